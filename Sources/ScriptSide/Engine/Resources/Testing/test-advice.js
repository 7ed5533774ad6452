'use strict';
// The ways out of the mistakes that a first test file often has.

const { matchers } = require('./expect');
const { jestGlobals } = require('./jest-names');
const { nearest } = require('./likeness');
const { extension } = require('./resolution');
const { App } = require('./test-apps');

/** The names that a test file may take from `require('navbridge')`, with their values. */
let names = {};

/** The names under which other tools have an act, and the act. */
const acts = new Map(Object.entries({
  back: 'tap({ back: true })', tapBack: 'tap({ back: true })', pressBack: 'tap({ back: true })',
  press: 'tap({ testID })', click: 'tap({ testID })', tapButton: 'tap({ buttonId })', tapText: 'tap({ text })',
  selectTab: 'tap({ tabIndex })', tapTab: 'tap({ tabIndex })', switchTab: 'tap({ tabIndex })',
  typeText: 'type({ testID, text })', replaceText: 'type({ testID, text })', fill: 'type({ testID, text })',
  typeSearch: 'search({ text })', cancelSearch: 'search({ cancel: true })', swipeDown: 'dismissModal()',
  closeModal: 'dismissModal()', setOrientation: 'rotate(orientation)', reloadReactNative: 'reload()',
  sendToHome: 'background()', launchApp: 'foreground()', screenshot: 'snapshot()', takeScreenshot: 'snapshot()',
}));

/** The names that Jest has given up, and what they have become. */
const renamed = new Map(Object.entries({
  toBeCalled: 'toHaveBeenCalled', toBeCalledTimes: 'toHaveBeenCalledTimes', toBeCalledWith: 'toHaveBeenCalledWith',
  lastCalledWith: 'toHaveBeenLastCalledWith', nthCalledWith: 'toHaveBeenNthCalledWith', toReturn: 'toHaveReturned',
  toReturnTimes: 'toHaveReturnedTimes', toReturnWith: 'toHaveReturnedWith', lastReturnedWith: 'toHaveLastReturnedWith',
  nthReturnedWith: 'toHaveNthReturnedWith',
}));

/** The globals of other runners, and of apps, and the way out for each. */
const globals = new Map(Object.entries({
  Navigation: "It is a global of the app: call it there, by (await app('./app.js')).run(() => Navigation.…).",
  React: 'JSX needs React: install it beside the file (npm install react), or import it.',
  fit: 'Write test.only.', fdescribe: 'Write describe.only.', xit: 'Write test.skip(name, reason, body).',
  xtest: 'Write test.skip(name, reason, body).', xdescribe: 'Write describe.skip(name, reason, body).',
}));

/** The way out for a function that an object has not which may be an app. */
function appAdvice(name) {
  const found = name.length < 3 ? undefined : nearest(name, appFunctions());
  return found ? `\nAn app has the function '${found}'.` : '';
}

const appFunctions = () => Object.entries(Object.getOwnPropertyDescriptors(App.prototype))
  .filter(([key, { value }]) => typeof value === 'function' && key !== 'constructor').map(([key]) => key);

function functionAdvice(message) {
  const [, owner, name] = /^(\w+|expect\(.*\)(?:\.\w+)*)\.(\w+) is not a function/.exec(message) ?? [];
  if (owner === undefined) return '';
  if (owner.startsWith('expect(')) {
    const matcher = renamed.get(name) ?? nearest(name, Object.keys(matchers));
    return matcher ? `\nThere is no matcher '${name}'. Did you mean '${matcher}'?` : `\nThere is no matcher '${name}'.`;
  }
  if (!['clock', 'device', 'network', 'system'].includes(owner) || !Object.hasOwn(names, owner)) return appAdvice(name);
  const own = Object.keys(names[owner]);
  const found = (owner === 'device' ? acts.get(name) : undefined) ?? nearest(name, own);
  return found ? `\nDid you mean '${owner}.${found}'?` : `\n'${owner}' has ${own.join(', ')}.`;
}

/** The way out where a reload has rejected a promise that the test awaits only afterwards. */
const EARLY_RELOAD = `
A reload, or the end of the app, has rejected this promise before anything awaited it. Expect its end first:
  const ended = expect(promise).rejects.toThrow();
  await app.reload();
  await ended;`;

module.exports = {
  /** Returns the way out of a mistake that a failure's message shows, as a line; or nothing. */
  adviceFor(message) {
    // A function that runs in the app has an advice of its own.
    if (/The function (?:runs in the app|is an app of its own)|one of the test's bundle/.test(message)) return '';
    if (/Unhandled rejection: Error \[BRIDGE_INVALIDATED\]/.test(message)) return EARLY_RELOAD;
    const [, name] = /Can't find variable: (\w+)/.exec(message) ?? [];
    if (Object.hasOwn(names, name)) {
      const isJests = Object.hasOwn(jestGlobals(names), name);
      const other = isJests ? ' Or run it with --globals, which gives it all globals of Jest.' : '';
      return `\nBegin the file with: const { ${name} } = require('navbridge');${other}`;
    }
    if (globals.has(name)) return `\n${globals.get(name)}`;
    if (/Could not import the module/.test(message)) {
      return "\nA test file is a plain script, which has no 'import()': write 'require' in its place.";
    }
    // A file of another language has the command that bundles it, and keeps its imports.
    const [, file = ''] = /^(\S+?):/.exec(message) ?? [];
    if (/import call expects/.test(message) && !host.sourceExtensions.includes(extension(file))) {
      return "\nImport by require: const { app, device, expect, test } = require('navbridge');";
    }
    return functionAdvice(message.replace(/^TypeError: /, ''));
  },
  /** Gives the names that a test file may take. */
  explain(exports) {
    names = exports;
  },
};
