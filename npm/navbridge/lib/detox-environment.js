'use strict';
// Detox in the global object of a test file under Jest.

const { load } = require('./library');
const worker = require('./detox-worker');
const { KEY } = require('./session');
const { DetoxArtifacts } = require('./detox-artifacts');
const { placeIn } = require('./stacks');

/** By it the module 'detox' finds what the environment has made. */
const DETOX = Symbol.for('navbridge.detox');

class DetoxOfFile {
  #global;
  #library;
  #session;
  #artifacts;

  constructor(environment, file) {
    this.#global = environment.global;
    this.#session = worker.sessionOf(file);
    this.#global[KEY] = this.#session;
    this.#library = load(environment.getVmContext());
    this.#global[DETOX] = this.#library('detox-module');
    this.#artifacts = new DetoxArtifacts(worker.configuration(), this.#library, this.#session);
  }

  /** Takes an event of jest-circus. */
  async handle(event, state) {
    switch (event.name) {
      case 'setup':
        if (worker.configuration().behavior.init.exposeGlobals) this.#expose();
        break;
      case 'test_start':
        await this.#artifacts.begin(namesOf(event.test));
        break;
      case 'test_fn_start':
      case 'hook_start':
        this.#session.settings.timeout = event.test?.timeout ?? event.hook?.timeout ?? state.testTimeout;
        break;
      case 'test_done':
        await this.#artifacts.end(failureOf(event.test));
        break;
      default:
    }
  }

  #expose() {
    this.#library('expect').use(this.#global.expect);
    this.#global[DETOX].exposeTo(this.#global);
  }

  async end() {
    await this.#library('test-apps').endAll();
  }
}

/** The failure of a test, `{message, place}`; undefined if it has none. Jest has pairs of an error and one of its place. */
function failureOf({ errors: [first] }) {
  if (first === undefined) return undefined;
  const [error, ofPlace] = [first].flat();
  const found = error ?? ofPlace;
  return { message: String(found?.message ?? found), place: placeIn(found?.stack) ?? placeIn(ofPlace?.stack) };
}

/** The names of a test and of the suites around it, from the outermost. */
function namesOf(test) {
  const names = [];
  for (let each = test; each?.parent; each = each.parent) names.unshift(each.name);
  return names;
}

module.exports = {
  DETOX,
  /** @param file the path of the test file */
  install: (environment, file) => new DetoxOfFile(environment, file),
};
