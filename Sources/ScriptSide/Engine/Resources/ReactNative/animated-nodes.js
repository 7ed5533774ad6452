'use strict';
// The graph of React Native's animated nodes: values, what is computed of them, and the views that show them.

const { setAnimated, views } = require('./views');

/** The nodes by tag: their configuration, and a value's `value` and `offset`. */
const nodes = new Map();
/** The nodes that depend on a node, by its tag. */
const children = new Map();
/** The view that shows a node of properties, by the node's tag. */
const shownBy = new Map();

function create(tag, config) {
  nodes.set(tag, { ...config, value: config?.value ?? 0, offset: config?.offset ?? 0, tag });
}

function drop(tag) {
  nodes.delete(tag);
  children.delete(tag);
  shownBy.delete(tag);
}

function connect(parent, child) {
  if (!children.has(parent)) children.set(parent, new Set());
  children.get(parent).add(child);
  const node = nodes.get(child);
  if (node?.type === 'interpolation') node.parent = parent;
}

const disconnect = (parent, child) => void children.get(parent)?.delete(child);

/** Returns a number of a range by the place of another number in its own range. */
function interpolate(value, { inputRange, outputRange, extrapolateLeft = 'extend', extrapolateRight = 'extend' }) {
  let at = 1;
  while (at < inputRange.length - 1 && inputRange[at] <= value) at++;
  const [from, to, low, high] = [inputRange[at - 1], inputRange[at], outputRange[at - 1], outputRange[at]];
  const isLeft = value < inputRange[0];
  const isRight = value > inputRange.at(-1);
  const beyond = isLeft ? extrapolateLeft : isRight ? extrapolateRight : 'extend';
  if (beyond === 'identity') return value;
  const clamped = beyond === 'clamp' ? (isLeft ? from : to) : value;
  if (typeof low !== 'number' || typeof high !== 'number') return clamped >= to ? high : low;
  return to === from ? low : low + ((clamped - from) / (to - from)) * (high - low);
}

const COMPUTED = {
  addition: ([one, other]) => one + other,
  subtraction: ([one, other]) => one - other,
  multiplication: ([one, other]) => one * other,
  division: ([one, other]) => (other === 0 ? 0 : one / other),
};

/** The value of a node, with its offset. */
function valueOf(tag) {
  const node = nodes.get(tag);
  if (!node) return 0;
  if (node.type === 'value') return node.value + node.offset;
  if (node.type === 'interpolation') return interpolate(valueOf(node.parent), node);
  if (COMPUTED[node.type]) return COMPUTED[node.type](node.input.map(valueOf));
  if (node.type === 'modulus') return ((valueOf(node.input) % node.modulus) + node.modulus) % node.modulus;
  if (node.type === 'diffclamp') return clampDifference(node);
  return node.value;
}

function clampDifference(node) {
  const value = valueOf(node.input);
  node.last ??= value;
  node.value = Math.max(node.min, Math.min(node.max, (node.value ?? node.min) + value - node.last));
  node.last = value;
  return node.value;
}

/** The properties that a node of a style or of a transform stands for. */
function propertiesOf(tag) {
  const node = nodes.get(tag);
  if (node?.type === 'transform') {
    const step = ({ type, property, nodeTag, value }) => ({ [property]: type === 'animated' ? valueOf(nodeTag) : value });
    return { transform: node.transforms.map(step) };
  }
  const result = {};
  const own = node?.type === 'props' ? node.props : node?.type === 'style' ? node.style : {};
  for (const name in own) {
    const inner = nodes.get(own[name])?.type;
    if (inner === 'style' || inner === 'transform') Object.assign(result, propertiesOf(own[name]));
    else result[name] = valueOf(own[name]);
  }
  return result;
}

/** Shows the value of a node in the views that depend on it. @param visit called with each node that has changed */
function spread(tag, visit) {
  visit?.(tag);
  const view = views.get(shownBy.get(tag));
  if (view) setAnimated(view, propertiesOf(tag));
  for (const child of children.get(tag) ?? []) spread(child, visit);
}

function show(tag, view) {
  shownBy.set(tag, view);
  spread(tag);
}

function hide(tag, view) {
  shownBy.delete(tag);
  if (views.has(view)) setAnimated(views.get(view), null);
}

/** True if a view shows what depends on a node. */
const hasDependants = (tag) => shownBy.has(tag) || [...(children.get(tag) ?? [])].some(hasDependants);

module.exports = { create, drop, connect, disconnect, hasDependants, hide, nodes, show, spread, valueOf };
