'use strict';
// Functions as texts, which are sent from a test to an app.

/** Returns a text that evaluates to the function with the given text. A method's text is not an expression. */
function expressionOf(source) {
  const isMethod = /^(async\s+)?(\*\s*)?(?!function\b|async\b|class\b)[\w$]+\s*\([^]*?\)\s*\{/.test(source);
  return isMethod && !/^(async\s*)?\([^]*?\)\s*=>/.test(source) ? `Object.values({${source}})[0]` : `(${source})`;
}

/**
 * Returns the text of a function.
 * @param call the call that takes the function, for the error about one that has no text
 */
function textOf(body, call) {
  const text = Reflect.apply(Function.prototype.toString, body, []);
  if (!/\{\s*\[native code\]\s*\}\s*$/.test(text)) return text;
  throw new TypeError(
    `${call} sends the text of a function to the app, and a function of the engine or of 'bind' has none: ` +
      'write a function that calls it there.');
}

/**
 * Refuses a function that takes apart an argument which it does not get.
 * @param count the number of arguments that it gets
 * @param way the way to give it some, for the error
 */
function refuseMissingArgument(body, count, way) {
  // A parameter with a default does not count in `length`.
  if (count > 0 || body.length === 0) return;
  const text = Reflect.apply(Function.prototype.toString, body, []);
  if (!/^(?:async\s*)?(?:function\b[^(]*)?\(\s*[{[]/.test(text)) return;
  throw new TypeError(
    'The function takes apart its first argument, and gets none. It runs in the app, which has modules of its own: ' +
      `const { Navigation } = require('react-native-navigation'). Values of the test are given by ${way}.`);
}

module.exports = { expressionOf, refuseMissingArgument, textOf };
