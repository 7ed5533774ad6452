'use strict';
// Components for fingers: what is pressed, switches and text inputs.

const { Text, View } = require('./basic-components');
const { eventOf } = require('./handler-event');
const { ViewHandle, attributesOfStyle, component, handlersOf, passed, useHandle } = require('./host-elements');
const { React } = require('./react-18');

const { createElement: element } = React;

const callable = (value, state) => (typeof value === 'function' ? value(state) : value);

/** What a view that can be pressed has: it is one element for assistive features, and says when it takes no press. */
const pressed = ({ disabled, accessibilityState, ...props }) => ({
  ...props,
  accessible: props.accessible ?? true,
  accessibilityState: disabled === undefined ? accessibilityState : { ...accessibilityState, disabled: disabled === true },
});

const Pressable = component('Pressable', (props, ref) => {
  const { onPress, onLongPress, onPressIn, onPressOut, disabled, delayLongPress, hitSlop, style, children } = props;
  const [isPressed, setPressed] = React.useState(false);
  const press = {
    disabled, delayLongPress, hitSlop, onPress, onLongPress,
    onPressIn: (event) => {
      setPressed(true);
      onPressIn?.(event);
    },
    onPressOut: (event) => {
      setPressed(false);
      onPressOut?.(event);
    },
  };
  const state = { pressed: isPressed };
  return element(View, { ...pressed(props), ref, press, style: callable(style, state) }, callable(children, state));
});

/** A pressed view that fades, or shows another colour below it. */
const touchable = (name, lookOf) => component(name, (props, ref) => element(Pressable, {
  ...props, ref, style: ({ pressed: isPressed }) => [props.style, isPressed && lookOf(props)],
}));

const TouchableOpacity = touchable('TouchableOpacity', ({ activeOpacity = 0.2 }) => ({ opacity: activeOpacity }));
const TouchableHighlight = touchable('TouchableHighlight', ({ underlayColor = 'black' }) => ({ backgroundColor: underlayColor }));
/** It adds no view: its only child is what is pressed. */
const TouchableWithoutFeedback = component('TouchableWithoutFeedback', (props, ref) => {
  const { onPress, onLongPress, onPressIn, onPressOut, disabled, delayLongPress, hitSlop, children } = props;
  const press = { onPress, onLongPress, onPressIn, onPressOut, disabled, delayLongPress, hitSlop };
  return React.cloneElement(React.Children.only(children), { ...pressed({ ...passed(props), disabled }), press, ref });
});

/** iOS's button: its title in the colour of the system. */
const Button = component('Button', ({ title, color, onPress, disabled, ...props }, ref) => {
  const style = { color: disabled ? '#cdcdcd' : color ?? '#007AFF', fontSize: 18, margin: 8, textAlign: 'center' };
  return element(TouchableOpacity, { accessibilityRole: 'button', ...props, ref, onPress, disabled },
    element(Text, { style, disabled }, title));
});

const Switch = component('Switch', (props, ref) => {
  const { value = false, onValueChange, onChange, disabled, trackColor, thumbColor } = props;
  const colors = { onTintColor: trackColor?.true, tintColor: trackColor?.false, thumbTintColor: thumbColor };
  const attributes = {
    accessibilityRole: 'switch', ...pressed({ ...passed(props), disabled }), value: value === true, disabled: disabled === true,
    alignSelf: 'flex-start', ...attributesOfStyle([colors, props.style]),
  };
  const topChange = (payload) => {
    onChange?.(eventOf(payload));
    onValueChange?.(payload.value);
  };
  return element('RCTSwitch', { attributes, on: { topChange }, handle: useHandle(ref) });
});

class InputHandle extends ViewHandle {
  /** The number of the changes of the text that the app has seen. A text from before a later one is outdated. */
  eventCount = 0;

  /** Sets the text that is shown. */
  setText(text) {
    this.command('setTextAndSelection', this.eventCount, text, -1, -1);
  }

  clear() {
    this.setText('');
  }

  setNativeProps({ text, ...props }) {
    if (text !== undefined) this.setText(text);
    super.setNativeProps(props);
  }

  isFocused() {
    return this.view !== null && require('./input-focus').isFocused(this.view);
  }
}

const INPUT_EVENTS = [
  'onLayout', 'onFocus', 'onBlur', 'onEndEditing', 'onSubmitEditing', 'onKeyPress', 'onSelectionChange', 'onContentSizeChange',
];
const INPUT_ATTRIBUTES = [
  'placeholder', 'placeholderTextColor', 'editable', 'multiline', 'numberOfLines', 'maxLength', 'secureTextEntry', 'keyboardType',
  'returnKeyType', 'autoFocus', 'autoCapitalize', 'autoCorrect', 'blurOnSubmit', 'submitBehavior', 'inputAccessoryViewID',
];

const TextInput = component('TextInput', (props, ref) => {
  const { value, defaultValue, multiline, onChange, onChangeText, style } = props;
  const handle = useHandle(ref, InputHandle);
  const [seen, setSeen] = React.useState({ text: value ?? defaultValue ?? '', eventCount: 0 });
  // A text that the app does not take is taken back.
  React.useEffect(() => {
    if (typeof value === 'string' && value !== seen.text) handle.setText(value);
  }, [value, seen, handle]);
  const { on, sends } = handlersOf(props, INPUT_EVENTS);
  on.topChange = (payload) => {
    handle.eventCount = payload.eventCount;
    setSeen({ text: payload.text, eventCount: payload.eventCount });
    onChange?.(eventOf(payload));
    onChangeText?.(payload.text);
  };
  const attributes = {
    accessible: true, ...passed(props, INPUT_ATTRIBUTES), ...sends, ...attributesOfStyle([multiline && { paddingTop: 5 }, style]),
    text: value ?? defaultValue ?? '', mostRecentEventCount: seen.eventCount,
  };
  return element(multiline ? 'RCTMultilineTextInputView' : 'RCTSinglelineTextInputView', { attributes, on, handle });
});

module.exports = {
  Button, Pressable, Switch, TextInput, TouchableHighlight, TouchableOpacity, TouchableWithoutFeedback,
};
