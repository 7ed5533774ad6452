'use strict';
// Scripts read the time from the device's clock, which may be virtual.

const beginning = host.now();

/**
 * The monotonic time at which a context begins. On a phone it counts from the start of the system, so that code may take a
 * time near 0 for one that never was: React Native's scroll views compare it with 0 to find out if they still move.
 */
const AT_BEGINNING = 60_000;

/** The monotonic time in milliseconds. */
const monotonic = () => AT_BEGINNING + host.now() - beginning;

/** The whole milliseconds since 1970. */
const dateNow = () => Math.floor(host.now());

function install(global) {
  const RealDate = global.Date;
  RealDate.now = dateNow;
  global.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [dateNow()], newTarget),
    apply: () => new RealDate(dateNow()).toString(),
  });
  RealDate.prototype.constructor = global.Date;
  global.performance = { now: monotonic, timeOrigin: beginning - AT_BEGINNING };
}

module.exports = { install, monotonic };
