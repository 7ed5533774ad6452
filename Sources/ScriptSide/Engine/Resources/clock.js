'use strict';
// Scripts read the time from the device's clock, which may be virtual.

const beginning = host.now();

/** The milliseconds since the context began. */
const monotonic = () => host.now() - beginning;

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
  global.performance = { now: monotonic, timeOrigin: beginning };
}

module.exports = { install, monotonic };
