'use strict';
// Screens in the snapshots of Jest: `expect(device).toMatchSnapshot()`, as in the runner without Node, and a serializer for what
// `device.snapshot()` returns.

const host = require('./host');
const { App, current, driver } = require('./test-apps');

const isDevice = (value) => value === driver.device || value instanceof App;

/** True for a snapshot of a device. */
const isSnapshot = (value) => value !== null && typeof value === 'object' && Array.isArray(value.windows) &&
  Array.isArray(value.safeArea);

/** The text of a screen, as a snapshot keeps it: a line of it is one of the snapshot. */
class Screen {
  constructor(lines) {
    this.text = lines.join('\n');
  }
}

/** A serializer, as `expect.addSnapshotSerializer` and the configuration of Jest take it. */
const serializer = {
  test: (value) => value instanceof Screen || isSnapshot(value),
  serialize: (value) => (value instanceof Screen ? value.text : host.screenLines(value).join('\n')),
};

/** The matchers that Jest has had until now, by their names. */
const matchersOf = () => globalThis[Symbol.for('$$jest-matchers-object')]?.matchers ?? {};

module.exports = {
  isSnapshot,
  serializer,
  /** Adds both to Jest's `expect`. Other runners have no snapshots. */
  install(expect) {
    const { toMatchInlineSnapshot, toMatchSnapshot } = matchersOf();
    if (typeof expect?.addSnapshotSerializer !== 'function' || !toMatchSnapshot) return;
    expect.addSnapshotSerializer(serializer);
    expect.extend({
      toMatchSnapshot(received, ...args) {
        if (!isDevice(received)) return Reflect.apply(toMatchSnapshot, this, [received, ...args]);
        const app = received instanceof App ? received : current();
        return app.rest().then(() => app.screenLines())
          .then((lines) => Reflect.apply(toMatchSnapshot, this, [new Screen(lines), ...args]));
      },
      toMatchInlineSnapshot(received, ...args) {
        if (!isDevice(received)) return Reflect.apply(toMatchInlineSnapshot, this, [received, ...args]);
        throw new TypeError('toMatchInlineSnapshot of a device: Jest finds the place to write at in the call, which must ' +
          'not wait. Write expect(await device.snapshot()).toMatchInlineSnapshot().');
      },
    });
  },
};
