'use strict';
// `SettingsManager`: the user defaults, which last as long as the context.

const settings = {};

module.exports = {
  name: 'SettingsManager',
  constants: () => ({ settings: { ...settings } }),
  methods: {
    setValues(values) {
      Object.assign(settings, values);
    },
    deleteValues(names) {
      for (const name of names) delete settings[name];
    },
  },
};
