'use strict';
// The names of react-native-navigation's Mock (docs/node.md): the test's React renders what a device has on the screen.

const { applicationMock } = require('./lib/mock-application');
const { deviceOf } = require('./lib/mock-device');
const { VISIBLE_OVERLAY_TEST_ID, VISIBLE_SCREEN_TEST_ID } = require('./lib/mock-tree');
const { ScriptPeer } = require('./lib/script-peer');
const { actOf, needed, optional } = require('./lib/test-modules');

let peer;

function current() {
  if (peer) return peer;
  throw new Error("'ApplicationMock' was rendered before the native ends were replaced: call mockNativeComponents() first.");
}

/**
 * Replaces the native ends of `Navigation` by those of a device, in which nothing has happened yet.
 *
 * @param options those with which an app is started, such as `{ device: 'iPad Pro 11' }`
 */
function mockNativeComponents(options) {
  const { Navigation } = needed('react-native-navigation');
  const { device, isNew } = deviceOf(options);
  device.peer?.end();
  if (!isNew) device.reload(new ScriptPeer(device).cleanup());
  peer = new ScriptPeer(device);
  Object.assign(device, { peer });
  peer.lookUp = (name) => Navigation.mock?.store?.getComponentClassForName(name);
  Navigation.mockNativeComponents(peer.commandsSender(), peer.eventsReceiver(), peer.appRegistryService());
}

const React = needed('react');
const ApplicationMock = applicationMock(React, optional('react-native'), actOf(React), current);
const Mock = { ApplicationMock, VISIBLE_OVERLAY_TEST_ID, VISIBLE_SCREEN_TEST_ID, mockNativeComponents };

module.exports = { ApplicationMock, Mock, VISIBLE_OVERLAY_TEST_ID, VISIBLE_SCREEN_TEST_ID, mockNativeComponents, default: Mock };
