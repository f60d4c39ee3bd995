"""A bot without the library: it reads messages from stdin and writes decisions to stdout.

foretell arena "program:python docs/examples/random_bot.py" novice
"""

import json
import random
import sys

view = {}
chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "welcome":  # a new game
        view = {}
        chance = random.Random(message["seed"])
    elif message["type"] == "frame":
        view |= message["changes"]
        if view["choices"]:
            decision = {"ply": message["ply"], "action": chance.choice(view["choices"])}
            print(json.dumps(decision), flush=True)
