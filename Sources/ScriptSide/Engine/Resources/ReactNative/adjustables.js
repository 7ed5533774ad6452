'use strict';
// The sliders and pickers of popular libraries, whose native halves are not here: `RNCSlider` of @react-native-community/slider
// and `RNCPicker` of @react-native-picker/picker. A tester gives them a value, and they send the events of a finger that does so.

const { sendEvent } = require('./view-events');

/** By view: the value to which a slider was moved, and the one that React had given then. */
const moved = new WeakMap();

const isSlider = ({ name }) => name === 'RNCSlider';
const isPicker = ({ name }) => name === 'RNCPicker';

const within = (value, least, most) => Math.max(least, Math.min(value, most));
const rangeOf = ({ props: { minimumValue = 0, maximumValue = 1 } }) => [minimumValue, maximumValue];

/** The value of a slider: the one to which it was moved, until React gives another one. */
function sliderValue(view) {
  const own = moved.get(view);
  const value = own && own.given === view.props.value ? own.value : view.props.value ?? 0;
  return within(value, ...rangeOf(view));
}

/** The place of a slider's thumb, from 0 to 1. */
function positionOf(view) {
  const [least, most] = rangeOf(view);
  return most > least ? (sliderValue(view) - least) / (most - least) : 0;
}

/** The value that a slider takes instead of another one: a whole number of steps, within its limits. */
function stepped(view, value) {
  const [least, most] = rangeOf(view);
  const { step = 0, lowerLimit = least, upperLimit = most } = view.props;
  const whole = step > 0 && step <= most - least ? least + Math.round((value - least) / step) * step : value;
  return within(within(whole, lowerLimit, upperLimit), least, most);
}

function moveSlider(view, position) {
  const [least, most] = rangeOf(view);
  const before = sliderValue(view);
  const value = stepped(view, least + position * (most - least));
  moved.set(view, { value, given: view.props.value });
  sendEvent(view, 'topRNCSliderSlidingStart', { value: before });
  if (value !== before) sendEvent(view, 'topRNCSliderValueChange', { value });
  sendEvent(view, 'topRNCSliderSlidingComplete', { value });
}

/** Selects the row with a label. Returns the fault, or null. */
function selectRow(view, column, label) {
  if (column !== 0) return `Invalid component ${column}: the picker has one`;
  const items = view.props.items ?? [];
  const newIndex = items.findIndex((item) => item.label === label);
  const labels = items.map((item) => `“${item.label}”`).join(', ');
  if (newIndex < 0) return `Picker does not contain value “${label}”; it has ${labels}`;
  sendEvent(view, 'topChange', { newIndex, newValue: items[newIndex].value });
  return null;
}

/** The label of a picker's selected row. */
function pickerValue({ props: { items = [], selectedIndex = 0 } }) {
  const label = items[selectedIndex]?.label;
  return label == null ? undefined : String(label);
}

module.exports = {
  isPicker,
  isSlider,
  pickerValue,
  positionOf,
  sliderValue,
  /** Gives a slider a position, or a picker a row by its column and label. Returns the fault, or null. */
  adjust(view, ...args) {
    if (view.props.disabled === true) return 'it is disabled';
    if (isPicker(view)) return selectRow(view, ...args);
    if (isSlider(view)) moveSlider(view, ...args);
    return null;
  },
};
