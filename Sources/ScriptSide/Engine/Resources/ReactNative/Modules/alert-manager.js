'use strict';
// `AlertManager`: an alert is presented by the native side, where a driver reads it, types into its fields and taps a button.

const { present } = require('./alerts');

/** The value of a field: the text, or both of a login. */
const valueOf = (type, { text = '', password = '' }) => (type === 'login-password' ? { login: text, password } : text);

module.exports = {
  name: 'AlertManager',
  methods: {
    alertWithArgs: (args, done) => void present(args, (answer) => done(answer.buttonId, valueOf(args.type, answer))),
  },
};
