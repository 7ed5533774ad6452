'use strict';
// The apps under test. `device`, `clock` and the others act on the app that was started last.

const { settings } = host;
const coverage = require('./app-coverage');
const { isWanted } = require('./kept-coverage');
const { sourceOf } = require('./app-source');
const { commandsIn } = require('./app-commands');
const { makeDriver } = require('./driver-methods');
const { expressionOf, refuseMissingArgument, textOf } = require('./function-text');
const { inspect } = require('./inspect');
const { beginTest, calls, endTest, makeNetwork, repliesFile } = require('./test-network');
const requests = require('./test-requests');
const { refuseUnsendable } = require('./sent-arguments');

/** The running apps of the file, which live until its end, and those of the running test. */
const running = { file: [], test: [] };
let scope = 'file';

/** The code of an act whose target is not on the screen (protocol §8). */
const NOT_FOUND = '-32004';

function current() {
  const found = running.test.at(-1) ?? running.file.at(-1);
  if (!found) throw new Error("No app runs. Start one by 'await app(file)' before you use the device.");
  return found;
}

const { traffic: trafficMethods, ...driver } = makeDriver((method, params) => current().request(method, params));

/** The work that the requests of the test wait for: clocks of apps that move in the background. Null for none. */
let held = null;

/** Does work before the requests that follow, and after the work before it. Its failure is that of the running test. */
function hold(body) {
  const work = (held ?? Promise.resolve()).then(body);
  held = work;
  // A failure stays, for the end of the test.
  work.then(() => { if (held === work) held = null; }, () => {});
  return work;
}

/** Sends a request of the test, once nothing is in its way. */
const ask = (...args) => (held ? held.then(() => requests.request(...args)) : requests.request(...args));

/** The options with which an app starts unless the test gives others. */
const defaults = { of: () => ({}) };
/** The number of functions that apps were given to run. */
let functions = 0;

class App {
  #id;
  /** The number of replies that the app's file of replies has. A context that begins later has no others. */
  #replies;

  /** The time of its clock, in milliseconds, as the last answer about it had it. */
  clockTime = 0;
  /** True if the test has started it with its clock standing. */
  standsByOptions = false;
  /** True if its code counts what has run, and somebody wants to know. */
  isInstrumented = false;

  constructor(id, description, replies) {
    this.#id = id;
    this.#replies = replies;
    this.description = description;
    const { traffic, ...own } = makeDriver((method, params) => this.request(method, params));
    Object.assign(this, own, { traffic: { ...traffic, entries: [] } });
  }

  get id() {
    return this.#id;
  }

  /** Sends a driver's request. */
  request(method, params = {}) {
    const sent = held ? held.then(() => this.requestNow(method, params)) : this.requestNow(method, params);
    if (typeof params.testID !== 'string') return sent;
    return sent.catch(async (error) => {
      const advice = error.code === NOT_FOUND ? await this.adviceFor(params.testID) : '';
      throw Object.assign(error, { message: error.message + advice });
    });
  }

  /** Sends a driver's request, whatever is in the way of others. */
  requestNow(method, params = {}) {
    return requests.request('app/request', { app: this.#id, method, params }, { label: method, isOfTest: true, read: (answer) => {
      if (method.startsWith('clock/') && typeof answer?.ms === 'number') this.clockTime = answer.ms;
      return answer;
    } });
  }

  /** Returns the way out for a testID that is not there, as a sentence after another one, if the app has misspelt its name. */
  async adviceFor(testID) {
    const text = `require('navbridge').misspeltId(${JSON.stringify(testID)})`;
    const name = await this.evaluate(text).catch(() => null);
    return name === null ? '' : ` An element of React's has it as '${name}', which React Native does not know: write 'testID'.`;
  }

  /** Calls a function in the app's context, with arguments that have a JSON form; returns its result. */
  run(body, ...args) {
    if (typeof body !== 'function') {
      throw new TypeError(`run(function, …args) calls a function in the app, and got ${inspect(body, 1)}.`);
    }
    refuseUnsendable('run', args);
    const text = textOf(body, 'run(function, …args)');
    refuseMissingArgument(body, args.length, 'run(function, …args)');
    const label = `run(${text.replace(/\s+/g, ' ').slice(0, 60)})`;
    // JSON has no undefined: one among the arguments is written in the call, and the result is a member that may be missing.
    const values = args.map((value, index) => (value === undefined ? 'undefined' : `args[${index}]`)).join(', ');
    const name = `<function ${++functions}>`;
    const source = `async (...args) => ({ result: await ${expressionOf(text)}(${values}) })\n//# sourceURL=${name}\n`;
    host.sent(name, text, expressionOf(source), new Error().stack);
    return ask('app/request', { app: this.#id, method: 'script/run', params: { source, arguments: args } },
      { label, mayStay: true, isOfTest: true, read: ({ result }) => result });
  }

  /** Evaluates a text in the app's context, and returns its value. */
  evaluate(text) {
    const params = { source: `() => ${text}`, arguments: [] };
    return ask('app/request', { app: this.#id, method: 'script/run', params }, { label: 'network', mayStay: true });
  }

  /** Waits until both sides are at rest. While the clock is paused, time stays. */
  rest(label = 'rest') {
    return ask('app/rest', { app: this.#id }, { label, isOfTest: true });
  }

  /** Takes the coverage before the context ends. */
  async takeCoverage() {
    if (this.isInstrumented) await coverage.take(this);
  }

  async reload() {
    await this.takeCoverage();
    await this.request('device/reload');
    for (const text of calls().slice(this.#replies)) await this.give(text);
    return this.rest();
  }

  /** Has a fault strike the script or its connection, as `navbridge explore --faults` does. */
  async strike(fault) {
    if (fault === 'reload') return this.reload();
    return ask('app/strike', { app: this.#id, fault: String(fault) }, { label: `strike(${inspect(fault)})`, isOfTest: true });
  }

  /** Gives the app a reply to requests. */
  give(text) {
    return this.evaluate(`void require('navbridge').${text}`);
  }

  /** Returns the transcript so far: an array of entries (docs/javascript.md, --json). */
  transcript() {
    return JSON.parse(host.transcript(this.#id));
  }

  /** The lines that the app has printed: `{level, text, at}`. */
  get output() {
    return this.transcript().filter(({ kind }) => kind === 'console').map(({ level, text, at }) => ({ level, text, at }));
  }

  /** The events that the app has received: `{name, body, at}`. */
  get emitted() {
    return this.transcript().filter(({ kind }) => kind === 'event').map(({ name, body, at }) => ({ name, body, at }));
  }

  /** The commands of the app. */
  get commands() {
    return commandsIn(this.transcript());
  }

  snapshot(componentId) {
    return this.request('device/snapshot', componentId === undefined ? {} : { componentId });
  }

  /** The screen as lines of a tree, with every text, test id and value. */
  screenLines() {
    return ask('app/screen', { app: this.#id }, { label: 'expect(…)', isOfTest: true });
  }

  /** Ends the app. It returns when both processes have ended. */
  async end() {
    for (const list of Object.values(running)) if (list.includes(this)) list.splice(list.indexOf(this), 1);
    await this.takeCoverage();
    await requests.request('app/end', { app: this.#id });
  }
}

/** Starts an app and waits until it is at rest. @param file its path from the test file, or a function */
const app = (file, options = {}) => startApp(file, options, scope);

/** @param owner `file` for an app that lives until the end of the file, `test` for one that ends with the running test */
async function startApp(given, givenOptions, owner) {
  const { file, source, text, label, options } = sourceOf(given, givenOptions);
  const replies = calls().length;
  const { id, device } = await ask(
    'app/start',
    {
      file, source, function: text, stack: new Error().stack,
      options: { ...settings.appOptions, ...defaults.of(), ...options }, replies: repliesFile(), isOfFile: owner === 'file',
    },
    { label, isOfTest: true });
  const started = new App(id, device, replies);
  started.standsByOptions = options.paused === true;
  running[owner].push(started);
  if (isWanted()) started.isInstrumented = await coverage.isIn(started);
  return started;
}

/** Sends an event to a view of React's in the app that was started last. */
const viewEvent = (...args) =>
  current().run((target, type, body) => require('navbridge').device.viewEvent(target, type, body), ...args);

/** The functions of the system around the app that was started last. */
const system = Object.fromEntries(
  ['effects', 'clipboard', 'setClipboard', 'setAccessibility', 'setPermission', 'setNetwork', 'notify'].map((name) => [
    name,
    (...args) => current().run((method, all) => require('navbridge').system[method](...all), name, args),
  ]),
);

const network = makeNetwork(
  (text) => Promise.all([...running.file, ...running.test].map((one) => one.give(text))),
  (text) => current().evaluate(text),
);

/** Ends apps. Those of a test that passes have been at rest before, so that nothing of theirs is left to be reported. */
const endAll = (list) => Promise.all(list.splice(0).map((one) => one.end().catch(() => {})));

module.exports = {
  App,
  /** The apps that run. */
  all: () => [...running.file, ...running.test],
  app,
  /**
   * Starts an app that lives until the end of the file, for a suite that was written for a simulator: there an app runs on in the
   * background.
   */
  appOfFile: (file, options) => startApp(file, { runsInBackground: true, ...options }, 'file'),
  current,
  defaults,
  hold,
  /** Waits for the work in the background, and throws its failure. */
  held: async () => void (await held),
  network,
  system,
  driver: {
    ...driver,
    device: { ...driver.device, viewEvent },
    traffic: { ...trafficMethods, get entries() { return current().traffic.entries; } },
  },
  /** Called by the host with a notification of an app's traffic. */
  receiveTraffic(id, entry) {
    [...running.file, ...running.test].find((one) => one.id === id)?.traffic.entries.push(entry);
  },
  beginTests() {
    scope = 'file';
  },
  beginTest() {
    scope = 'test';
    beginTest();
  },
  /** Throws if the test has left requests without awaiting them. */
  checkAwaited() {
    const left = requests.unawaited();
    if (!left.length) return;
    const sentence = `The test has ended before its requests. Await each of them:\n  ${left.join('\n  ')}`;
    throw Object.assign(new Error(sentence), { stack: requests.unawaitedStack() });
  },
  /** Waits until the apps are at rest, so that all consequences of a test belong to it. */
  rest: () => requests.request('rest', {}),
  /** Returns the screen and the transcript for a report of a failure. */
  scene: (path) => requests.request('scene', { path }),
  transcript: () => requests.request('transcripts', {}),
  /** Keeps what the apps of a test have done. Returns the folder. */
  keepRuns: (path) => requests.request('runs', { path }),
  async endTest() {
    await endAll(running.test);
    requests.forget();
    held = null;
    scope = 'file';
    endTest();
  },
  endAll: async () => {
    for (const apps of [running.test, running.file]) await endAll(apps);
  },
};
