'use strict';

// A card game of like size to Foretell's, in boardgame.io's own idiom: 54 cards, secret hands of 5, a display of 2 x 6,
// three rounds with a prediction at the end of each, about 87 moves of four players. `choices` is what a player may do
// now; it is a string, so that a patch replaces it whole.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SUITS = ['C', 'M', 'S', 'T'];
const VALUES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const CARDS = [...SUITS.flatMap((suit) => VALUES.map((value) => value + suit)), 'R1', 'R2'];
const HAND = 5;
const COLUMNS = 6;
const ROUNDS = 3;
const POTS = [4, 6, 8];
const NONE = '-';

const worth = (card) => VALUES.indexOf(card.slice(0, -1)) + 1;

// --- the cards -----------------------------------------------------------------------------------

function draw(G, random) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const card = G.secret.deck.pop();
  G.deckSize = G.secret.deck.length;
  return card;
}

function lay(G, card) {
  for (const row of G.display) {
    const space = row.indexOf(null);
    if (space >= 0) {
      row[space] = card;
      return;
    }
  }
}

const isFull = (G) => G.display[1][COLUMNS - 1] !== null;

function deal(G, random) {
  G.secret.deck = random.Shuffle(CARDS);
  G.discard = [];
  G.display = [new Array(COLUMNS).fill(null), new Array(COLUMNS).fill(null)];
  for (const player of Object.values(G.players)) {
    player.hand = [];
    for (let count = 0; count < HAND; count++) player.hand.push(draw(G, random));
  }
  lay(G, draw(G, random));
  lay(G, draw(G, random));
  G.pot += POTS[G.round - 1];
  G.predictions = G.predictions.map(() => null);
}

// --- what is asked, and of whom ------------------------------------------------------------------

function choicesOf(G, hand) {
  switch (G.phase) {
    case 'play': return hand;
    case 'exchange': return [NONE, ...hand];
    case 'discard': return hand;
    default: return Object.keys(G.players);
  }
}

function ask(G, seat, phase) {
  for (const player of Object.values(G.players)) player.choices = '';
  G.phase = phase;
  G.players[seat].choices = choicesOf(G, G.players[seat].hand).join(' ');
}

const mayChoose = (G, seat, choice) => G.players[seat].choices.split(' ').includes(choice);
const nextSeat = (ctx) => String((Number(ctx.currentPlayer) + 1) % ctx.numPlayers);

function endTurn({ G, ctx, events }, phase) {
  ask(G, nextSeat(ctx), phase);
  events.endTurn();
}

// --- the moves -----------------------------------------------------------------------------------

const setup = ({ ctx, random }) => {
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
  const G = {
    secret: { deck: [] },
    players: Object.fromEntries(seats.map((seat) => [seat, { hand: [], choices: '' }])),
    round: 1,
    turns: 0,
    phase: 'play',
    display: [],
    discard: [],
    deckSize: 0,
    played: null,
    runes: seats.map(() => 0),
    pot: 0,
    predictions: seats.map(() => null),
    unfoldings: [],
    events: [],
  };
  deal(G, random);
  ask(G, '0', 'play');
  return G;
};

function play(context, card) {
  const { G, playerID } = context;
  const { hand } = G.players[playerID];
  if (G.phase !== 'play' || !mayChoose(G, playerID, card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.played = card;
  G.turns += 1;
  G.events = [{ key: 'played', seat: playerID, cards: [card] }];
  ask(G, playerID, 'exchange');
}

function exchange(context, card) {
  const { G, playerID, random } = context;
  const { hand } = G.players[playerID];
  if (G.phase !== 'exchange' || !mayChoose(G, playerID, card)) return INVALID_MOVE;
  G.events = [{ key: 'declined', seat: playerID, cards: [] }];
  if (card !== NONE) {
    const row = G.display[1][0] === null ? G.display[0] : G.display[1];
    const taken = row[0];
    row[0] = card;
    hand.splice(hand.indexOf(card), 1, taken);
    G.events = [{ key: 'exchanged', seat: playerID, cards: [card, taken] }];
  }
  hand.push(draw(G, random));
  G.events.push({ key: 'drew', seat: playerID, cards: [null] });
  if (worth(G.played) % 2 === 0) return finish(context);
  hand.push(draw(G, random));
  ask(G, playerID, 'discard');
}

function discard(context, card) {
  const { G, playerID } = context;
  const { hand } = G.players[playerID];
  if (G.phase !== 'discard' || !mayChoose(G, playerID, card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.discard.push(card);
  G.events = [{ key: 'discarded', seat: playerID, cards: [card] }];
  finish(context);
}

function finish(context) {
  const { G } = context;
  lay(G, G.played);
  G.events.push({ key: 'displayed', cards: [G.played] });
  G.played = null;
  endTurn(context, isFull(G) ? 'predict' : 'play');
}

function predict(context, seat) {
  const { G, playerID, random, events } = context;
  if (G.phase !== 'predict' || !mayChoose(G, playerID, seat)) return INVALID_MOVE;
  G.predictions[Number(playerID)] = Number(seat);
  G.events = [{ key: 'predicted', seat: playerID, other: seat }];
  if (G.predictions.includes(null)) return endTurn(context, 'predict');
  unfold(G);
  if (G.round === ROUNDS) {
    for (const player of Object.values(G.players)) player.choices = '';
    events.endGame({ winner: G.runes.indexOf(Math.max(...G.runes)) });
    return;
  }
  G.round += 1;
  deal(G, random);
  endTurn(context, 'play');
}

function unfold(G) {
  const hands = Object.values(G.players).map((player) => [...player.hand]);
  const points = hands.map((hand) => hand.reduce((sum, card) => sum + worth(card), 0));
  const best = points.indexOf(Math.max(...points));
  const right = G.predictions.filter((seat) => seat === best).length;
  const share = right === 0 ? 0 : Math.floor(G.pot / right);
  const gains = G.predictions.map((seat) => (seat === best ? share : 0));
  G.runes = G.runes.map((runes, seat) => runes + gains[seat]);
  G.pot -= share * right;
  G.unfoldings.push({ round: G.round, hands, points, best, predictions: [...G.predictions], gains });
  G.events.push({ key: 'unfolded', cards: hands.flat() });
}

module.exports = {
  name: 'cards',
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { play, exchange, discard, predict },
  playerView: PlayerView.STRIP_SECRETS,
};
