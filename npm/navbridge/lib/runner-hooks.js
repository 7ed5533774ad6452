'use strict';
// The hooks by which apps live as long as the test that started them, or as the file: those of Jest and of 'node --test'.

const apps = require('./test-apps');
const loopback = require('./loopback');
const losses = require('./losses');
const { session } = require('./session');

function watch() {
  const { connection } = session();
  connection.onNotification = (method, params) => {
    if (method === 'app/traffic') {
      apps.receiveTraffic(params.app, params.entry);
      loopback.took(connection, params.app, params.entry);
    }
    if (method === 'app/lost') losses.add(params);
  };
}

async function endTest() {
  // An app that has left an error unhandled fails the test by its end.
  try {
    losses.check();
  } finally {
    await apps.endTest();
  }
}

async function endFile() {
  await apps.endAll();
  await session().connection.close();
}

module.exports = {
  watch,
  install() {
    watch();
    const { afterAll, afterEach, beforeEach } = globalThis;
    if (typeof afterAll === 'function' && typeof afterEach === 'function') {
      beforeEach(() => apps.beginTest());
      afterEach(endTest);
      afterAll(endFile);
    } else if (process.env.NODE_TEST_CONTEXT || process.execArgv.includes('--test')) {
      const runner = require('node:test');
      runner.beforeEach(() => apps.beginTest());
      runner.afterEach(endTest);
      runner.after(endFile);
    }
  },
};
