'use strict';
// The commands of Maestro that are about the app and the device as a whole (e2e-languages §14, §15).

const { FlowError, refusal } = require('./flow-errors');
const { word } = require('./flow-refused');

/** Refuses another app than the flow's: there is only that one. */
function expectOwnApp(flow, appId) {
  const own = flow.appId;
  if (appId === undefined || own === undefined || String(appId) === own) return;
  throw refusal(`The app '${appId}'`, `the only one there is the flow's own, '${own}'`);
}

const nothing = (note) => async (flow) => { if (note) flow.warn(note); };

const isDark = async (flow) => (await flow.device.request('device/snapshot', {})).userInterfaceStyle === 'dark';
const setDark = (flow, dark) => flow.device.act('device/setUserInterfaceStyle', { style: dark ? 'dark' : 'light' });

const assertDark = (wanted) => async (flow) => {
  if (await isDark(flow) === wanted) return;
  throw new FlowError(`Assertion is false: dark mode is ${wanted ? 'on' : 'off'}`, 'AssertionFailure');
};

const ORIENTATIONS = {
  portrait: 'portrait', landscapeleft: 'landscapeLeft', landscaperight: 'landscapeRight', upsidedown: 'portraitUpsideDown',
};

async function stop(flow, { appId }) {
  expectOwnApp(flow, appId);
  await flow.device.stop();
}

const appCommands = {
  launchApp: {
    ...word('appId', 'clearState', 'clearKeychain', 'stopApp', 'permissions', 'arguments'),
    async run(flow, { appId, clearState = false, stopApp = true, permissions = { all: 'allow' }, arguments: given = {} }) {
      expectOwnApp(flow, appId);
      if (clearState) flow.device.forget();
      if (stopApp || !flow.device.app) {
        await flow.device.stop();
        const list = Object.entries(given).map(([key, value]) => `${key}=${value}`);
        await flow.device.launch(list.length ? { launchArgument: list } : {});
      } else {
        await flow.device.comeToFront();
      }
      await flow.device.setPermissions(permissions);
    },
  },
  stopApp: { ...word('appId'), run: stop },
  killApp: { ...word('appId'), run: stop },
  clearState: {
    ...word('appId'),
    run(flow, given) {
      flow.device.forget();
      return stop(flow, given);
    },
  },
  clearKeychain: { fields: [], run: nothing() },

  openLink: {
    ...word('link', 'browser', 'autoVerify'), needs: 'a link',
    run: (flow, { link }) => flow.device.open(String(link)),
  },
  setOrientation: {
    ...word('orientation'), needs: 'an orientation',
    async run(flow, { orientation }) {
      const found = ORIENTATIONS[String(orientation).toLowerCase().replaceAll('_', '')];
      if (!found) throw new FlowError(`Unknown orientation: ${orientation}`, 'InvalidCommand');
      await flow.device.act('device/rotate', { orientation: found });
    },
  },
  setDarkMode: { ...word('mode'), run: (flow, { mode }) => setDark(flow, mode === 'enabled' || mode === true) },
  toggleDarkMode: { fields: [], run: async (flow) => setDark(flow, !(await isDark(flow))) },
  assertDarkMode: { fields: [], run: assertDark(true) },
  assertLightMode: { fields: [], run: assertDark(false) },
  setPermissions: { fields: ['permissions', 'appId'], run: (flow, { permissions }) => flow.device.setPermissions(permissions) },
};

module.exports = { appCommands, nothing };
