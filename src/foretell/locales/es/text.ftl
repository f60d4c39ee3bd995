### Language models: the text environment and the command `foretell mcp`.

help-mcp = da un asiento a un asistente, mediante el Model Context Protocol (stdin y stdout)
mcp-terminal = Esta orden espera los mensajes de un asistente, no lo que escribes: indícala en los ajustes de tu asistente. Ctrl-C la detiene.
# $example: a prediction with a confidence
text-confidence = Tras tu predicción puedes añadir la probabilidad de que sea acertada, de 0 a 1: { $example }
