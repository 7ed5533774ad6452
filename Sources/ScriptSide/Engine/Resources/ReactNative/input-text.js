'use strict';
// The texts of text inputs. An input has a text of its own, which React sets only if it has seen all that was typed.

/** Called when React has given an input another text. */
let onText = () => {};

/** By view: the own `text`, the number of its changes, and the text that React has given last. */
const states = new WeakMap();

const isInput = ({ name }) => /TextInput/.test(name);
const isMultiline = ({ name, props }) => props.multiline === true || /Multiline/.test(name);

function stateOf(view) {
  if (!states.has(view)) {
    const { text } = view.props;
    states.set(view, { text: String(text ?? ''), eventCount: 0, given: text });
  }
  return states.get(view);
}

/**
 * Returns the properties of a view after an update of React's, with the own text of an input that was typed into.
 *
 * @param given React's text in the update; undefined if the update has none
 */
function received(view, props, given) {
  const state = states.get(view);
  if (!state) return props;
  if (given !== undefined && given !== state.given) {
    state.given = given;
    // React repeats the number of the last change that it has seen. A text from before a later one is outdated.
    if ((props.mostRecentEventCount ?? state.eventCount) >= state.eventCount) state.text = String(given ?? '');
    onText(view);
  }
  return props.text === state.text ? props : { ...props, text: state.text };
}

/** Returns true if the next letter is to be a capital, as the keyboard has it by `autoCapitalize` and the text. */
function capitalizes(view) {
  const { autoCapitalize = 'sentences', keyboardType = '', password, secureTextEntry } = view.props;
  if (secureTextEntry || password || /email|url/.test(keyboardType)) return false;
  switch (autoCapitalize) {
    case 'none': return false;
    case 'characters': return true;
    case 'words': return /(^|\s)$/.test(textOf(view));
    default: return /(^|[.!?]\s+|\n)$/.test(textOf(view));
  }
}

const textOf = (view) => states.get(view)?.text ?? String(view.props.text ?? '');

/** The placeholder that an input without a text shows; undefined for one with a text, and for other views. */
const placeholderShownBy = (view) => (isInput(view) && textOf(view) === '' ? view.props.placeholder : undefined);

module.exports = {
  capitalizes,
  isInput,
  isMultiline,
  placeholderShownBy,
  received,
  stateOf,
  textOf,
  whenTextIsGiven(changed) {
    onText = changed;
  },
};
