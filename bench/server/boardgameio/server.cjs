// boardgame.io's own server with its in-memory store and a trivial game. It says where it listens, and ends with its stdin.
const { Server } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }, number) => ({ count: G.count + number }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

process.stdin.resume();
process.stdin.on("end", () => process.exit());

const server = Server({ games: [counter], origins: [false] });
const listen = server.app.listen;
server.app.listen = (port, done) => listen.call(server.app, port, "127.0.0.1", done);
server.run(0).then(({ appServer }) => console.log(`listens on http://127.0.0.1:${appServer.address().port}`));
