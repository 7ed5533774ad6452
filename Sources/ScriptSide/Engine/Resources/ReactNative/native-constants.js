'use strict';
// The constants of all native modules, for a comparison of runs.

const { localConstants } = require('./module-table');
const wire = require('./native-modules');

/** UIManager's table describes React's views, and belongs to no device. */
const LEFT_OUT = new Set(['UIManager']);

/** The constants of a module of the native side. Those of navigation are computed by a method on the bridge. */
function constantsOf(name) {
  const module = wire.get(name);
  return module.getNavigationConstantsSync ? module.getNavigationConstantsSync() : module.getConstants();
}

/** Returns the constants by the names of the modules, in the order of the names, without modules that have none. */
function nativeConstants() {
  const { turboModules, remoteModuleConfig } = host.context;
  const names = host.architecture === 'turbo' ? Object.keys(turboModules) : remoteModuleConfig.map(([name]) => name);
  const found = [...names.map((name) => [name, constantsOf(name)]), ...localConstants()];
  return Object.fromEntries(
    found
      .filter(([name, constants]) => !LEFT_OUT.has(name) && Object.keys(constants ?? {}).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

module.exports = { nativeConstants };
