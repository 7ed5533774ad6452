'use strict';
// `react-native-launch-arguments`: the arguments with which the app was launched.

module.exports = {
  name: 'LaunchArguments',
  constants: () => ({ value: { ...host.context.device.launchArguments } }),
  methods: {},
};
