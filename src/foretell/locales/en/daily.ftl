### What `foretell daily` says.

help-daily = play the deal of the day, the same cards for everybody, and get a score without the luck
option-date = the day, such as 2026-11-18 (default: today in UTC)
# $answer: what was typed
error-date = "{ $answer }" is not a day: write it as 2026-11-18.
# $date: such as 2026-11-18
daily-heading = The deal of the day, { $date }
daily-offline = This deal follows from the date alone, so that everybody can play it offline. It is not the deal of a server.
daily-result = Score: { $points } (give or take { $error }) = result { $result } − luck { $luck }
daily-share = To share:
# $pip: what to type
daily-no-score = The score needs { $package }, which is not installed. To install it, run: { $pip }
