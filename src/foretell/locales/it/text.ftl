### Language models: the text environment and the command `foretell mcp`.

help-mcp = fa sedere un assistente, con il Model Context Protocol (stdin e stdout)
mcp-terminal = Questo comando aspetta i messaggi di un assistente, non ciò che scrivi: indicalo nelle impostazioni del tuo assistente. Ctrl-C lo ferma.
# $example: a prediction with a confidence
text-confidence = Dopo la tua predizione puoi aggiungere la probabilità che sia esatta, da 0 a 1: { $example }
