'use strict';
const { app, device, waitForIdle } = require('navbridge');

/** Starts the app, and opens one of its screens. */
async function open(name) {
  const running = await app('./main.jsbundle');
  await device.tap({ testID: `open-${name}` });
  await waitForIdle();
  await running.rest();
  return running;
}

/** Returns the views with a testID, of all surfaces on the screen. */
async function element(testID) {
  const found = [];
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.testID === testID && node.tag !== undefined) found.push(node);
    Object.values(node).forEach((each) => (Array.isArray(each) ? each.forEach(walk) : walk(each)));
  };
  walk(await device.snapshot({ react: true }));
  return found[0];
}

/** Returns the events that a screen has noted. */
const log = async () => (await element('log')).text.split(' ').filter(Boolean);

module.exports = { open, element, log };
