'use strict';
// `DevLoadingView`: the packager's progress, which a device shows at its top.

module.exports = { name: 'DevLoadingView', methods: { showMessage(_message, _color, _background) {}, hide() {} } };
