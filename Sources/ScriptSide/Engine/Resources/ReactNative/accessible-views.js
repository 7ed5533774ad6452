'use strict';
// What React Native's views tell assistive features, and tools that read the screen as these do (react-native-host §6).

const { isPlace, isText, isTextPart, textOf } = require('./views');

/** The minor versions from which labels are joined by commas, on the new architecture, and leave out what is hidden. */
const [COMMAS_SINCE, HIDES_SINCE] = [81, 85];

/** True for a version of React Native from a minor one on; one that a bundle does not tell is the newest. */
function isSince(minor) {
  const version = host.reactNativeVersion();
  return version === null || version.major > 0 || version.minor >= minor;
}

const separator = () => (host.architecture === 'turbo' && isSince(COMMAS_SINCE) ? ', ' : ' ');

/** The label of a view: its own unless that is empty, a text, or for an accessible view the labels within it. */
function labelOf(view) {
  const { accessibilityLabel, accessible } = view.props;
  if (accessibilityLabel) return accessibilityLabel;
  if (isText(view)) return textOf(view);
  return accessible === true ? composedLabel(view) : undefined;
}

/** The labels of all that lies in a view. A view within it that has one is not looked into. */
function composedLabel(view) {
  // A component with content of its own is not part of the view around it.
  if (isPlace(view)) return undefined;
  const labels = view.children.filter((child) => !isTextPart(child))
    .filter(({ props }) => !props.accessibilityElementsHidden || !isSince(HIDES_SINCE))
    .map((child) => labelOf(child) ?? composedLabel(child));
  return labels.filter(Boolean).join(separator()) || undefined;
}

/** The container of react-native-screens above everything in the window. */
const isFullWindowOverlay = ({ name, props }) =>
  name === 'RNSFullWindowOverlay' && props.accessibilityContainerViewIsModal !== false;

/** The members of a view's description in a snapshot. */
function accessibilityOf(view) {
  const { accessible, accessibilityElementsHidden: hidden, accessibilityViewIsModal: isModal, accessibilityLabel } = view.props;
  const isComposed = accessible === true && !isText(view) && !accessibilityLabel;
  return {
    accessible: accessible === true ? true : undefined,
    composedLabel: isComposed ? composedLabel(view) : undefined,
    elementsHidden: hidden === true ? true : undefined,
    modal: isFullWindowOverlay(view) ? 'window' : isModal === true ? 'siblings' : undefined,
  };
}

module.exports = { accessibilityOf };
