'use strict';
// Text inputs: typing by characters, and the return key.

const { blur, focus, isFocused, textChanged, whenKeyboardStays } = require('./input-focus');
const { isInput, isMultiline, stateOf, textOf } = require('./input-text');
const { Priority, schedule } = require('./task-queue');
const { sendNow } = require('./view-events');
const { layOut } = require('./view-layout');
const { setProps } = require('./views');

whenKeyboardStays(() => require('./keyboard').adapt());

function setText(view, text) {
  stateOf(view).text = text;
  textChanged(view);
  setProps(view, { ...view.props, text });
  layOut(view.rootTag);
}

const send = (view, event, payload) => sendNow(view, event, { target: view.tag, ...payload });

/** Changes the text as a user does. */
function change(view, text) {
  const state = stateOf(view);
  state.eventCount += 1;
  setText(view, text);
  send(view, 'topSelectionChange', { selection: { start: text.length, end: text.length } });
  send(view, 'topChange', { text, eventCount: state.eventCount });
}

/** The effect of the return key: `newline`, `submit` or `blurAndSubmit`. */
function returnOf(view) {
  const { blurOnSubmit, submitBehavior } = view.props;
  if (submitBehavior) return submitBehavior;
  if (isMultiline(view)) return blurOnSubmit === true ? 'blurAndSubmit' : 'newline';
  return blurOnSubmit === false ? 'submit' : 'blurAndSubmit';
}

/** Presses the backspace key after a text. */
function deleteFrom(view, text) {
  send(view, 'topKeyPress', { key: 'Backspace' });
  if (text !== '') change(view, [...text].slice(0, -1).join(''));
}

/** Presses one key, if the input is still being edited. */
function press(view, character, from) {
  if (!isFocused(view)) return;
  const isReturn = character === '\n';
  if (character === '\b') return deleteFrom(view, from);
  send(view, 'topKeyPress', { key: isReturn ? 'Enter' : character });
  if (isReturn && returnOf(view) !== 'newline') {
    send(view, 'topSubmitEditing', { text: textOf(view), eventCount: stateOf(view).eventCount });
    if (returnOf(view) === 'blurAndSubmit') blur(view);
    return;
  }
  const text = from + character;
  const { maxLength } = view.props;
  if (typeof maxLength !== 'number' || text.length <= maxLength) change(view, text);
}

/**
 * Types a text, by characters, each in a call of its own. A text that begins with the one in the input
 * continues it; any other replaces it, because the old text is selected first.
 *
 * @param done called at the end, with false if the input cannot be edited
 */
function type(view, text, done) {
  if (view.props.editable === false) return done(false);
  focus(view);
  const before = textOf(view);
  const isContinued = text.startsWith(before);
  const characters = [...(isContinued ? text.slice(before.length) : text)];
  const step = (work) => schedule(Priority.userBlocking, () => void work());
  if (text === '' && before !== '') {
    step(() => {
      send(view, 'topKeyPress', { key: 'Backspace' });
      change(view, '');
    });
  }
  characters.forEach((character, at) => step(() => press(view, character, at === 0 && !isContinued ? '' : textOf(view))));
  step(() => done(true));
}

/**
 * Presses keys for an input that has the focus, each in a call of its own.
 *
 * @param replaces true if the text that is there is selected first, so that the first key takes its place
 */
function pressKeys(view, text, replaces, done) {
  if (view.props.editable === false) return done(false);
  const step = (work) => schedule(Priority.userBlocking, () => void work());
  [...text].forEach((character, at) => step(() => {
    const isFirst = replaces && at === 0;
    if (isFirst && character === '\b') return textOf(view) && deleteFrom(view, [...textOf(view)][0]);
    press(view, character, isFirst ? '' : textOf(view));
  }));
  step(() => done(true));
}

/** Sets the text and the selection by a command of the script, if it has seen all that was typed. */
function setTextAndSelection(view, [eventCount, text]) {
  if (text === null || text === undefined || eventCount < stateOf(view).eventCount) return;
  setText(view, String(text));
}

/** A view has been made. An input may take the focus by itself. */
function added(view) {
  if (!isInput(view) || view.props.autoFocus !== true) return;
  schedule(Priority.normal, () => {
    if (view.parent) focus(view);
  });
}

module.exports = { added, pressKeys, setTextAndSelection, type };
