'use strict';
// The designs of navigation that have a library of their own.

const { get } = require('./native-modules');
const { LayersDeclaration, NativeAppViewDeclaration } = require('./vocabulary');

/**
 * For each design: the name by which an app requires its library, the library, the module by which the native side shows
 * that it runs the design, and `begin` and `turnEnded`, which are called when a context begins and at the end of a turn.
 */
const designs = [
  {
    name: 'navbridge/native-router',
    library: () => require('./native-router').nativeRouter,
    module: NativeAppViewDeclaration,
    // The mirror follows the router from the beginning of the context, whenever the app requires it.
    begin: () => require('./native-router'),
  },
  {
    name: 'navbridge/layers',
    library: () => require('./layers').layers,
    module: LayersDeclaration,
    turnEnded: require('./layers-content').turnEnded,
  },
];

const endsOfTurn = designs.flatMap(({ turnEnded }) => turnEnded ?? []);

module.exports = {
  libraries: Object.fromEntries(designs.map(({ name, library }) => [name, library])),
  begin() {
    for (const { module, begin } of designs) if (begin && get(module.name)) begin();
  },
  /** Returns true if a script has gone on by it. */
  turnEnded: () => endsOfTurn.reduce((goesOn, turnEnded) => turnEnded() || goesOn, false),
};
