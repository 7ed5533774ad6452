const { expect, test } = require('navbridge');
const { host } = require('./host');

/** What Node sends, message by message. */
let script;
const sent = [];
const done = [];

Object.assign(host, {
  file: 'app.js',
  exchange(text) {
    sent.push(JSON.parse(text));
    return JSON.stringify(script.shift());
  },
  add: (one, other) => one + other,
  note: (value) => void done.push(value),
  callsFrom: (stack) => void done.push(stack),
});
script = [{ returned: {} }];
const relay = require('house/node-relay');

/** Makes a call of the host into the script, to which Node answers with these messages. */
function enter(messages, call = () => relay.callTimer(7)) {
  [script, sent.length, done.length] = [messages, 0, 0];
  return call();
}

test('the beginning names the functions of the host, and has its values', () => {
  expect(sent).toHaveLength(1);
  const { functions, values } = sent[0].begin;
  expect(functions).toEqual(expect.arrayContaining(['add', 'note', 'exchange']));
  expect([functions.includes('file'), values.file, 'add' in values]).toEqual([false, 'app.js', false]);
});

test('a call crosses with its arguments, and its result comes back', () => {
  expect(enter([{ returned: { value: 4 } }])).toBe(4);
  expect(sent).toEqual([{ enter: 'callTimer', args: [{ value: 7 }] }]);
  expect(enter([{ returned: { special: 'undefined' } }])).toBe(undefined);
});

test('what the script calls meanwhile is done in its order, and answered', () => {
  const calls = [
    { call: 'note', args: [{ special: 'NaN' }] }, { call: 'add', args: [{ value: 2 }, { value: 3 }], stack: 'f@app.js:1:2' },
    { returned: {} },
  ];
  enter(calls);
  expect(done).toEqual([NaN, 'f@app.js:1:2']);
  expect(sent.slice(1)).toEqual([{ answer: { special: 'undefined' } }, { answer: { value: 5 } }]);
});

test('what the script throws is thrown, with its stack, its code and its causes', () => {
  const cause = { error: { name: 'RangeError', message: 'deep', stack: 'g@b.js:3:4' } };
  const error = { name: 'TypeError', message: 'bad', stack: 'f@a.js:1:2', code: 'E_BAD', cause };
  const thrown = (value) => {
    try {
      enter([{ thrown: value }]);
    } catch (caught) {
      return caught;
    }
    return 'nothing';
  };
  const caught = thrown({ error });
  expect([String(caught), caught.stack, caught.code]).toEqual(['TypeError: bad', 'f@a.js:1:2', 'E_BAD']);
  expect([String(caught.cause), caught.cause.stack]).toEqual(['RangeError: deep', 'g@b.js:3:4']);
  expect(thrown({ value: { value: { a: 1 } } })).toEqual({ a: 1 });
  expect(thrown({ value: { special: 'undefined' } })).toBe(undefined);
});

test('the value of the file stays in Node', () => {
  enter([{ returned: {} }], () => relay.ranTopLevel(Promise.resolve()));
  expect(sent).toEqual([{ enter: 'ranTopLevel', args: [] }]);
});

test('advice follows the words of an error as a sentence of its own, where there is any', () => {
  const advice = (returned) => enter([{ returned }], () => relay.functionAdvice('x is not a function'));
  expect(advice({ value: ' Did you mean it?' })).toBe('. Did you mean it?');
  expect([advice({ value: '' }), advice({})]).toEqual(['', '']);
});
