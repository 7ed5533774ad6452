'use strict';
// What a script may want to know of where it runs.

function install(global) {
  global.navbridge = Object.freeze({
    architecture: host.architecture,
    epoch: host.context.epoch,
    device: host.context.device,
  });
}

module.exports = { install };
