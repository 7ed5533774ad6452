'use strict';
// `@react-native-community/datetimepicker`. A tester turns the wheel:
// `device.viewEvent({testID}, 'topChange', {timestamp, utcOffset})`.

module.exports = {
  name: 'RNCDatePicker',
  methods: {
    async open(_parameters) {
      return { action: 'dismissedAction' };
    },
    async dismiss() {
      return true;
    },
  },
};
