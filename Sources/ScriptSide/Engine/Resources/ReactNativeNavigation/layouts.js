'use strict';
// Converts the layouts that an app writes to the nodes that are sent.

const { inspect } = require('./inspect');
const { nearest } = require('./likeness');
const { store } = require('./store');
const { uniqueId } = require('./unique-id');

/** Copies a layout deeply; values within `passProps` keep their identity. */
function clone(value) {
  if (Array.isArray(value)) return value.map(clone);
  if (value === null || typeof value !== 'object') return value;
  const copy = {};
  for (const [key, member] of Object.entries(value)) copy[key] = key === 'passProps' ? { ...member } : clone(member);
  return copy;
}

/** Merges `other` into `value`: objects by key, and arrays by index. Undefined changes nothing. */
function merge(value, other) {
  if (other === undefined) return value;
  if (other === null || typeof other !== 'object' || value === null || typeof value !== 'object') return other;
  const merged = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, member] of Object.entries(other)) merged[key] = merge(merged[key], member);
  return merged;
}

/** Returns a side menu's center. The original library, too, throws if there is none. */
function centerOf({ center }) {
  if (!center) throw new TypeError("A sideMenu needs a 'center': the layout that its drawers lie beside.");
  return center;
}

/** Returns the layouts within a layout. */
function children(layout) {
  const { topTabs, sideMenu, bottomTabs, stack, splitView } = layout;
  const inner =
    topTabs?.children ?? bottomTabs?.children ?? stack?.children ??
    (sideMenu && [centerOf(sideMenu), sideMenu.left, sideMenu.right]) ??
    (splitView && [splitView.detail, splitView.master]) ?? [];
  return inner.filter(Boolean);
}

/** Gives components their ids, and merges the options of the layout into those of the component. */
function addStaticOptions(layout) {
  const { component } = layout;
  if (component) {
    component.id = component.id || uniqueId('Component');
    const { options } = store.componentOf(String(component.name)) ?? {};
    const fixed =
      typeof options === 'function' ? options({ componentId: component.id, ...component.passProps }) : options;
    component.options = merge(clone(fixed ?? {}), component.options);
  }
  children(layout).forEach(addStaticOptions);
}

/** @param inner makes the children, whose ids are made after the container's id */
const container = (type, { id, options }, inner) => ({
  id: id || uniqueId(type), type, data: { options: options ?? {} }, children: inner(),
});
const leaf = (type, { id, name, options, passProps }) => ({
  id: id || uniqueId(type), type, data: { name: name && String(name), options: options ?? {}, passProps }, children: [],
});
const side = (type, layout) => (layout ? [{ id: uniqueId(type), type, data: {}, children: [parse(layout)] }] : []);

/** Makes two columns, or none if one is missing. Their ids are made before the view's id. */
function splitViewOf(api) {
  const columns = [api.master, api.detail].filter(Boolean).map(parse);
  return container('SplitView', api, () => (columns.length === 2 ? columns : []));
}

/** The function that makes a node for each kind of layout, in the order in which a layout's keys are tried. */
const PARSERS = {
  topTabs: (api) => container('TopTabs', api, () => (api.children ?? []).map(parse)),
  sideMenu: (api) =>
    container('SideMenuRoot', api, () => [
      ...side('SideMenuLeft', api.left), ...side('SideMenuCenter', api.center), ...side('SideMenuRight', api.right),
    ]),
  bottomTabs: (api) => container('BottomTabs', api, () => (api.children ?? []).map(parse)),
  stack: (api) => container('Stack', api, () => (api.children ?? []).map(parse)),
  component: (api) => leaf('Component', api),
  externalComponent: (api) => leaf('ExternalComponent', api),
  splitView: splitViewOf,
};

/** Returns the node of a layout. */
function parse(layout) {
  const kind = Object.keys(PARSERS).find((key) => layout?.[key]);
  if (!kind) throw new Error(unknownKind(Object.keys(layout ?? {})));
  return PARSERS[kind](layout[kind]);
}

/** The original library's sentence for a layout of no kind, and the way out. */
function unknownKind(keys) {
  const kinds = Object.keys(PARSERS);
  const [near] = keys.map((key) => nearest(key, kinds)).filter(Boolean);
  return `unknown LayoutType "${keys}". ${near ? `Did you mean '${near}'?` : `A layout has one of ${kinds.join(', ')}.`}`;
}

/** Throws for a layout that is written in another form, within the layout or as a whole. */
function checkForm(layout) {
  for (const kind of Object.keys(PARSERS).filter((key) => layout[key])) {
    const api = layout[kind];
    if (typeof api !== 'object') {
      const form = kind.toLowerCase().endsWith('component') ? '{ name }' : 'an object';
      throw new TypeError(`A layout has ${form} as its '${kind}', and got ${inspect(api, 1)}.`);
    }
    if (!Array.isArray(api.children ?? [])) {
      const given = inspect(api.children, 1);
      throw new TypeError(`A layout has an array of layouts as the 'children' of its '${kind}', and got ${given}.`);
    }
  }
  children(layout).forEach(checkForm);
}

/** Throws for what is no layout. @param call the call that needs one, as its signature */
function checkLayout(layout, call) {
  if (layout === null || typeof layout !== 'object') {
    throw new TypeError(`Navigation.${call} needs a layout, such as { component: { name } }, and got ${inspect(layout, 1)}.`);
  }
  checkForm(layout);
}

module.exports = { checkLayout, clone, addStaticOptions, parse };
