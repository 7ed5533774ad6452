'use strict';
// `I18nManager`: the direction of writing.

module.exports = {
  name: 'I18nManager',
  constants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: host.context.device.locale ?? 'en_US' }),
  methods: { allowRTL(_isAllowed) {}, forceRTL(_isForced) {}, swapLeftAndRightInRTL(_isSwapped) {} },
};
