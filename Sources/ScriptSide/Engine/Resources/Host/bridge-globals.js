'use strict';
// The globals that describe the environment in which a script runs.

function install(global) {
  global.navbridge = Object.freeze({
    architecture: host.architecture,
    epoch: host.context.epoch,
    device: host.context.device,
  });
}

module.exports = { install };
