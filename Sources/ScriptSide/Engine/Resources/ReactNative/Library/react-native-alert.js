'use strict';
// React Native's `Alert`.

const { answered } = require('./alerts');
const { methods: { alertWithArgs } } = require('./alert-manager');
const { DeviceEventEmitter } = require('./emitter');

/** Answers come as an event, as soon as an alert was shown. */
let follow = () => {
  follow = () => {};
  DeviceEventEmitter.addListener('alertAnswered', answered);
};

/** The id of a button is its index. @returns that of the last button for which the test holds */
function lastId(buttons, test) {
  const index = buttons.findLastIndex(test);
  return index < 0 ? undefined : String(index);
}

const Alert = {
  /** @param buttons an array of `{text, style, isPreferred, onPress}`; without it the alert has the button OK */
  alert(title, message, buttons) {
    Alert.prompt(title, message, buttons, 'default');
  },
  /** @param answer the same array, or a function that gets the text when OK is pressed */
  prompt(title, message, answer, type = 'plain-text', defaultValue = undefined) {
    follow();
    const buttons = Array.isArray(answer) ? answer : [];
    const actions = typeof answer === 'function' ? [answer] : buttons.map(({ onPress }) => onPress);
    // A last button without a text is not shown.
    const shown = buttons.map(({ text }, index) => ({ [index]: text ?? '' }))
      .filter((_, index) => buttons[index].text || index < buttons.length - 1);
    const keys = {
      cancelButtonKey: lastId(buttons, ({ style }) => style === 'cancel'),
      destructiveButtonKey: lastId(buttons, ({ style }) => style === 'destructive'),
      preferredButtonKey: lastId(buttons, ({ isPreferred }) => isPreferred),
    };
    alertWithArgs({ title: title || '', message, buttons: shown, type, defaultValue, ...keys },
      (id, value) => actions[Number(id)]?.(value));
  },
};

module.exports = { Alert };
