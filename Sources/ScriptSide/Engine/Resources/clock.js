'use strict';
// Time as scripts see it is the device's: virtual where its clock is.

const beginning = host.now();

/** Milliseconds since 1970, whole. */
const dateNow = () => Math.floor(host.now());

function install(global) {
  const RealDate = global.Date;
  RealDate.now = dateNow;
  global.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [dateNow()], newTarget),
    apply: () => new RealDate(dateNow()).toString(),
  });
  RealDate.prototype.constructor = global.Date;
  global.performance = { now: () => host.now() - beginning, timeOrigin: beginning };
}

module.exports = { install };
