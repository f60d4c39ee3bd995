### Language models: the text environment and the command `foretell mcp`.

help-mcp = donner une place à un assistant, par le Model Context Protocol (stdin et stdout)
mcp-terminal = Cette commande attend les messages d’un assistant, et non ce que vous tapez : indiquez-la dans les réglages de votre assistant. Ctrl-C l’arrête.
# $example: a prediction with a confidence
text-confidence = Après votre prédiction, vous pouvez ajouter sa probabilité d’être exacte, de 0 à 1 : { $example }
