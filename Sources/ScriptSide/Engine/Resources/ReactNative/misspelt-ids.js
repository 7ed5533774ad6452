'use strict';
// Elements that React has with a test id under a name that React Native does not know, so that no view has it.

const { roots } = require('./react-roots');

const MISSPELT = ['testId', 'testid', 'data-testid'];

/** Returns the member by which an element of React's has a test id that no view has; null if none has. */
function misspeltId(testID) {
  const waiting = [...roots.values()].map(({ fiber }) => fiber);
  while (waiting.length) {
    const fiber = waiting.pop();
    if (!fiber) continue;
    const { memoizedProps } = fiber;
    const name = MISSPELT.find((each) => memoizedProps?.[each] === testID);
    if (name !== undefined) return name;
    waiting.push(fiber.sibling, fiber.child);
  }
  return null;
}

module.exports = { misspeltId };
