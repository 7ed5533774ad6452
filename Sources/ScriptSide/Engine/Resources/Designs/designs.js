'use strict';
// The designs of navigation that have a library of their own.

const { get } = require('./native-modules');
const { NativeAppViewDeclaration } = require('./vocabulary');

/**
 * For each design: the name by which an app requires its library, the library, and `begin` and `turnEnded`, which are called
 * when a context begins and at the end of a turn.
 */
const designs = [
  {
    name: 'navbridge/native-router',
    library: () => require('./native-router').nativeRouter,
    // The mirror follows the router, if it runs, from the beginning of the context, whenever the app requires it.
    begin() {
      if (get(NativeAppViewDeclaration.name)) require('./native-router');
    },
  },
  {
    name: 'navbridge/layers',
    library: () => require('./layers').layers,
    turnEnded: require('./layers-content').turnEnded,
  },
];

const endsOfTurn = designs.flatMap(({ turnEnded }) => turnEnded ?? []);

module.exports = {
  libraries: Object.fromEntries(designs.map(({ name, library }) => [name, library])),
  begin() {
    for (const { begin } of designs) begin?.();
  },
  /** Returns true if a script has gone on by it. */
  turnEnded: () => endsOfTurn.reduce((hasWork, turnEnded) => turnEnded() || hasWork, false),
};
