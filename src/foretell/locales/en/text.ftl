### Language models: the text environment and the command `foretell mcp`.

help-mcp = let an assistant take a seat, through the Model Context Protocol (stdin and stdout)
mcp-terminal = This command waits for messages from an assistant, not for what you type: enter it in the settings of your assistant. Press Ctrl-C to stop it.
# $example: a prediction with a confidence
text-confidence = After your prediction you may add how likely it is to be right, from 0 to 1: { $example }
