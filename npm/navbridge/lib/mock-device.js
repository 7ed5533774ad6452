'use strict';
// The device of RNN's Mock (docs/node.md): a native side whose script is the test's own React. A test file has one, which lives
// through 'jest.resetModules' and begins a new context for each test.

const { KEY, session } = require('./session');
// Node's own modules are the only objects that all test files of a process share.
const { constants } = require('os');

/** By it the process knows the device of the file that runs. */
const RUNNING = Symbol.for('navbridge.mock');

/** The options that begin a device, for a comparison. */
const textOf = (options) => JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

class MockDevice {
  #connection;
  #script;
  #options;
  #nextId = 1;
  #hasEnded = false;
  /** The last snapshot. */
  snapshot;
  /** The answer to `initialize`. */
  context;
  architecture;
  /** The script's half of the connection for the test that runs. */
  peer;

  /** @param options those of an app, such as `device`; `architecture` chooses the route */
  constructor(connection, options) {
    this.#connection = connection;
    this.#options = textOf(options);
    const { architecture, ...rest } = options;
    this.architecture = architecture;
    const initialize = {
      protocolVersion: 1, role: 'script', architecture, design: 'react-native-navigation', client: { name: 'navbridge/mock' },
    };
    // Time stands until content has mounted, which takes the program no longer than a message.
    const given = { mountTimeout: 60_000, ...rest };
    const { script, context } = connection.requestNow('script/start', { options: given, initialize });
    this.#script = script;
    this.#read(context.messages);
  }

  /** True if it can begin a new context for a test with these options. */
  serves(connection, options) {
    return this.#connection === connection && connection.isOpen && !this.#hasEnded && this.#options === textOf(options);
  }

  nextId() {
    return this.#nextId++;
  }

  /** Keeps what belongs to the device, and returns the other messages. */
  #read(messages) {
    return messages.filter(({ id, result }) => {
      if (id === 'snapshot') this.snapshot = result;
      if (id === 'initialize') this.context = result;
      return typeof id !== 'string';
    });
  }

  /**
   * Sends messages, and returns those that the native side has sent until it is at rest. This process stands meanwhile.
   *
   * @param changes false if the screen stays as it is
   */
  send(messages, { changes = true } = {}) {
    const params = {
      script: this.#script, snapshot: changes, messages: messages.map((message) => ({ jsonrpc: '2.0', ...message })),
    };
    try {
      return this.#read(this.#connection.requestNow('script/send', params).messages);
    } catch (error) {
      this.#hasEnded = error.code === 'APP_ENDED';
      throw error;
    }
  }

  /** Begins a new context. What a phone keeps through a reload is taken away before. @param cleanup the calls that do so */
  reload(cleanup) {
    this.send([...cleanup, { id: this.nextId(), method: 'device/reload', params: {} }]);
  }

  /** Ends the native side. */
  end() {
    this.#connection.requestNow('script/end', { script: this.#script });
  }
}

/**
 * Returns the device of this test file, and whether it is new. An old one has the state that the last test has left.
 */
function deviceOf(options = {}) {
  // A program that has ended has said so.
  if (!session().connection.isOpen) delete globalThis[KEY];
  const { connection, settings } = session();
  const wanted = { ...options, architecture: options.architecture ?? settings.architecture };
  const running = constants[RUNNING];
  if (running?.device.serves(connection, wanted)) return { device: running.device, isNew: false };
  // The file before has ended, or this one wants another device.
  running?.end(connection);
  delete constants[RUNNING];
  const device = new MockDevice(connection, wanted);
  const end = (next) => {
    if (next !== connection) void connection.close();
    else if (connection.isOpen) device.end();
  };
  Object.defineProperty(constants, RUNNING, { value: { device, end }, configurable: true });
  return { device, isNew: true };
}

module.exports = { MockDevice, deviceOf };
