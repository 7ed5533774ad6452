// The nodes of a snapshot (docs/protocol.md §9): windows, controllers, their bars, native views and React's views.

import { contains } from './geometry.js';
import { matching, readLocator } from './locators.js';

const quoted = (text) => {
  const line = String(text).replace(/\n/g, '⏎');
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
};

const nameOf = ({ testID }) => (testID ? `#${testID}` : '');
const listed = (words) => words.filter(Boolean).join(', ');

/** The text that a button shows, or its icon. */
const shownText = ({ text, title, icon }) => (text || title ? quoted(text ?? title) : typeof icon === 'string' ? icon : '');

/** React Native's own name of a native view: `Text` for `RCTText` and `Paragraph`. */
export function typeName(type) {
  if (type === 'Paragraph') return 'Text';
  if (/^RCT(?:Single|Multi)lineTextInputView$/.test(type)) return 'TextInput';
  return type.replace(/^RCT/, '');
}

/**
 * All nodes in the order of the tree. A node has `key`, `level` (from 1), `kind` (`window`, `controller`, `bar`, `item`, `view`
 * or `react`), `title`, `name`, `detail`, `frame`, `isVisible`, `componentId`, `parent` (the index of the node around it, or -1),
 * `hasChildren`, `setSize`, `place` (among its siblings, from 1) and `value` (the part of the snapshot).
 */
export function nodesOf(snapshot) {
  const nodes = [];
  const add = (parent, key, node) => {
    const level = parent < 0 ? 1 : nodes[parent].level + 1;
    nodes.push({
      frame: null, isVisible: true, componentId: null, detail: '', ...node, key: parent < 0 ? key : `${nodes[parent].key}/${key}`,
      level, parent, hasChildren: false, count: 0,
    });
    if (parent >= 0) {
      nodes[parent].hasChildren = true;
      nodes[parent].count += 1;
    }
    nodes.at(-1).place = parent >= 0 ? nodes[parent].count : nodes.filter((one) => one.parent < 0).length;
    return nodes.length - 1;
  };
  (snapshot?.windows ?? []).forEach((window, at) => addWindow(add, window, at));
  const roots = nodes.filter(({ parent }) => parent < 0).length;
  for (const node of nodes) node.setSize = node.parent < 0 ? roots : nodes[node.parent].count;
  return nodes;
}

function addWindow(add, window, at) {
  const { root, presented, ...value } = window;
  const detail = [window.key ? 'key' : '', window.level ? `level ${window.level}` : ''].filter(Boolean).join(', ');
  const index = add(-1, `window${at}`, { kind: 'window', title: `${window.kind} window`, detail, value });
  if (root) addController(add, index, root, 'root');
  (presented ?? []).forEach((node, place) => addController(add, index, node, `presented${place}`, 'presented'));
}

function addController(add, parent, node, key, role = '') {
  const { children = [], react, views = [], topBar, tabBar, ...value } = node;
  const words = [node.name && node.name !== node.componentId ? node.name : '', role, node.dismissed ? 'dismissed' : ''];
  const index = add(parent, node.componentId ?? key, {
    kind: 'controller', title: node.type ?? node.class ?? '?', name: node.componentId ?? '', detail: listed(words),
    frame: node.frame ?? null, isVisible: node.visible !== false, componentId: node.componentId ?? null, value,
  });
  children.forEach((child, at) => addController(add, index, child, `${child.class}${at}`));
  if (react) addReact(add, index, react, node.visible !== false);
  views.forEach((view, at) => add(index, `view${at}`, {
    kind: 'view', title: view.class ?? 'View', name: nameOf(view), detail: view.text ? quoted(view.text) : '',
    frame: view.frame ?? null, value: view,
  }));
  if (topBar?.visible) addTopBar(add, index, topBar, node.visible !== false);
  if (tabBar?.visible) addTabBar(add, index, tabBar, node.visible !== false);
}

function addTopBar(add, parent, topBar, isVisible) {
  const { leftButtons = [], rightButtons = [], backButton, title, searchBar } = topBar;
  const index = add(parent, 'topBar', {
    kind: 'bar', title: 'top bar', detail: title?.text ? quoted(title.text) : '', frame: topBar.frame ?? null, isVisible,
    value: topBar,
  });
  const item = (key, name, value) => add(index, key, {
    kind: 'item', title: name, name: nameOf(value), frame: value.frame ?? null, isVisible, value,
    detail: listed([shownText(value), value.enabled === false ? 'disabled' : '']),
  });
  if (backButton?.visible) item('back', 'back button', backButton);
  leftButtons.forEach((one, at) => item(`left${at}`, 'left button', one));
  if (title?.text) item('title', 'title', title);
  rightButtons.forEach((one, at) => item(`right${at}`, 'right button', one));
  if (searchBar?.visible) item('search', 'search bar', searchBar);
}

function addTabBar(add, parent, tabBar, isVisible) {
  const index = add(parent, 'tabBar', { kind: 'bar', title: 'tab bar', frame: tabBar.frame ?? null, isVisible, value: tabBar });
  (tabBar.items ?? []).forEach((tab, at) => add(index, `tab${at}`, {
    kind: 'item', title: 'tab', name: nameOf(tab), frame: tab.frame ?? null, isVisible, value: tab,
    detail: listed([shownText(tab), tab.badge ? `badge ${tab.badge}` : '', tab.selected ? 'selected' : '']),
  }));
}

function addReact(add, parent, view, isShown) {
  const { children = [], ...value } = view;
  const isVisible = isShown && view.visible !== false;
  const flags = ['disabled', 'focused', 'selected', 'checked'].filter((name) => view[name] === true);
  const hasValue = view.value !== undefined && view.value !== null;
  const title = typeName(view.type ?? 'View');
  // React Native's own components often have the names of their views.
  const components = (view.components ?? []).filter((one) => one !== title);
  const words = [view.text ? quoted(view.text) : view.label ?? view.placeholder ?? '',
    hasValue ? `= ${typeof view.value === 'object' ? JSON.stringify(view.value) : quoted(view.value)}` : '', ...flags];
  const index = add(parent, `react${view.tag ?? ''}`, {
    kind: 'react', title, components, name: nameOf(view), detail: words.filter(Boolean).join(' '),
    frame: view.inWindow ?? null, isVisible, value,
  });
  for (const child of children) addReact(add, index, child, isVisible);
}

/** The node that lies on top at a place: the last one of those that contain it, and the smallest of its kind. */
export function nodeAt(nodes, place) {
  let found = null;
  for (const node of nodes) {
    if (!node.isVisible || !node.frame || !contains(node.frame, place)) continue;
    // Bars lie over the content of the screens.
    if (!found || node.level >= found.level || node.kind === 'item' || node.kind === 'bar') found = node;
    else if (rootOf(nodes, node) !== rootOf(nodes, found)) found = node;
  }
  return found;
}

/** The key of the window's child that a node is in: what is presented lies over what is not. */
const rootOf = (nodes, node) => node.key.split('/').slice(0, 2).join('/');

/** True if keys have a place to go: the keyboard is shown, or a field has the focus. */
export const takesKeys = (snapshot, nodes) => snapshot?.keyboard?.visible === true ||
  nodes.some(({ value, isVisible }) => isVisible && (value.focused === true || value.inputs?.length > 0));

export const nodeOf = (nodes, key) => nodes.find((node) => node.key === key) ?? null;

/** What a filter lets through: the elements of a locator, or the nodes that have all its words. */
function fitting(nodes, filter, words) {
  const locator = readLocator(filter);
  if (locator) {
    const found = new Set(matching(nodes, locator));
    return (node) => found.has(node);
  }
  return (node) => {
    const components = (node.components ?? []).join(' ');
    const text = `${node.title} ${node.name ?? ''} ${node.detail} ${node.value.class ?? ''} ${components}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** The nodes that are shown: not within a collapsed one, and with the words of the filter, or around such a node. */
export function rowsOf(nodes, collapsed, filter) {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length) {
    const kept = new Set();
    const fits = fitting(nodes, filter, words);
    nodes.forEach((node, index) => {
      if (!fits(node)) return;
      for (let at = index; at >= 0 && !kept.has(at); at = nodes[at].parent) kept.add(at);
    });
    return nodes.filter((_, index) => kept.has(index));
  }
  const hidden = new Set();
  return nodes.filter((node, index) => {
    const isHidden = node.parent >= 0 && (hidden.has(node.parent) || collapsed.has(nodes[node.parent].key));
    if (isHidden) hidden.add(index);
    return !isHidden;
  });
}

/** The nodes around a node, by their keys. */
export function around(nodes, key) {
  const keys = [];
  for (let node = nodeOf(nodes, key); node && node.parent >= 0;) {
    node = nodes[node.parent];
    keys.push(node.key);
  }
  return keys;
}
