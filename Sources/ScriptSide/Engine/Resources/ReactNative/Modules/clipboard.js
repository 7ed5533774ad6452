'use strict';
// `Clipboard`, which lasts as long as the context. A tester sees it, and sets it.

const { clipboard, note, setClipboard } = require('./system');

module.exports = {
  name: 'Clipboard',
  methods: {
    async getString() {
      return clipboard();
    },
    setString(string) {
      setClipboard(string);
      note('copy', { text: String(string) });
    },
  },
};
