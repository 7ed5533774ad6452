'use strict';
// `@react-native-clipboard/clipboard`, with the clipboard that React Native's own module has.

const { listening } = require('./listening');
const { clipboard, note, onClipboard, setClipboard } = require('./system');

const listeners = listening();
let isWatched = false;

onClipboard(() => {
  if (isWatched) listeners.emit('RNCClipboard_TEXT_CHANGED', {});
});

function copy(text) {
  setClipboard(text);
  note('copy', { text: clipboard() });
}

const isURL = () => /^[a-z][a-z0-9+.-]*:\/\//i.test(clipboard());
const none = async () => '';

module.exports = {
  name: 'RNCClipboard',
  methods: {
    ...listeners.methods,
    async getString() {
      return clipboard();
    },
    async getStrings() {
      return clipboard() === '' ? [] : [clipboard()];
    },
    setString: copy,
    setStrings: (texts) => copy(texts.join('\n')),
    async hasString() {
      return clipboard() !== '';
    },
    async hasURL() {
      return isURL();
    },
    async hasWebURL() {
      return /^https?:/.test(clipboard());
    },
    async hasNumber() {
      return /^\s*[-+]?\d/.test(clipboard());
    },
    async hasImage() {
      return false;
    },
    async setImage(_image) {},
    getImage: none,
    getImagePNG: none,
    getImageJPG: none,
    setListener: () => void (isWatched = true),
    removeListener: () => void (isWatched = false),
  },
};
