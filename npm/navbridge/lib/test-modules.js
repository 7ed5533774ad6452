'use strict';
// Modules of the test: its React, its React Native and its 'react-native-navigation'. Under Jest they are those of the test's
// module registry, with its 'moduleNameMapper' and its mocks.

const isMissing = (error, name) => error?.code === 'MODULE_NOT_FOUND' && String(error.message).includes(`'${name}'`);

/** Calls `load`; undefined if the module `name` is not there. */
function attempt(name, load) {
  try {
    return load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    return undefined;
  }
}

/** Returns a module; undefined if it is not installed beside this package or beside the project. */
const optional = (name) =>
  attempt(name, () => require(name)) ?? attempt(name, () => require(require.resolve(name, { paths: [process.cwd()] })));

function needed(name) {
  const found = optional(name);
  if (found) return found;
  throw Object.assign(
    new Error(`'navbridge/mock' renders by the test's own '${name}', which is not installed: npm install --save-dev ${name}`),
    { code: 'MODULE_NOT_FOUND' });
}

/** True within an 'act', whose end performs the updates. One that ends within another one would end that, too. */
function isActing(React) {
  const ofReact19 = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  const ofReact18 = React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED;
  return Boolean(ofReact19?.actQueue ?? ofReact18?.ReactCurrentActQueue?.current);
}

/**
 * Returns `{isActing, run}` for updates: whether an 'act' of the test runs, whose end performs them, and a function that performs
 * one with all that follows from it before it returns.
 */
function actOf(React) {
  const act = React.act ?? optional('react-test-renderer')?.act ?? React.unstable_act;
  const run = (update) => {
    if (typeof act !== 'function' || isActing(React)) return void update();
    const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    try {
      act(() => {
        update();
      });
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = before;
    }
    return undefined;
  };
  return { isActing: () => isActing(React), run };
}

module.exports = { actOf, needed, optional };
