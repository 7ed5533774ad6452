'use strict';
// The connection to 'navbridge serve', with a program in its place that answers as a test wants.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const { BUILT } = require('./package');

const { Connection } = require(path.join(BUILT, 'lib/connection'));

/** A program that answers a request `late` together with the next one, which comes first. */
const PROGRAM = `#!${process.execPath}
const { FrameReader, frame } = require(${JSON.stringify(path.join(BUILT, 'lib/frames'))});
const reader = new FrameReader();
const late = [];
process.stdin.on('data', (bytes) => {
  reader.add(bytes);
  for (let message; (message = reader.next()) !== undefined;) {
    const { id, method } = message;
    if (method === 'late') { late.push(id); continue; }
    const failure = method === 'refused' && { error: { code: -32601, message: 'refused' } };
    const answers = [{ id, ...failure || { result: method } }, ...late.splice(0).map((each) => ({ id: each, result: 'late' }))];
    process.stdout.write(Buffer.concat(answers.map((each) => frame({ jsonrpc: '2.0', ...each }))));
  }
});
`;

for (const method of ['now', 'refused']) {
  test(`an answer that comes with that of a request which blocks is not lost (${method})`, async (t) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-connection-'));
    fs.writeFileSync(path.join(folder, 'navbridge'), PROGRAM, { mode: 0o755 });
    const chosen = process.env.NAVBRIDGE_BIN;
    process.env.NAVBRIDGE_BIN = folder;
    const connection = new Connection();
    if (chosen === undefined) delete process.env.NAVBRIDGE_BIN;
    else process.env.NAVBRIDGE_BIN = chosen;
    t.after(async () => {
      await connection.close();
      fs.rmSync(folder, { recursive: true });
    });
    const waiting = [connection.request('late'), connection.request('late')];
    if (method === 'refused') assert.throws(() => connection.requestNow(method), { rpcCode: -32601 });
    else assert.strictEqual(connection.requestNow(method), 'now');
    assert.deepStrictEqual(await Promise.all(waiting), ['late', 'late']);
  });
}
