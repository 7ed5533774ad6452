'use strict';
// The drivers' methods as functions, which are made from their declarations: `device/tap` becomes `device.tap`.

const isParams = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns the params of a request: one object, or the values of the parameters in the declared order. */
function paramsOf(name, parameters, args) {
  if (args.length <= 1 && (args[0] === undefined || isParams(args[0]))) return args[0] ?? {};
  if (args.length > parameters.length) {
    throw new TypeError(`${name} takes ${parameters.length} arguments; ${args.length} were given.`);
  }
  return Object.fromEntries(args.map((value, index) => [parameters[index], value]));
}

/**
 * @param send called with a method's name and its params; returns a promise
 * @returns objects with functions by the prefixes of the methods' names, and the functions that stand alone
 */
function makeDriver(send) {
  const groups = {};
  for (const { name, parameters } of host.driverMethods) {
    const [group, method] = name.split('/');
    groups[group] ??= {};
    groups[group][method] = async (...args) => send(name, paramsOf(name, parameters, args));
  }
  return { ...groups, stats: Object.assign(groups.stats.get, groups.stats), waitForIdle: groups.device.waitForIdle };
}

module.exports = { makeDriver };
