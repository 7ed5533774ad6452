import { nodesOf, rowsOf } from '../../Sources/Inspector/Resources/tree-nodes.js';
import { expect, test } from 'navbridge';

const snapshot = { windows: [{ kind: 'main', root: {
  class: 'RNNComponentViewController', type: 'Component', componentId: 'home', react: {
    type: 'RCTRootView', tag: 1, children: [
      { type: 'RCTView', tag: 2, testID: 'row', inWindow: [0, 0, 9, 9], components: ['Row', 'View'] },
      { type: 'RCTView', tag: 4, inWindow: [0, 9, 9, 9] },
    ],
  },
} }] };
const titles = (filter) => rowsOf(nodesOf(snapshot), new Set(), filter).map(({ value: { tag }, kind }) => tag ?? kind);

test("a view has React's components without the one that is named as it is", () => {
  const [, , , row, other] = nodesOf(snapshot);
  expect([row.components, other.components]).toEqual([['Row'], []]);
});

test.each([
  ['', ['window', 'controller', 1, 2, 4]], ['row', ['window', 'controller', 1, 2]], ['#row', ['window', 'controller', 1, 2]],
  ["{ testID: 'row' }", ['window', 'controller', 1, 2]], ['#ro', []], ['nothing', []],
])('the filter %p shows %p', (filter, found) => {
  expect(titles(filter)).toEqual(found);
});
