'use strict';
// The connection with a program that answers as it is told to: what arrives together, in parts, or too late.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { BUILT } = require('./package');

const { Connection } = require(path.join(BUILT, 'lib/connection'));

let folder;
const { NAVBRIDGE_BIN } = process.env;
before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'connection-'));
  // It answers 'initialize' at once, keeps the others, and answers all of them, the last one first, when one is called 'all'.
  const program = `#!${process.execPath}
    const { FrameReader, frame } = require(${JSON.stringify(path.join(BUILT, 'lib/frames'))});
    const fs = require('fs');
    const [reader, kept] = [new FrameReader(), []];
    const write = (bytes) => { while (bytes.length) bytes = bytes.subarray(fs.writeSync(1, bytes)); };
    const answer = ({ id, method }) => frame({ jsonrpc: '2.0', id, result: method });
    process.stdin.on('data', (bytes) => {
      reader.add(bytes);
      for (let message; (message = reader.next()) !== undefined;) {
        if (message.method === 'initialize') write(answer(message));
        else kept.push(message);
        if (message.method === 'exit') process.exit(7);
        if (!/^all/.test(message.method)) continue;
        const all = Buffer.concat([...kept.reverse().map(answer), frame({ jsonrpc: '2.0', method: 'note', params: [1] })]);
        kept.length = 0;
        if (message.method === 'all') write(all);
        else for (const byte of all) write(Buffer.from([byte]));
      }
    });`;
  fs.writeFileSync(path.join(folder, 'navbridge'), program, { mode: 0o755 });
  process.env.NAVBRIDGE_BIN = folder;
});
after(() => {
  process.env.NAVBRIDGE_BIN = NAVBRIDGE_BIN;
  fs.rmSync(folder, { recursive: true });
});

for (const all of ['all', 'all in parts']) {
  test(`messages that arrive after the answer to a request that blocks are not lost (${all})`, async () => {
    const connection = new Connection();
    const notes = [];
    const noted = new Promise((done) => {
      connection.onNotification = (...note) => done(notes.push(note));
    });
    const order = [];
    const waiting = ['a', 'b'].map((name) => connection.request(name).then((result) => order.push(result)));
    assert.strictEqual(connection.requestNow(all), all);
    assert.deepStrictEqual(order, []);
    await Promise.all(waiting);
    // A connection without a request under way keeps no process alive, and the note may still be on its way.
    const alive = setInterval(() => {}, 1000);
    await noted;
    clearInterval(alive);
    assert.deepStrictEqual([order, notes], [['b', 'a'], [['note', [1]]]]);
    await connection.close();
  });
}

test('the end of the program ends a request that blocks, and those that wait', async () => {
  const connection = new Connection();
  const waiting = assert.rejects(connection.request('a'), { code: 'CONNECTION_LOST', message: /has ended with code 7/ });
  assert.throws(() => connection.requestNow('exit'), { code: 'CONNECTION_LOST', message: /has ended/ });
  await waiting;
  assert.throws(() => connection.requestNow('a'), /has ended with code 7/);
  assert.strictEqual(connection.isOpen, false);
  await connection.close();
});
