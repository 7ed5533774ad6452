'use strict';
// Functions as texts, which are sent from a test to an app.

/** Returns a text that evaluates to the function with the given text. A method's text is not an expression. */
function expressionOf(source) {
  const isMethod = /^(async\s+)?(\*\s*)?(?!function\b|async\b|class\b)[\w$]+\s*\([^]*?\)\s*\{/.test(source);
  return isMethod && !/^(async\s*)?\([^]*?\)\s*=>/.test(source) ? `Object.values({${source}})[0]` : `(${source})`;
}

module.exports = { expressionOf };
