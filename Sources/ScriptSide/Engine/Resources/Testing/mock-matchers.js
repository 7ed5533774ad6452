'use strict';
// The matchers for recording functions, by the names that Jest gave them.

const { equals } = require('./equality');
const { matchers } = require('./expect');
const { inspect } = require('./inspect');
const { recordOf } = require('./mock-functions');

function recorded(received, matcher) {
  const record = recordOf(received);
  if (record) return record;
  throw new TypeError(`expect(…).${matcher} needs a function of jest.fn() or jest.spyOn(), not ${inspect(received, 1)}.`);
}

const callsText = (calls) => (calls.length ? calls.map((args) => `  ${inspect(args, 1)}`).join('\n') : '  none');

const withCalls = (record, verdict) => ({ ...verdict, reason: `The calls of ${record.name}:\n${callsText(record.calls)}` });
const returns = ({ results }) => results.filter(({ type }) => type === 'return').map(({ value }) => value);

function add(name, judge) {
  matchers[name] = (received, ...expected) => {
    const record = recorded(received, name);
    return withCalls(record, judge(record, ...expected));
  };
}

const counted = (received, expected) => ({ isMatch: received === expected, expected, received });
const compared = (received, expected) => ({ isMatch: received !== undefined && equals(received, expected), expected, received });

add('toHaveBeenCalled', ({ calls }) => ({ isMatch: calls.length > 0 }));
add('toHaveBeenCalledTimes', ({ calls }, count) => counted(calls.length, count));
add('toHaveBeenCalledWith', ({ calls }, ...args) => ({
  isMatch: calls.some((one) => equals(one, args)), expected: args, received: calls.at(-1),
}));
add('toHaveBeenLastCalledWith', ({ calls }, ...args) => compared(calls.at(-1), args));
add('toHaveBeenNthCalledWith', ({ calls }, number, ...args) => compared(calls[number - 1], args));
add('toHaveReturned', (record) => ({ isMatch: returns(record).length > 0 }));
add('toHaveReturnedTimes', (record, count) => counted(returns(record).length, count));
add('toHaveReturnedWith', (record, value) => ({
  isMatch: returns(record).some((one) => equals(one, value)), expected: value, received: returns(record).at(-1),
}));
add('toHaveLastReturnedWith', (record, value) => ({
  isMatch: returns(record).length > 0 && equals(returns(record).at(-1), value), expected: value, received: returns(record).at(-1),
}));
add('toHaveNthReturnedWith', ({ results }, number, value) => {
  const { type, value: received } = results[number - 1] ?? {};
  return { isMatch: type === 'return' && equals(received, value), expected: value, received };
});
