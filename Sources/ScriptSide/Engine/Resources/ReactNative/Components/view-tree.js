'use strict';
// Views of the React that is built in. The renderer of react-test-renderer keeps a tree of instances, which are changed in place;
// after each commit the views of a root are brought up to it. Layout, fingers, snapshots and pictures are those of any content of
// React's.
//
// An instance of a view has the properties `attributes`, which the view has, `on`, the handlers of its events by their names,
// `press`, what a finger does (presses.js), and `handle`, by which its component reaches the view.

const inputText = require('./input-text');
const { TestRenderer } = require('./react-18');
const presses = require('./presses');
const roots = require('./react-roots');
const { layOut } = require('./view-layout');
const viewLife = require('./view-life');
const { add, isText, isTextPart, remove, replaceChildren, setProps } = require('./views');

const RAW_TEXT = 'RCTRawText';
/** React's numbers of views are even, and those of roots are odd. */
let lastTag = 0;

/** The trees, by the function with which React makes references for their roots. */
const trees = new Map();
/** What is known of an instance: its view, the properties that the view was given, and the instances in it. */
const committed = new WeakMap();
/** The handles whose views have been made by the commit that is under way. */
const attached = [];
/** The instances of views. */
const instances = new WeakMap();

const isSameShape = (one, other) => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
};

/** The properties of the view of an instance. Suspense hides what waits. */
function attributesOf({ tag, text, props, isHidden }) {
  if (tag === 'TEXT') return { text: isHidden ? '' : text };
  const attributes = props.attributes ?? {};
  return isHidden ? { ...attributes, display: 'none' } : attributes;
}

const nameOf = ({ tag, type }) => (tag === 'TEXT' ? RAW_TEXT : type);

/** Sends an event of a view to its component. Touches go to what is pressed, and a scroll view takes a finger from it. */
function receive(view, type, payload) {
  if (presses.isTouch(type)) return presses.touched(view, type, payload, (each) => instances.get(each)?.props);
  if (type === 'topScrollBeginDrag') presses.terminated();
  instances.get(view)?.props?.on?.[type]?.(payload);
}

function viewOf(instance, rootTag) {
  const attributes = attributesOf(instance);
  const known = committed.get(instance);
  if (known) {
    if (!isSameShape(known.attributes, attributes)) {
      known.attributes = attributes;
      setProps(known.view, inputText.received(known.view, attributes, attributes.text));
      viewLife.changed(known.view);
    }
    return known;
  }
  const view = add((lastTag += 2), nameOf(instance), rootTag, attributes, null);
  const made = { view, attributes, children: [] };
  committed.set(instance, made);
  instances.set(view, instance);
  view.fiber = instance.internalInstanceHandle ?? null;
  view.receiver = (type, payload) => receive(view, type, payload);
  viewLife.added(view);
  const handle = instance.props?.handle;
  if (handle) {
    handle.attach(view);
    attached.push(handle);
  }
  return made;
}

function gone(instance) {
  const known = committed.get(instance);
  if (!known) return;
  committed.delete(instance);
  instance.props?.handle?.detach();
  for (const child of known.children) gone(child);
  presses.removed(known.view);
  remove(known.view);
}

/** A text stands in a `<Text>`, as React Native wants it. */
function checkText(instance, parent) {
  if (instance.tag !== 'TEXT' || isText(parent) || isTextPart(parent)) return;
  const place = parent.name.replace(/^RCT/, '');
  throw new Error(`Text strings must be rendered within a <Text> component: ${JSON.stringify(instance.text)} is in a ${place}.`);
}

/** Brings the content of a view up to its instances. */
function commitChildren(owner, now, rootTag) {
  const kept = new Set(now);
  for (const instance of owner.children) if (!kept.has(instance)) gone(instance);
  owner.children = [...now];
  const children = now.map((instance) => {
    checkText(instance, owner.view);
    const known = viewOf(instance, rootTag);
    if (instance.tag !== 'TEXT') commitChildren(known, instance.children, rootTag);
    return known.view;
  });
  replaceChildren(owner.view, children);
}

class ViewTree {
  #root;
  #rootTag;
  #content;
  #createNodeMock = ({ props }) => props.handle ?? null;

  constructor(element, rootTag) {
    this.#rootTag = rootTag;
    roots.begin(rootTag);
    this.#content = { view: roots.roots.get(rootTag).view, children: [] };
    trees.set(this.#createNodeMock, this);
    this.#root = TestRenderer.create(element, { unstable_isConcurrent: true, createNodeMock: this.#createNodeMock });
  }

  commit(children) {
    if (!roots.roots.has(this.#rootTag)) return;
    commitChildren(this.#content, children, this.#rootTag);
    roots.roots.get(this.#rootTag).isMounted = true;
    layOut(this.#rootTag);
    for (const handle of attached.splice(0)) handle.flush();
  }

  update(element) {
    this.#root.update(element);
  }

  unmount() {
    // A press of what goes ends with it, before its handlers go.
    for (const instance of this.#content.children) gone(instance);
    this.#content.children = [];
    this.#root.unmount();
    trees.delete(this.#createNodeMock);
  }

  toJSON() {
    return this.#root.toJSON();
  }
}

roots.whenCommitted(({ containerInfo }) => {
  const tree = trees.get(containerInfo?.createNodeMock);
  if (!tree) return;
  try {
    tree.commit(containerInfo.children);
  } catch (error) {
    // React would report an error of this hook as one of developer tools.
    host.reportError(error);
  }
});

module.exports = {
  /** What renders screens in views, as react-test-renderer has it. */
  viewRenderer: { create: (element, { rootTag }) => new ViewTree(element, rootTag) },
};
