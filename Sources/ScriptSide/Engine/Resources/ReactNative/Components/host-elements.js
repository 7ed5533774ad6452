'use strict';
// What the built-in components have in common: styles as a view's attributes, handlers by the names of events, and references.

const { eventOf } = require('./handler-event');
const measures = require('./measures');
const { processColor } = require('./colors');
const { React } = require('./react-18');
const { dispatchCommand } = require('./view-commands');
const { layOut } = require('./view-layout');
const { merged, setProps } = require('./views');

/** Returns a style as one object; later ones of a list count. */
function flatten(style) {
  if (!Array.isArray(style)) return style && typeof style === 'object' ? style : {};
  return Object.assign({}, ...style.map(flatten));
}

/** Returns a style with its colours as numbers, as views have them. */
function attributesOfStyle(style) {
  const attributes = {};
  for (const [name, value] of Object.entries(flatten(style))) {
    if (value === undefined || value === null) continue;
    attributes[name] = /color$/i.test(name) ? processColor(value) ?? value : value;
  }
  return attributes;
}

/** By what a component reaches its view: what a reference to it holds. */
class ViewHandle {
  #view = null;

  /** What layout effects have asked for before there was a view. */
  #waiting = [];

  attach(view) {
    this.#view = view;
  }

  /** The view has been laid out for the first time. */
  flush() {
    for (const action of this.#waiting.splice(0)) if (this.#view) action(this.#view);
  }

  detach() {
    this.#view = null;
    this.#waiting = [];
  }

  get view() {
    return this.#view;
  }

  /** Does something with the view, as soon as there is one. */
  withView(action) {
    if (this.#view) action(this.#view);
    else this.#waiting.push(action);
  }

  command(name, ...args) {
    this.withView((view) => dispatchCommand(view, name, args));
  }

  measure(done) {
    this.withView((view) => done(...measures.measure(view)));
  }

  measureInWindow(done) {
    this.withView((view) => done(...measures.measureInWindow(view)));
  }

  measureLayout(relativeTo, done, fail) {
    this.withView((view) => {
      if (relativeTo?.view) done(...measures.measureLayout(view, relativeTo.view));
      else fail?.();
    });
  }

  setNativeProps({ style, ...props }) {
    this.withView((view) => {
      setProps(view, merged(view.props, { ...props, ...attributesOfStyle(style) }));
      layOut(view.rootTag);
    });
  }

  focus() {
    this.command('focus');
  }

  blur() {
    this.command('blur');
  }
}

/** Makes the handle of a component, which a reference gets. */
function useHandle(ref, Handle = ViewHandle) {
  const [handle] = React.useState(() => new Handle());
  React.useImperativeHandle(ref, () => handle, [handle]);
  return handle;
}

/** The properties of any component that its view has under the same names. */
const PASSED = [
  'testID', 'nativeID', 'accessible', 'accessibilityLabel', 'accessibilityHint', 'accessibilityRole', 'accessibilityState',
  'accessibilityValue', 'accessibilityElementsHidden', 'accessibilityViewIsModal', 'role', 'pointerEvents', 'hitSlop',
  'collapsable',
];

/** Properties of the web's, by those of views. */
const ALIASES = { 'aria-label': 'accessibilityLabel', 'aria-hidden': 'accessibilityElementsHidden', id: 'nativeID' };

function passed(props, more = []) {
  const found = {};
  for (const name of [...PASSED, ...more]) if (props[name] !== undefined) found[name] = props[name];
  for (const [name, own] of Object.entries(ALIASES)) if (props[name] !== undefined) found[own] ??= props[name];
  return found;
}

/**
 * Returns the handlers of events that have the names of properties, and the attributes by which views send them.
 *
 * @param names such as `onLayout`
 */
function handlersOf(props, names) {
  const given = names.filter((name) => typeof props[name] === 'function');
  return {
    on: Object.fromEntries(given.map((name) => [`top${name.slice(2)}`, (payload) => props[name](eventOf(payload))])),
    sends: Object.fromEntries(given.map((name) => [name, true])),
  };
}

/** Makes a component that takes a reference. */
const component = (name, render) => Object.assign(React.forwardRef(render), { displayName: name });

module.exports = { ViewHandle, attributesOfStyle, component, flatten, handlersOf, passed, useHandle };
