### What the command `foretell dataset` says.

help-dataset = play games with bots and write every decision into Parquet files
option-dataset-out = folder for the dataset
option-dataset-resume = continue the dataset in the folder of --out, up to the number of games in --games
option-dataset-verify = check the dataset in the folder of --out instead of writing one
error-needs-out = Name a folder with --out.
# $pip: what to type
error-dataset-parts = Datasets need { $package }, which is not installed. To install it, run: { $pip }
error-dataset-unfinished = The dataset in { $folder } is not complete: continue it with --resume.
error-dataset-differs = { $file } does not have the content that dataset.json states: it was changed or is damaged.
dataset-written = { $folder } has { count-games }, { count-decisions }.
dataset-good = { $folder } has the stated content: { count-games }, { count-decisions }.
# $digest: 64 hexadecimal digits
dataset-digest = Digest: { $digest }
