### Language models: the text environment and the command `foretell mcp`.

help-mcp = dă un loc unui asistent, prin Model Context Protocol (stdin și stdout)
mcp-terminal = Această comandă așteaptă mesajele unui asistent, nu ce scrii tu: indic-o în setările asistentului tău. Ctrl-C o oprește.
# $example: a prediction with a confidence
text-confidence = După predicția ta poți adăuga probabilitatea ca ea să fie corectă, de la 0 la 1: { $example }
