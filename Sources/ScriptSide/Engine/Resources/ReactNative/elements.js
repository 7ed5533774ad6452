'use strict';
// The views of a root as a tester sees them: texts, values, states, and the share of each that shows.

const { accessibilityOf } = require('./accessible-views');
const { isPicker, isSlider, pickerValue, positionOf, sliderValue } = require('./adjustables');
const { isSwitch } = require('./controls');
const { isFocused } = require('./input-focus');
const { frameInWindow } = require('./measures');
const { roots } = require('./react-roots');
const inputText = require('./input-text');
const { adjustedInsetOf, eventOf } = require('./scroll-views');
const { isPlace, isText, isTextPart, scrolls, textOf } = require('./views');
const { sharesOf } = require('./visible-share');

const { isInput } = inputText;

/** The value of an input or of a control. */
function valueOf(view) {
  const { accessibilityValue, value } = view.props;
  if (isInput(view)) return inputText.textOf(view);
  if (isSwitch(view)) return value === true;
  if (isSlider(view)) return sliderValue(view);
  if (isPicker(view)) return pickerValue(view);
  return accessibilityValue?.text ?? accessibilityValue?.now;
}

/** The states that a view reports to assistive features, and those that it has as a control. */
function statesOf(view) {
  const { accessibilityState: { disabled, selected, checked, expanded, busy } = {}, editable, disabled: isDisabled } = view.props;
  const isOff = disabled || isDisabled || (isInput(view) && editable === false);
  return { disabled: isOff ? true : undefined, focused: isFocused(view) || undefined, selected, checked, expanded, busy };
}

/** The measures of a scroll view: how far it has scrolled, its content's size and insets. */
function scrollOf(view) {
  const { contentOffset: { x, y }, contentSize: { width, height } } = eventOf(view);
  const { top, left, bottom, right } = adjustedInsetOf(view);
  return { offset: [x, y], size: [width, height], inset: [top, left, bottom, right] };
}

/**
 * Describes a view and its content.
 *
 * @param shares the share of each view that is seen
 * @param drawing the drawing for which each view is to have its look; null if there is none
 * @param components the view that is to have React's components around it in full, by its tag; the others have their names.
 *   Undefined for none
 */
function describe(view, shares, drawing, components) {
  const { accessibilityActions, accessibilityLabel, accessibilityRole, nativeID, placeholder, role,
    testID } = view.props;
  const share = view.frame ? shares.get(view) : undefined;
  const children = isText(view) || isPlace(view) ? [] : view.children.filter((child) => !isTextPart(child));
  return {
    type: view.name, tag: view.tag, frame: view.frame,
    inWindow: view.frame ? frameInWindow(view) : undefined, testID, nativeID,
    ...(isText(view) ? { text: textOf(view) } : {}),
    label: accessibilityLabel, role: accessibilityRole ?? role, value: valueOf(view), placeholder, ...statesOf(view),
    ...accessibilityOf(view), ...(scrolls(view) ? { scroll: scrollOf(view) } : {}),
    ...(isSlider(view) ? { position: positionOf(view) } : {}),
    actions: accessibilityActions?.map(({ name }) => name),
    share, visible: share === 0 ? false : undefined,
    ...(drawing ? { look: require('./view-look').lookOf(view, drawing, share !== 0) } : {}),
    ...(components === undefined ? {} : componentsOf(view, components)),
    ...(children.length ? { children: children.map((child) => describe(child, shares, drawing, components)) } : {}),
  };
}

/** React's components around a view: their names, and all that is known of them if it is the one that is asked for. */
function componentsOf(view, tag) {
  const { componentNames, componentsAround } = require('./react-components');
  const names = componentNames(view);
  if (!names.length) return {};
  return { components: names, ...(view.tag === tag ? { componentDetails: componentsAround(view) } : {}) };
}

/** The part of the window in which a place is shown: `[x, y, width, height]`. */
function areaOf(place) {
  const root = roots.get(place.rootTag);
  if (root?.view === place) return root.frame;
  const [x, y, width, height] = frameInWindow(place);
  return place.state?.window ? [x, y, ...place.state.size] : [x, y, width, height];
}

/**
 * Returns the tree of a place, which is the content of a surface or of a `<Modal>`, for a snapshot: with the parts of the window
 * that opaque views in it hide.
 * @param look true for a snapshot that is to be drawn: each view has its look, and the tree the part of the window it lies in
 * @param components the tag of the view that is to have React's components in full; undefined for no components at all
 */
function describeTree(place, look, components) {
  const { children, name, tag } = place;
  const area = areaOf(place);
  const { shares, covers } = sharesOf(children, area);
  const drawing = look ? require('./view-look').begin() : null;
  const content = children.map((child) => describe(child, shares, drawing, components));
  return {
    type: name, tag, frame: null, ...(look ? { area } : {}), ...(covers.length ? { covers } : {}),
    ...(content.length ? { children: content } : {}),
  };
}

module.exports = { describeTree };
