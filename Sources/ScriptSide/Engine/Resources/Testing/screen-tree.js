'use strict';
// Finds screens, modals and texts in a snapshot (protocol §9).

const children = (node) => node?.children ?? [];

/** Yields a node and everything in it. */
function* inside(node) {
  if (!node) return;
  yield node;
  for (const child of children(node)) yield* inside(child);
}

const windows = (snapshot, kind) => (snapshot.windows ?? []).filter((window) => window.kind === kind);
const mainWindow = (snapshot) => windows(snapshot, 'main')[0];
const modals = (snapshot) => (mainWindow(snapshot)?.presented ?? []).filter((node) => !node.dismissed);
const overlays = (snapshot) => windows(snapshot, 'overlay').map(({ root }) => root).filter(Boolean);

function* everything(snapshot) {
  for (const window of snapshot.windows ?? []) {
    yield* inside(window.root);
    for (const node of window.presented ?? []) yield* inside(node);
  }
}

/** The root or modal in front, without overlays. */
const front = (snapshot) => modals(snapshot).at(-1) ?? mainWindow(snapshot)?.root;

/** The child of a container that is shown. */
const shown = (node) => children(node).find(({ visible }) => visible);

/** True for a screen of a native component, which a test knows by the name of its route. */
const isRoute = ({ hostTag, name }) => hostTag !== undefined && Boolean(name);

const isStack = (node) => node.type === 'Stack';

/** The stack in front, or the stack with an id. A modal without a stack leaves the one below it in front. */
function findStack(snapshot, id) {
  if (id !== undefined) return [...everything(snapshot)].find((node) => isStack(node) && node.componentId === id);
  for (const top of [...modals(snapshot).reverse(), mainWindow(snapshot)?.root]) {
    let found;
    for (let node = top; node; node = shown(node) ?? (isStack(node) ? null : children(node)[0])) if (isStack(node)) found = node;
    if (found) return found;
  }
  return undefined;
}

/** The ids of all stacks. */
const stackIds = (snapshot) => [...everything(snapshot)].filter(isStack).map(({ componentId }) => componentId).filter(Boolean);

/** The ids of everything that has one. */
const componentIds = (snapshot) => [...everything(snapshot)].map(({ componentId }) => componentId).filter(Boolean);

/** A container of React Navigation's tabs in JavaScript, which has no native bar. */
const isContainer = ({ type }) => type === 'ScreenContainer';

/** The tabs in front: native ones, or a container of screens. */
function findTabs(snapshot, id) {
  const all = [...inside(front(snapshot))];
  return all.find(({ tabBar, componentId }) => tabBar && (id === undefined || componentId === id)) ?? all.find(isContainer);
}

/** The id of a node and those of the screens that it shows: names by which a test may know it. */
function* names(node) {
  for (let here = node; here; here = shown(here) ?? children(here).at(-1)) {
    if (here.componentId) yield here.componentId;
    if (isRoute(here)) yield here.name;
  }
}

/** Yields everything that a snapshot shows with a testID or a text. */
function* elements(value, isVisible = true) {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) yield* elements(item, isVisible);
    return;
  }
  const visible = isVisible && value.visible !== false;
  if ('testID' in value || 'text' in value || 'label' in value) yield { ...value, visible };
  if (value.type === 'Alert') yield* [value.title, value.message].filter(Boolean).map((text) => ({ text, visible }));
  for (const [key, member] of Object.entries(value)) {
    // The text of a back button is its title.
    const part = key === 'backButton' && member ? { ...member, text: member.title } : member;
    if (key !== 'options' && key !== 'resolvedOptions') yield* elements(part, visible);
  }
}

/** The text of an element: its own, the value of an input, or the texts within it. */
function textOf({ text, value, children: inner }) {
  if (typeof text === 'string') return text;
  if (typeof value === 'string') return value;
  return children({ children: inner }).map(textOf).filter(Boolean).join(' ');
}

module.exports = {
  componentIds, elements, everything, findStack, findTabs, front, isRoute, modals, names, overlays, stackIds, textOf,
};
