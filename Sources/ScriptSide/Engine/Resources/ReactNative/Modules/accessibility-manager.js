'use strict';
// `AccessibilityManager`: all assistive features are off.

const { listening } = require('./listening');

const STATES = [
  'BoldText', 'Grayscale', 'InvertColors', 'ReduceMotion', 'ReduceTransparency', 'VoiceOver', 'DarkerColors',
  'PrefersCrossFadeTransitions',
];
const off = (done) => done(false);

module.exports = {
  name: 'AccessibilityManager',
  methods: {
    ...listening().methods,
    ...Object.fromEntries(STATES.map((state) => [`getCurrent${state}State`, off])),
    setAccessibilityContentSizeMultipliers(_multipliers) {},
    setAccessibilityFocus(_tag) {},
    announceForAccessibility(_text) {},
    announceForAccessibilityWithOptions(_text, _options) {},
  },
};
