'use strict';

// node server.js PORT [--files FOLDER] [--deltas] [--no-undo]: tells "ready" once it listens.

const { parseArgs } = require('node:util');
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const game = require('./game.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string' }, deltas: { type: 'boolean' }, 'no-undo': { type: 'boolean' } },
});

const server = Server({
  games: [{ ...game, deltaState: values.deltas === true, disableUndo: values['no-undo'] === true }],
  origins: [Origins.LOCALHOST],
  ...(values.files ? { db: new FlatFile({ dir: values.files }) } : {}),
});

server.run(Number(positionals[0]), () => console.log('ready'));
