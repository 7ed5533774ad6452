'use strict';
// `SettingsManager`: the user defaults, which outlive a reload.

const { keep, kept } = require('./kept');

const settings = kept('settings') ?? {};
/** The arguments of the launch come before what the app has kept. */
const launched = () => host.context.device.launchArguments ?? {};

/** The languages of the device, as the user defaults have them. */
function localeSettings() {
  const locale = host.context.device.locale ?? 'en_US';
  return { AppleLocale: locale, AppleLanguages: [locale.replace('_', '-')] };
}

module.exports = {
  name: 'SettingsManager',
  constants: () => ({ settings: { ...localeSettings(), ...settings, ...launched() } }),
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
