'use strict';
// `SettingsManager`: the user defaults, which outlive a reload.

const { keep, kept } = require('./kept');

const settings = kept('settings') ?? {};

module.exports = {
  name: 'SettingsManager',
  constants: () => ({ settings: { ...settings } }),
  methods: {
    setValues(values) {
      Object.assign(settings, values);
      keep('settings', settings);
    },
    deleteValues(names) {
      for (const name of names) delete settings[name];
      keep('settings', settings);
    },
  },
};
