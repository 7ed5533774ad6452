const { expect, test } = require('navbridge');
const { RouterMirror } = require('house/router-mirror');

const change = (seq) => ({ seq, state: { seq } });

function mirror() {
  const seen = [];
  let requests = 0;
  const made = new RouterMirror(() => {
    requests += 1;
  });
  const subscription = made.subscribe(({ seq }) => seen.push(seq));
  return { made, seen, subscription, requests: () => requests };
}

test('changes are followed one after another, and old ones are left out', () => {
  const { made, seen, requests } = mirror();
  for (const seq of [5, 6, 6, 4, 7]) made.receive(change(seq), false);
  expect([seen, made.state.seq, requests()]).toEqual([[5, 6, 7], 7, 0]);
});

test('a gap is closed by one request, until whose answer nothing is applied', () => {
  const { made, seen, requests } = mirror();
  for (const seq of [1, 3, 4]) made.receive(change(seq), false);
  expect([seen, requests()]).toEqual([[1], 1]);
  made.receiveRequested({ seq: 4 });
  made.receive(change(5), false);
  expect([seen, requests()]).toEqual([[1, 4, 5], 1]);
});

test('the first state of a context is taken whole', () => {
  const { made, seen } = mirror();
  made.receive(change(1), false);
  made.receive(change(9), true);
  expect(seen).toEqual([1, 9]);
});

test('a subscriber that is removed sees nothing more', () => {
  const { made, seen, subscription } = mirror();
  made.receive(change(1), false);
  subscription.remove();
  made.receive(change(2), false);
  expect([seen, made.state.seq]).toEqual([[1], 2]);
});
