'use strict';
// The views of libraries that keep out of the safe area by their own paddings or margins (react-native-screens §16): those of
// react-native-safe-area-context, and that of react-native-screens.

const { named } = require('./views');

const OF_CONTEXT = 'RNCSafeAreaView';
const OF_SCREENS = 'RNSSafeAreaView';

const isKept = named(OF_CONTEXT, OF_SCREENS);

/** The edges as insets have them, each with the names of its style's properties, the nearest one first. */
const EDGES = [
  ['top', 'Top', 'Vertical'], ['left', 'Left', 'Horizontal'], ['bottom', 'Bottom', 'Vertical'], ['right', 'Right', 'Horizontal'],
];

/** Returns what each edge does with its inset: `off`, `additive` or `maximum`. */
function effects({ name, props: { edges } }) {
  if (name === OF_SCREENS) return EDGES.map(([edge]) => (edges?.[edge] ? 'additive' : 'off'));
  if (edges === undefined || edges === null) return EDGES.map(() => 'additive');
  if (Array.isArray(edges)) return EDGES.map(([edge]) => (edges.includes(edge) ? 'additive' : 'off'));
  return EDGES.map(([edge]) => edges[edge] ?? 'off');
}

/** The points of a style's value. On the new architecture a share is taken for points by its number. */
const points = (value, isFabric) => {
  if (typeof value === 'number') return value;
  return (isFabric && Number.parseFloat(value)) || 0;
};

/**
 * Returns the properties by which a view keeps out of the safe area.
 *
 * @param style the view's own properties
 * @param insets those of the view that provides them: top, left, bottom, right
 */
function keptStyle(view, style, insets, isFabric) {
  const property = view.name === OF_SCREENS || view.props.mode === 'margin' ? 'margin' : 'padding';
  const all = effects(view);
  return Object.fromEntries(EDGES.map(([, edge, axis], at) => {
    const own = points(style[property + edge] ?? style[property + axis] ?? style[property], isFabric);
    const values = { off: own, additive: insets[at] + own, maximum: Math.max(insets[at], own) };
    return [property + edge, values[all[at]] ?? own];
  }));
}

/** Returns the view whose insets count for a view; null if there is none. */
function providerOf(view) {
  for (let each = view.parent; each; each = each.parent) {
    if (view.name === OF_SCREENS ? each.state?.insets : each.name === 'RNCSafeAreaProvider') return each;
  }
  return null;
}

module.exports = { isKept, keptStyle, providerOf };
