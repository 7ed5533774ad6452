'use strict';
// `ModalManager`, which reports that a `<Modal>` has gone.

const { listening } = require('./listening');

const listeners = listening();

module.exports = { name: 'ModalManager', methods: listeners.methods, emit: listeners.emit };
