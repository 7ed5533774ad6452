'use strict';
// The tests of an app that has none: those that hold for any app.

const apps = require('./test-apps');
const { test } = require('./test-registry');

/** Waits for the rest of an app, at which no command may be without an answer. */
async function settled(app) {
  await app.waitForIdle();
  const { pendingCommands } = await app.stats();
  if (pendingCommands.length) throw new Error(`Commands are pending at rest: ${pendingCommands.join('; ')}.`);
}

module.exports = {
  declare() {
    const file = `./${host.settings.file.split('/').pop()}`;
    test('comes to rest', async () => settled(await apps.app(file)));
    test('comes to rest after a reload in the middle', async () => {
      const app = await apps.app(file, { rest: false });
      await app.device.reload();
      await settled(app);
    });
  },
};
