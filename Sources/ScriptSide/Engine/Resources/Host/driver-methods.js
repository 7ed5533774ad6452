'use strict';
// The drivers' methods as functions, which are made from their declarations: `device/tap` becomes `device.tap`.

const { nearest } = require('./likeness');

const isParams = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Refuses a member that is no parameter but is nearly one, as `testId` is. Returns the params. */
function refuseMisspelt(name, parameters, params) {
  const others = parameters.filter((one) => !(one in params));
  for (const key of Object.keys(params)) {
    // A name of a letter or two is near to too many.
    const meant = parameters.includes(key) || key.length < 4 ? undefined : nearest(key, others);
    if (meant !== undefined) throw new TypeError(`${name}: there is no argument '${key}'. Did you mean '${meant}'?`);
  }
  return params;
}

/** Returns the params of a request: one object, or the values of the parameters in the declared order. */
function paramsOf(name, parameters, args) {
  if (args.length <= 1 && (args[0] === undefined || isParams(args[0]))) {
    return refuseMisspelt(name, parameters, args[0] ?? {});
  }
  if (args.length > parameters.length) {
    throw new TypeError(`${name} takes ${parameters.length} arguments; ${args.length} were given.`);
  }
  return Object.fromEntries(args.map((value, index) => [parameters[index], value]));
}

/** The methods: the group and the name of each in it, the name of its request, and its parameters. */
const methods = host.driverMethods().map(({ name, parameters }) => [...name.split('/'), name, parameters]);

/**
 * @param send called with a method's name and its params; returns a promise
 * @returns objects with functions by the prefixes of the methods' names, and the functions that stand alone
 */
function makeDriver(send) {
  const groups = {};
  for (const [group, method, name, parameters] of methods) {
    groups[group] ??= {};
    groups[group][method] = async (...args) => send(name, paramsOf(name, parameters, args));
  }
  return { ...groups, stats: Object.assign(groups.stats.get, groups.stats), waitForIdle: groups.device.waitForIdle };
}

module.exports = { makeDriver };
