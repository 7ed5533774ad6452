'use strict';
// `Clipboard`, which lasts as long as the context.

let text = '';

module.exports = {
  name: 'Clipboard',
  methods: {
    async getString() {
      return text;
    },
    setString(string) {
      text = String(string);
    },
  },
};
