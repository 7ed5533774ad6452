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

module.exports = { expressionOf, textOf };
