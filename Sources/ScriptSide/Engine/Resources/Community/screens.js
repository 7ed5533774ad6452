'use strict';
// `react-native-screens`: its module has no methods. Getting it prepares integrations of other libraries with the screens.

module.exports = { name: 'RNSModule', methods: {} };
