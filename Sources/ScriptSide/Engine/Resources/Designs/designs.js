'use strict';
// The designs of navigation that have a library of their own.

const { get } = require('./native-modules');
const { NativeAppViewDeclaration, RootViewDeclaration } = require('./vocabulary');

/**
 * For each design: the name by which an app requires its library, the library, and `begin`, `loaded` and `turnEnded`, which
 * are called when a context begins, when its script has been evaluated, and at the end of a turn.
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
    turnEnded: () => require('./layers-content').turnEnded(),
  },
  {
    // An app without a navigation library has its one root shown.
    loaded() {
      const factory = get(RootViewDeclaration.name);
      if (factory) require('./main-component').show(factory);
    },
  },
];

const endsOfTurn = designs.flatMap(({ turnEnded }) => turnEnded ?? []);

module.exports = {
  libraries: Object.fromEntries(designs.filter(({ name }) => name).map(({ name, library }) => [name, library])),
  begin() {
    for (const { begin } of designs) begin?.();
  },
  loaded() {
    for (const { loaded } of designs) loaded?.();
  },
  /** Returns true if a script has gone on by it. */
  turnEnded: () => endsOfTurn.reduce((hasWork, turnEnded) => turnEnded() || hasWork, false),
};
