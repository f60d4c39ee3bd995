### Language models: the text environment and the command `foretell mcp`.

help-mcp = dă un loc unui asistent, prin Model Context Protocol (stdin și stdout)
# $example: a prediction with a confidence
text-confidence = După predicția ta poți adăuga probabilitatea ca ea să fie corectă, de la 0 la 1: { $example }
