### Every language: its code, its name in the language itself, and how it writes numbers.
###
### .plurals    a rule of plurals.py
### .decimal    the decimal separator; .thousands: the separator between groups of three digits
### .group-from the number of digits from which groups are separated

en = English
    .plurals = english
    .decimal = { "." }
    .thousands = { "," }
    .group-from = 4
fr = Français
    .plurals = french
    .decimal = { "," }
    .thousands = { "\u202F" }
    .group-from = 4
es = Español
    .plurals = spanish
    .decimal = { "," }
    .thousands = { "." }
    .group-from = 5
it = Italiano
    .plurals = spanish
    .decimal = { "," }
    .thousands = { "." }
    .group-from = 5
ro = Română
    .plurals = romanian
    .decimal = { "," }
    .thousands = { "." }
    .group-from = 4
