'use strict';
// The elements of a screen as somebody sees them who knows no library: React's views and native ones in one tree, made from a
// snapshot with React's content.

const { areaOf, intersection, without } = require('./rectangles');

/** Ways in which a controller is presented that leave what lies below to be seen. */
const TRANSPARENT = new Set(['overCurrentContext', 'overFullScreen', 'popover', 'none']);

/**
 * One element: React's (`react` is its node in the snapshot) or a native one. Frames are `[x, y, width, height]` in the window.
 */
class ScreenElement {
  children = [];

  constructor(parent, order, members) {
    Object.assign(this, { parent, order, ...members });
    parent?.children.push(this);
  }

  /** All elements in this one, without it. */
  *inside() {
    for (const child of this.children) {
      yield child;
      yield* child.inside();
    }
  }

  /** The elements around this one, nearest first. */
  *around() {
    for (let each = this.parent; each; each = each.parent) yield each;
  }

  isWithin(other) {
    for (let each = this; each; each = each.parent) if (each === other) return true;
    return false;
  }
}

/** The text that assistive features read for a view of React's. */
const labelOf = ({ label, text, composedLabel }) => label || text || composedLabel;

/** The types of the drawers of side menus, in react-native-navigation and in the coordinator router. */
const DRAWERS = new Set(['SideMenuLeft', 'SideMenuRight', 'drawerMenu']);

/** The children of a container from the one at the back, and apart from them the drawer that lies over them, if one does. */
function inDrawingOrder({ children = [], sideMenu }) {
  const side = sideMenu?.openSide;
  if (!side || sideMenu[side]?.openMode !== 'aboveContent') return [children];
  const isOpen = ({ type, visible }) => visible && DRAWERS.has(type);
  return [children.filter((child) => !isOpen(child)), children.find(isOpen)];
}

class Reader {
  elements = [];
  /** The areas that hide what was drawn before: `{frame, order, owner}`. They hide nothing in which their owner lies. */
  covers = [];
  /** React's views by their tags, as which components with content of their own are found. */
  places = new Map();
  /** What lies in one window and in one presented controller of it. `isModal`: assistive features find nothing below it. */
  layer;

  constructor(snapshot) {
    this.screen = [0, 0, ...snapshot.size];
    (snapshot.windows ?? []).forEach((window, at) => this.window(window, at));
    if (snapshot.keyboard?.frame) this.covers.push({ frame: snapshot.keyboard.frame, order: Infinity });
    for (const element of this.elements) this.finish(element);
  }

  add(parent, members) {
    const element = new ScreenElement(parent, this.elements.length, { layer: this.layer, ...members });
    this.elements.push(element);
    return element;
  }

  /** @param owner the element that the area lies in; null for one in no other */
  cover(frame, owner = null) {
    this.covers.push({ frame, order: this.elements.length, owner });
  }

  window({ root, presented, accessibilityHidden }, windowAt) {
    const below = { windowAt, isHidden: accessibilityHidden === true };
    this.layer = { ...below, isModal: root?.type === 'Alert' ? 'windows' : false };
    if (root) this.controller(root);
    for (const node of presented ?? []) {
      if (!node.visible) continue;
      if (!TRANSPARENT.has(node.presentationStyle)) this.cover(node.frame);
      this.layer = { ...below, isModal: !node.dismissed };
      this.controller(node);
    }
  }

  /** @param around the element of a container around it that has an id; null without one */
  controller(node, around = null) {
    if (!node.visible) return;
    const own = node.testID ? this.native(around, { type: 'UIView', testID: node.testID, frame: node.frame }) : around;
    if (node.react) this.content(node.react, own);
    for (const view of node.views ?? []) this.view(view, own);
    const [children, drawer] = inDrawingOrder(node);
    for (const child of children) this.controller(child, own);
    if (drawer) {
      this.cover(drawer.frame, own);
      this.controller(drawer, own);
    }
    if (node.type === 'Alert') this.alert(node);
    if (node.topBar?.visible) this.topBar(node.topBar, own);
    if (node.tabBar?.visible) this.tabBar(node.tabBar, own);
  }

  /** The content of a surface, or of a component in it with content of its own. What is opaque in it hides what lies below. */
  content(tree, around = null) {
    const place = this.places.get(tree.tag) ?? around;
    for (const frame of tree.covers ?? []) this.cover(frame, place);
    for (const child of tree.children ?? []) this.react(child, place);
  }

  react(react, parent) {
    const { testID: id, text, value, placeholder, inWindow: frame, share, tag, role, disabled, focused } = react;
    const isInput = /TextInput/.test(react.type);
    const element = this.add(parent, {
      react, tag, id, frame, share: share ?? 0, role, focused: focused === true, enabled: disabled !== true,
      text: isInput ? String(value ?? '') : text, value, placeholder, type: react.type, scroll: react.scroll,
      position: react.position, label: labelOf(react),
    });
    this.places.set(tag, element);
    for (const child of react.children ?? []) this.react(child, element);
  }

  native(parent, { testID, text, label, frame, enabled = true, ...members }) {
    if (!frame) return null;
    // An item of a bar has an id of its own, by which only its library knows it.
    return this.add(parent, {
      ...members, id: testID ?? undefined, text: text ?? undefined, label: label ?? text ?? undefined, frame, enabled, share: 1,
    });
  }

  view({ class: type, testID, text, frame, enabled, contentOffset, contentSize, contentInset, ...view }, around) {
    const scroll = contentOffset && { offset: contentOffset, size: contentSize, inset: contentInset };
    const element = this.native(around, { type, testID, text, frame, enabled, scroll });
    if (view.react) this.content(view.react, element);
    return element;
  }

  /** An alert or an action sheet: its texts lie above its rows. */
  alert({ title, message, buttons, inputs = [] }) {
    const rows = [...inputs, ...buttons];
    // The first button is not always the one at the top.
    const [x, top, width, height] = rows.map(({ frame }) => frame).sort((one, other) => one[1] - other[1])[0] ?? this.screen;
    const texts = [title, message].filter(Boolean);
    const box = [x, top - texts.length * height, width, (texts.length + rows.length) * height];
    this.cover(box);
    const alert = this.native(null, { type: 'UIAlertControllerView', frame: box });
    texts.forEach((text, at) => this.native(alert, { type: 'UILabel', text, frame: [x, box[1] + at * height, width, height] }));
    for (const input of inputs) this.native(alert, { ...input, value: input.text, type: 'RCTAlertField' });
    for (const button of buttons) this.native(alert, { ...button, type: 'RCTAlertButton', role: 'button' });
  }

  topBar({ frame, testID, title, subtitle, backButton, leftButtons, rightButtons, searchBar, largeTitle }, around) {
    this.cover(frame, around);
    const bar = this.native(around, { type: 'UINavigationBar', testID, frame });
    for (const label of [title, subtitle]) {
      if (!label?.text && !label?.testID && !label?.react) continue;
      const place = label.frame ?? frame;
      const isLarge = label === title && largeTitle?.displayed === true;
      const box = isLarge ? this.native(bar, { type: '_UINavigationBarLargeTitleView', frame: place }) : bar;
      const shown = this.native(box, { ...label, frame: place, type: 'UILabel' });
      if (label.react) this.content(label.react, shown);
    }
    if (backButton?.visible) this.backButton(bar, backButton);
    for (const button of [...leftButtons ?? [], ...rightButtons ?? []]) {
      const item = this.native(bar, { ...button, label: button.accessibilityLabel ?? button.text, type: '_UIButtonBarButton',
        role: 'button' });
      if (button.react) this.content(button.react, item);
      if (!button.menu) continue;
      this.cover(button.menu.frame);
      for (const row of button.menu.rows) {
        this.native(bar, { ...row, frame: row.frame ?? button.menu.frame, type: 'UIButton', role: 'button' });
      }
    }
    if (searchBar?.frame) this.searchBar(bar, searchBar);
  }

  /** The back button has the ids of iOS where it has none of its own. */
  backButton(bar, { testID, title, icon, ...button }) {
    const back = this.native(bar, {
      ...button, testID: testID ?? 'BackButton', text: title, type: '_UIButtonBarButton', role: 'button',
    });
    if (back && !icon) this.native(back, { testID: 'chevron.backward', frame: back.frame, type: 'UIImageView' });
  }

  /** A search bar has its text in a field, its placeholder in a label of that, and the button that ends a search. */
  searchBar(bar, { testID, frame, text, placeholder, focused, cancelFrame, cancelText }) {
    const members = { frame, text, placeholder, focused, value: text, role: 'search' };
    const around = this.native(bar, { ...members, testID, type: 'UISearchBar' });
    const field = this.native(around, { ...members, type: 'UISearchBarTextField' });
    if (!text && placeholder) this.native(field, { frame, text: placeholder, type: 'UISearchBarTextFieldLabel' });
    if (cancelFrame) {
      const label = cancelText ?? 'Cancel';
      this.native(around, { frame: cancelFrame, text: label, label, type: 'UIButton', role: 'button' });
    }
  }

  tabBar({ frame, testID, items }, around) {
    this.cover(frame, around);
    const bar = this.native(around, { type: 'UITabBar', testID, frame });
    for (const { accessibilityLabel, badge, selected, react, ...item } of items) {
      const button = this.native(bar,
        { ...item, label: accessibilityLabel ?? item.text, type: 'UITabBarButton', role: 'button', selected });
      if (react) this.content(react, button);
      if (button && badge) this.native(button, { text: badge, frame: item.frame, type: 'UILabel' });
    }
  }

  /** Sets the share of an element that is seen: that of React's own, less what native views cover. */
  finish(element) {
    const part = element.frame ? intersection(element.frame, this.screen) : null;
    if (!part || !element.share) {
      element.share = 0;
      return;
    }
    // A native view has no share of its own: the edge of the screen cuts it, too.
    const shown = element.react ? element.share : areaOf(part) / areaOf(element.frame);
    let left = [part];
    for (const { frame, order, owner } of this.covers) {
      if (order > element.order && !owner?.isWithin(element)) left = without(left, frame);
    }
    element.share = (shown * left.reduce((sum, each) => sum + areaOf(each), 0)) / areaOf(part);
  }
}

/**
 * Returns the elements of a snapshot in the order in which they are drawn, each with its `parent` and `children`, and `share`
 * (the part of it that is seen, from 0 to 1), the screen's frame, and true for a keyboard that shows.
 */
function readScreen(snapshot) {
  const { elements, screen } = new Reader(snapshot);
  return { elements, screen, keyboard: snapshot.keyboard?.visible === true };
}

module.exports = { readScreen };
