// A bot in JavaScript: it reads messages from stdin and writes decisions to stdout.
// It takes every card that it may take, and predicts the player with the most runes.
//
// foretell arena "program:node docs/examples/eager_bot.js" novice

const readline = require("node:readline");

let view = {};
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "welcome") view = {}; // a new game
  if (message.type !== "frame") return;
  Object.assign(view, message.changes);
  if (view.choices.length > 0) console.log(JSON.stringify({ ply: message.ply, action: choose(view) }));
});

function choose({ phase, choices, runes }) {
  if (phase === "predict") return `=${runes.indexOf(Math.max(...runes))}`;
  return choices.find((token) => token.startsWith("+") || token === "use") ?? choices[0];
}
