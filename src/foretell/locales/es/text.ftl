### Language models: the text environment and the command `foretell mcp`.

help-mcp = da un asiento a un asistente, mediante el Model Context Protocol (stdin y stdout)
# $example: a prediction with a confidence
text-confidence = Tras tu predicción puedes añadir la probabilidad de que sea acertada, de 0 a 1: { $example }
