'use strict';
// What RNN's Mock renders: a tree of plain descriptions of elements, made of a snapshot of the device (protocol §9).
//
// A description is `{type, key, props, children}`. The types `View`, `Text`, `Image`, `Button` and `TouchableOpacity` are React
// Native's, `Group` is no element of its own, and `Component` is a registered one. A property `press` is the act of a user.

const VISIBLE_SCREEN_TEST_ID = 'VISIBLE_SCREEN_TEST_ID';
const VISIBLE_OVERLAY_TEST_ID = 'VISIBLE_OVERLAY_TEST_ID';

const element = (type, key, props = {}, children = []) => ({ type, key, props, children: children.filter(Boolean) });
const text = (key, testID, content) => element('Text', key, { testID: testID ?? undefined }, [content]);

/** A component of the app in a screen or in a bar. */
const component = ({ componentId, name, rootTag }, { generations, surfaces }) => {
  const key = `${componentId}#${generations.get(componentId) ?? 0}`;
  return element('Component', key, { name, properties: { componentId, ...surfaces.get(rootTag)?.props } });
};

/** The content of a surface that the snapshot knows by its root tag alone. */
function surface(rootTag, context) {
  const { name, props } = context.surfaces.get(rootTag) ?? {};
  return name && component({ componentId: props.componentId, name, rootTag }, context);
}

function button(node, screenId, context) {
  const { id, testID, enabled, text: title } = node;
  const press = { method: 'device/tap', params: { buttonId: id, componentId: screenId } };
  const props = { testID: testID ?? undefined, press };
  if (!node.component) return element('Button', `button ${id}`, { ...props, title: title ?? '', disabled: !enabled });
  const content = component({ ...node.component, rootTag: node.rootTag }, context);
  return element('TouchableOpacity', `button ${id}`, { ...props, disabled: !enabled }, [content]);
}

/** @param screenId the id of the screen to which the bar belongs */
function topBar(bar, screenId, context) {
  if (!bar?.visible) return undefined;
  const { title, subtitle, leftButtons, rightButtons, backButton } = bar;
  const back = backButton?.visible && element('Button', 'back', {
    testID: backButton.testID ?? undefined, title: backButton.title ?? '',
    press: { method: 'device/tap', params: { back: true } },
  });
  return element('View', 'topBar', { testID: bar.testID ?? undefined }, [
    text('title', title.testID, title.text),
    text('subtitle', subtitle?.testID, subtitle?.text),
    ...[...leftButtons, ...rightButtons].map((each) => button(each, screenId, context)),
    title.component && component({ ...title.component, rootTag: title.rootTag }, context),
    back,
    surface(bar.background?.rootTag, context),
  ]);
}

function tab({ testID, badge, icon, text: title, rootTag }, index, context) {
  const press = { method: 'device/tap', params: { tabIndex: index } };
  const own = surface(rootTag, context);
  if (own) return element('TouchableOpacity', `tab ${index}`, { testID: testID ?? undefined, press }, [own]);
  return element('TouchableOpacity', `tab ${index}`, { testID: testID ?? undefined, press }, [
    badge && text('badge', undefined, badge),
    icon && element('Image', 'icon', { source: { uri: icon } }),
    text('text', undefined, title),
  ]);
}

function tabBar(bar, context) {
  if (!bar?.visible) return undefined;
  const tabs = bar.items.map((item, index) => tab(item, index, context));
  return element('View', 'tabBar', { testID: bar.testID ?? undefined }, tabs);
}

/** The views of a native screen. */
const nativeViews = (views) => (views ?? []).map((view, index) =>
  text(`view ${index}`, view.testID, view.text ?? view.title));

/** The child of a container that shows, or would if the container did; undefined for one that shows all of them. */
function current({ type, children, tabBar: bar, topTabs }) {
  if (type === 'Stack') return children.at(-1);
  if (bar) return children[bar.selectedIndex];
  if (topTabs) return children[topTabs.selectedIndex];
  return type === 'SideMenuRoot' ? children.find((child) => child.type === 'SideMenuCenter') : children[0];
}

const hasOpenDrawer = ({ sideMenu }) => Boolean(sideMenu?.left?.visible || sideMenu?.right?.visible);

/**
 * @param place what the containers around give: `isFront` for what is in front, and the bars that the screen shows
 * @param context that of `treeOf`
 */
function layout(node, place, context) {
  const isScreen = node.type === 'Component' || node.type === 'ExternalComponent' || !node.children?.length;
  if (isScreen) return screen(node, place, context);
  const isMenu = node.type === 'SideMenuRoot';
  // Beside an open drawer the centre shows, too, so that what is visible is the menu as a whole.
  const isOpen = isMenu && place.isFront && hasOpenDrawer(node);
  const shown = current(node);
  const children = node.children.map((child) => {
    if (child !== shown) return layout(child, {}, context);
    return layout(child, {
      isFront: place.isFront && !isOpen, topBar: node.topBar ?? place.topBar, tabBar: node.tabBar ?? place.tabBar,
    }, context);
  });
  const key = node.componentId ?? node.class;
  if (isMenu) return element('View', key, { testID: isOpen ? VISIBLE_SCREEN_TEST_ID : undefined }, children);
  return element('Group', key, {}, children);
}

function screen(node, place, context) {
  const { componentId, name, type } = node;
  if (place.topBar) context.bars.set(componentId, place.topBar);
  // A covered screen keeps its bar, whose components stay mounted.
  const bar = topBar(place.topBar ?? context.bars.get(componentId), componentId, context);
  const content = type === 'Component' && name !== null ? [component(node, context)] : nativeViews(node.views);
  const testID = place.isFront ? VISIBLE_SCREEN_TEST_ID : undefined;
  return element('View', `screen ${componentId ?? node.class}`, { testID }, [bar, ...content, tabBar(place.tabBar, context)]);
}

/**
 * Returns the description of all that the device has.
 *
 * @param snapshot that of the device; undefined before there is one
 * @param context `{generations, surfaces, bars}`: how many surfaces of each component have ended, those that run, and a map that
 *   this function fills with the last top bar of each screen
 */
function treeOf(snapshot, context) {
  const windows = snapshot?.windows ?? [];
  const main = windows.find(({ kind }) => kind === 'main');
  const overlays = windows.filter(({ kind }) => kind === 'overlay');
  const modals = (main?.presented ?? []).filter(({ dismissed, type }) => !dismissed && type !== 'Alert');
  return element('View', 'application', { testID: 'Application' }, [
    main?.root && layout(main.root, { isFront: modals.length === 0 }, context),
    element('View', 'modals', { testID: 'MODALS' },
      modals.map((modal) => layout(modal, { isFront: modal === modals.at(-1) }, context))),
    element('View', 'overlays', { testID: VISIBLE_OVERLAY_TEST_ID },
      overlays.map(({ root }) => root && layout(root, {}, context))),
  ]);
}

/** True for values of JSON that are equal. */
function equal(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => equal(one[key], other[key]));
}

/** Returns a tree in which whatever has not changed is that of the tree before, so that React finds it unchanged, too. */
function sharing(before, after) {
  if (before?.type !== after?.type || before?.key !== after?.key || !after?.key) return after;
  const olds = new Map(before.children.map((child) => [child?.key ?? child, child]));
  const children = after.children.map((child) => sharing(olds.get(child?.key ?? child), child));
  const isSame = children.length === before.children.length && children.every((child, at) => child === before.children[at]);
  return isSame && equal(before.props, after.props) ? before : { ...after, children };
}

/** Returns a tree with what was in the one before and is not in it any more. It is seen by nobody, and stays mounted. */
function withLeaving(before, after) {
  if (before?.key !== after.key || before.type !== after.type || after.type === 'Component') return after;
  const olds = new Map(before.children.filter((child) => child?.key).map((child) => [child.key, child]));
  const children = after.children.map((child) => {
    const old = olds.get(child?.key);
    olds.delete(child?.key);
    return old ? withLeaving(old, child) : child;
  });
  return { ...after, children: [...children, ...[...olds.values()].filter(isContent).map(unseen)] };
}

/** True for what contains a component of the app. */
const isContent = ({ type, key, children }) =>
  type === 'Component' || key.startsWith('screen ') || children.some((child) => child?.key && isContent(child));

function unseen(node) {
  if (!node?.key) return node;
  return { ...node, props: { ...node.props, testID: undefined }, children: node.children.map(unseen) };
}

module.exports = { VISIBLE_OVERLAY_TEST_ID, VISIBLE_SCREEN_TEST_ID, sharing, treeOf, withLeaving };
