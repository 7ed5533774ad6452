'use strict';
// The properties that worklets have given views. They lie over React's own, which a commit leaves as they are (reanimated §4).

const { isInput } = require('./input-text');
const { layOut, isOfLayout } = require('./view-layout');
const { merged, setProps, setStyled, views } = require('./views');

/** The view of an operation: by React's node on the turbo route, by its tag on the bridge. */
function viewOf(target) {
  if (typeof target === 'number') return views.get(target);
  return target?.family?.view;
}

/** Gives a view properties. Returns true if they change its layout. */
function style(view, updates) {
  // The text of an input is what was typed last, by the user or by the app.
  if (isInput(view) && typeof updates.text === 'string') setProps(view, merged(view.props, { text: updates.text }));
  const changesLayout = Object.keys(updates).some((name) => isOfLayout(name) && updates[name] !== view.styled?.[name]);
  setStyled(view, { ...view.styled, ...updates }, changesLayout);
  return changesLayout;
}

/** Performs the updates of a frame: `[{shadowNodeWrapper, updates}]`, on the bridge `[{tag, updates}]`. */
function update(operations) {
  const roots = new Set();
  for (const { shadowNodeWrapper, tag, updates } of operations) {
    const view = viewOf(shadowNodeWrapper ?? tag);
    if (view && style(view, updates)) roots.add(view.rootTag);
  }
  for (const root of roots) layOut(root);
}

module.exports = { style, update, viewOf };
