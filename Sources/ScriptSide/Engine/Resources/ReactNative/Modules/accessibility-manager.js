'use strict';
// `AccessibilityManager`. All assistive features are off until a tester turns them on.

const { emit, listening } = require('./listening');
const { note, settings } = require('./system');

/** The settings by the names in the module's methods. */
const STATES = {
  BoldText: 'boldText', Grayscale: 'grayscale', InvertColors: 'invertColors', ReduceMotion: 'reduceMotion',
  ReduceTransparency: 'reduceTransparency', VoiceOver: 'screenReader', DarkerSystemColors: 'darkerColors',
  DarkerColors: 'darkerColors',
  PrefersCrossFadeTransitions: 'prefersCrossFadeTransitions',
};

function announce(announcement) {
  note('announce', { text: announcement });
  emit('announcementFinished', { announcement, success: true });
}

module.exports = {
  name: 'AccessibilityManager',
  methods: {
    ...listening().methods,
    ...Object.fromEntries(
      Object.entries(STATES).map(([state, name]) => [`getCurrent${state}State`, (done) => done(settings[name])]),
    ),
    setAccessibilityContentSizeMultipliers(_multipliers) {},
    setAccessibilityFocus(_tag) {},
    announceForAccessibility: announce,
    announceForAccessibilityWithOptions: announce,
  },
};
