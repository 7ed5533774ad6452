'use strict';
// `I18nManager`: the direction of writing.

module.exports = {
  name: 'I18nManager',
  constants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: 'en_US' }),
  methods: { allowRTL(_isAllowed) {}, forceRTL(_isForced) {}, swapLeftAndRightInRTL(_isSwapped) {} },
};
