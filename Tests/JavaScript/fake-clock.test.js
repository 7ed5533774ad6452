const { expect, test } = require('navbridge');
const { FakeClock } = require('house/fake-clock');

/** Runs timers as a call of Jest does. */
const run = (steps) => {
  for (const due of steps) void due;
};

/** A clock with a record of the calls, each with its time. */
function recorded(epoch = 0, most) {
  const clock = new FakeClock(epoch, most);
  const calls = [];
  return { clock, calls, call: (name) => () => calls.push([name, clock.now]) };
}

test('timers come in the order of their times, and of one time in the order in which they were set', () => {
  const { clock, calls, call } = recorded();
  clock.schedule(call('late'), 20);
  clock.schedule(call('one'), 10);
  clock.schedule(call('two'), 10);
  run(clock.until(19));
  expect(calls).toEqual([['one', 10], ['two', 10]]);
  expect(clock.now).toBe(19);
  run(clock.until(20));
  expect(calls.at(-1)).toEqual(['late', 20]);
});

test('a timer may set and clear others, and an interval comes until it is cleared', () => {
  const { clock, calls, call } = recorded();
  const id = clock.schedule(call('interval'), 10, [], true);
  const cleared = clock.schedule(call('cleared'), 30);
  clock.schedule(() => {
    clock.clear(cleared);
    clock.schedule(call('inner'), 5);
  }, 10);
  run(clock.until(30));
  expect(calls).toEqual([['interval', 10], ['inner', 15], ['interval', 20], ['interval', 30]]);
  clock.clear(id);
  expect(clock.pending).toEqual([]);
});

test('an interval of 0 ms lets time pass, and delays that are no numbers are 0', () => {
  const { clock, calls, call } = recorded();
  clock.schedule(call('interval'), 0, [], true);
  for (const delay of [undefined, -5, NaN, 'x']) clock.schedule(call('timer'), delay);
  run(clock.until(2));
  expect(calls).toEqual([...Array(4).fill(['timer', 0]), ['interval', 1], ['interval', 2]]);
  expect(() => clock.schedule('no function', 1)).toThrow('A timer needs a function');
});

test('only those that wait run, and not those that they set', () => {
  const { clock, calls, call } = recorded();
  clock.schedule(() => {
    call('one')();
    clock.schedule(call('inner'), 1);
  }, 10);
  clock.schedule(call('two'), 20);
  run(clock.onlyPending());
  expect(calls).toEqual([['one', 10], ['two', 20]]);
  expect(clock.pending.map(({ due }) => due)).toEqual([11]);
  run(clock.all());
  // It is late, and time does not go back.
  expect(calls.at(-1)).toEqual(['inner', 20]);
});

test('timers that set others without end are an error after the most that may run', () => {
  const { clock } = recorded(0, 50);
  const again = () => clock.schedule(again, 1);
  again();
  expect(() => run(clock.all())).toThrow('Ran 50 timers');
  expect(() => run(clock.until(1000))).toThrow('Ran 50 timers');
});

test('the next timers are those of the next times, and none is left out', () => {
  const { clock, calls, call } = recorded();
  clock.schedule(call('one'), 10);
  clock.schedule(call('same'), 10);
  clock.schedule(call('two'), 30);
  run(clock.next(1));
  expect([calls.length, clock.now]).toEqual([2, 10]);
  run(clock.next(5));
  expect([calls.length, clock.now]).toEqual([3, 30]);
});

test('a frame begins at a multiple of its duration', () => {
  const { clock } = recorded();
  expect(clock.untilFrame).toBeCloseTo(16.667, 3);
  run(clock.until(20));
  expect(clock.untilFrame).toBeCloseTo(13.333, 3);
});

test('the date goes on from the one that is set', () => {
  const { clock } = recorded(1000);
  run(clock.until(500));
  expect(clock.date).toBe(1500);
  clock.date = 9000;
  run(clock.until(600));
  expect(clock.date).toBe(9100);
});
