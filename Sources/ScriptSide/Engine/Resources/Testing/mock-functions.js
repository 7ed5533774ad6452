'use strict';
// Functions that record their calls, by the names that Jest gave them.

const { offer, receiving, taken } = require('./file-realm');

/** The recording functions, by their identity, and those that stand in place of a method, with the way back. */
const states = new WeakMap();
const all = new Set();
const spies = new Set();

const emptyRecord = () => ({ calls: [], results: [], instances: [], contexts: [], invocationCallOrder: [] });
let order = 0;

/** Calls a recording function, and records the call and its end. */
function call(state, self, args) {
  const { mock } = state;
  mock.calls.push(args);
  mock.lastCall = args;
  mock.instances.push(self);
  mock.contexts.push(self);
  mock.invocationCallOrder.push(++order);
  const result = { type: 'incomplete', value: undefined };
  mock.results.push(result);
  try {
    const body = state.once.length ? state.once.shift() : state.body;
    result.value = body ? Reflect.apply(body, self, args.map(offer)) : undefined;
    result.type = 'return';
    return result.value;
  } catch (error) {
    [result.type, result.value] = ['throw', error];
    throw error;
  }
}

/** The functions of Jest that give a recording function a body. Each returns the function. */
const bodies = {
  mockImplementation: (state, body) => { state.body = body; },
  mockImplementationOnce: (state, body) => { state.once.push(body); },
  mockReturnValue: (state, value) => { state.body = () => value; },
  mockReturnValueOnce: (state, value) => { state.once.push(() => value); },
  mockResolvedValue: (state, value) => { state.body = async () => value; },
  mockResolvedValueOnce: (state, value) => { state.once.push(async () => value); },
  mockRejectedValue: (state, error) => { state.body = async () => { throw error; }; },
  mockRejectedValueOnce: (state, error) => { state.once.push(async () => { throw error; }); },
  mockReturnThis: (state) => { state.body = function body() { return this; }; },
  mockName: (state, name) => { state.name = String(name); },
  mockClear: (state) => { state.mock = emptyRecord(); },
  mockReset: (state) => { Object.assign(state, { mock: emptyRecord(), once: [], body: undefined }); },
  mockRestore(state) {
    bodies.mockReset(state);
    state.restore?.();
  },
};

/** Makes a recording function. @param body the function that it calls; without it the result is undefined */
function fn(body) {
  const state = { mock: emptyRecord(), once: [], body, name: 'jest.fn()', restore: undefined };
  const made = receiving(function mock(...args) {
    return call(state, this, args);
  });
  states.set(made, state);
  all.add(state);
  Object.defineProperty(made, 'mock', { get: () => state.mock, enumerable: true });
  made.getMockName = () => state.name;
  made.getMockImplementation = () => state.body;
  for (const [name, change] of Object.entries(bodies)) {
    made[name] = (...args) => {
      change(state, ...args);
      return made;
    };
  }
  return made;
}

/** Replaces a method of an object by a recording function that calls it. `mockRestore` puts the method back. */
function spyOn(object, name) {
  const method = object?.[name];
  if (typeof method !== 'function') {
    throw new TypeError(`jest.spyOn: '${String(name)}' is no method of the object. Only methods can be observed.`);
  }
  if (states.has(taken(method))) return method;
  const own = Object.getOwnPropertyDescriptor(object, name);
  const made = fn(method);
  const state = states.get(made);
  state.name = String(name);
  object[name] = offer(made);
  spies.add(state);
  state.restore = () => {
    if (own) Object.defineProperty(object, name, own);
    else delete object[name];
    spies.delete(state);
  };
  return made;
}

/** The record of a recording function; undefined for any other value. */
const recordOf = (value) => {
  const state = states.get(taken(value));
  return state && { ...state.mock, name: state.name };
};

const page = 'Tests of an app run the app itself; docs/from-jest.md shows what takes the place of';

const refuse = (name, instead) => () => {
  throw new Error(`jest.${name} is not there: ${instead}. ${page} Jest's functions.`);
};

/** The other functions that Jest has, with what takes their place. */
const absent = [
  ['each app runs in processes of its own, with its own modules; --modules gives it native ones', [
    'mock', 'unmock', 'doMock', 'dontMock', 'setMock', 'deepUnmock', 'requireActual', 'requireMock', 'resetModules',
    'isolateModules', 'isolateModulesAsync', 'createMockFromModule', 'genMockFromModule', 'enableAutomock', 'disableAutomock',
    'unstable_mockModule', 'onGenerateMock',
  ]],
  ['assign the value, and put the old one back in afterEach', ['replaceProperty']],
  ['--order random --seed N has the seed of the order', ['getSeed']],
];

/** True once a call without effect was named. */
let hasRetried = false;

const jest = {
  fn,
  spyOn,
  isMockFunction: (value) => states.has(taken(value)),
  clearAllMocks: () => all.forEach((state) => bodies.mockClear(state)),
  resetAllMocks: () => all.forEach((state) => bodies.mockReset(state)),
  restoreAllMocks: () => [...spies].forEach((state) => bodies.mockRestore(state)),
  mocked: (value) => value,
  ...Object.fromEntries(absent.flatMap(([instead, names]) => names.map((name) => [name, refuse(name, instead)]))),
  setTimeout: refuse('setTimeout', 'the last argument of test or --timeout sets the limit'),
  /** Has no effect. Suites for simulators call it, where tests fail sometimes. */
  retryTimes() {
    if (!hasRetried) {
      const words = 'a failed test is not tried again. --repeat finds those that fail sometimes';
      require('./console').console.warn(`jest.retryTimes has no effect: ${words}.`);
    }
    hasRetried = true;
    return jest;
  },
};

module.exports = { jest, recordOf };
