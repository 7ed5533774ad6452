'use strict';
// `AlertManager`: an alert is presented by the native side, where a driver reads it, types into its fields and taps a button.

const { present } = require('./alerts');

/** What a button passes on: its id, and of a prompt the text, or both texts of a login. */
const answerOf = (type, { buttonId, text = '', password = '' }) => (type === 'login-password'
  ? [buttonId, { login: text, password }] : type === 'plain-text' || type === 'secure-text' ? [buttonId, text] : [buttonId]);

module.exports = {
  name: 'AlertManager',
  methods: {
    alertWithArgs: (args, done) => void present(args, (answer) => done(...answerOf(args.type, answer))),
  },
};
