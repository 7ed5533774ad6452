const { expect, test } = require('navbridge');
const { addNamed, functionAdvice } = require('house/function-advice');

class Events {
  registerAppLaunchedListener() {}
}
const events = new Events();
addNamed({ Library: { push() {}, popTo() {}, events: () => events, nav: { push() {} }, get lazy() { throw new Error('no'); } } });

const said = (expression) => `${expression} is not a function. (In '${expression}()', '${expression}' is undefined)`;

test.each([
  ['Library.pushh', " Did you mean 'Library.push'?"],
  ['Library.events().registerAppLaunchListener', " Did you mean 'Library.events().registerAppLaunchedListener'?"],
  ['Library.nav.psuh', " Did you mean 'Library.nav.push'?"], ['Library.frobnicate', ''], ['Other.pushh', ''],
  ['Library.none.push', ''], ['Library.pu', ''], ['pushh', ''],
])('of the function %s is said: %s', (expression, question) => {
  expect(functionAdvice(said(expression))).toBe(question);
  expect(functionAdvice(`TypeError: ${said(expression)}`)).toBe(question);
});

test('another message has no question', () => {
  expect(functionAdvice("Can't find variable: Library")).toBe('');
  expect(functionAdvice('')).toBe('');
});
