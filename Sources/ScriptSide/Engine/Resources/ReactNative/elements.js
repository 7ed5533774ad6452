'use strict';
// The views of a root as a tester sees them: texts, values, states, and the share of each that shows.

const { isSwitch } = require('./controls');
const { roots } = require('./react-roots');
const { isFocused } = require('./text-inputs');
const inputText = require('./input-text');
const { clips, isModal, isText, isTextPart, textOf } = require('./views');

const { isInput } = inputText;

/** The part of one rectangle that lies in another; null if there is none. */
function intersection([x, y, width, height], [left, top, wide, high]) {
  const [fromX, fromY] = [Math.max(x, left), Math.max(y, top)];
  const [toX, toY] = [Math.min(x + width, left + wide), Math.min(y + height, top + high)];
  return toX > fromX && toY > fromY ? [fromX, fromY, toX - fromX, toY - fromY] : null;
}

const areaOf = ([, , width, height]) => width * height;

/** The share of a frame that shows, from 0 to 1, in hundredths. */
function shareOf(frame, shown) {
  const seen = shown && intersection(frame, shown);
  return seen ? Math.round((areaOf(seen) / areaOf(frame)) * 100) / 100 : 0;
}

/** The value of an input or of a control. */
function valueOf(view) {
  const { accessibilityValue, value } = view.props;
  if (isInput(view)) return inputText.textOf(view);
  if (isSwitch(view)) return value === true;
  return accessibilityValue?.text ?? accessibilityValue?.now;
}

/** The states that a view reports to assistive features, and those that it has as a control. */
function statesOf(view) {
  const { accessibilityState: { disabled, selected, checked, expanded, busy } = {}, editable, disabled: isDisabled } = view.props;
  const isOff = disabled || isDisabled || (isInput(view) && editable === false);
  return { disabled: isOff ? true : undefined, focused: isFocused(view) || undefined, selected, checked, expanded, busy };
}

/**
 * Describes a view and its content.
 *
 * @param origin the place of its parent's content in the window
 * @param shown the part of the window in which the parent's content shows, or null
 */
function describe(view, [left, top], shown) {
  const { accessibilityLabel, accessibilityRole, nativeID, opacity, display, placeholder, role, testID } = view.props;
  const [x, y, width, height] = view.frame ?? [0, 0, 0, 0];
  const frame = [left + x, top + y, width, height];
  const isHidden = display === 'none' || opacity === 0;
  const own = isHidden || !shown ? null : isModal(view) ? frame : shown;
  const inside = own && clips(view) ? intersection(frame, own) : own;
  const share = view.frame ? shareOf(frame, own) : undefined;
  const [offsetX, offsetY] = view.offset;
  const children = isText(view) ? [] : view.children.filter((child) => !isTextPart(child));
  return {
    type: view.name, tag: view.tag, frame: view.frame, inWindow: view.frame ? frame : undefined, testID, nativeID,
    ...(isText(view) ? { text: textOf(view) } : {}),
    label: accessibilityLabel, role: accessibilityRole ?? role, value: valueOf(view), placeholder, ...statesOf(view),
    share, visible: share === 0 ? false : undefined,
    ...(children.length ? { children: children.map((child) => describe(child, [left + x - offsetX, top + y - offsetY], inside)) } : {}),
  };
}

/** Returns the tree of a root's views, for a snapshot. */
function describeTree({ rootTag, children, name, tag }) {
  const [left, top, width, height] = roots.get(rootTag)?.frame ?? [0, 0, 0, 0];
  const content = children.map((child) => describe(child, [left, top], [left, top, width, height]));
  return { type: name, tag, frame: null, ...(content.length ? { children: content } : {}) };
}

module.exports = { describeTree };
