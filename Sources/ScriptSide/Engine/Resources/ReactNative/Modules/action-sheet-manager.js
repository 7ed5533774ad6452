'use strict';
// `ActionSheetManager`: action sheets and the share sheet, presented as alerts.

const { dismiss, present } = require('./alerts');
const { note } = require('./system');

/** The rows of the share sheet: the activities that each iPhone has, with their types, and the one that ends it. */
const ACTIVITIES = {
  Copy: 'com.apple.UIKit.activity.CopyToPasteboard',
  Message: 'com.apple.UIKit.activity.Message',
  Mail: 'com.apple.UIKit.activity.Mail',
};
const CLOSE = 'Close';

/** The sheets that are shown, the last one on top. */
const shown = [];

function show(props, done) {
  const id = present(props, (answer) => {
    // A sheet that the app has dismissed since is none of these any more.
    const at = shown.indexOf(id);
    if (at >= 0) shown.splice(at, 1);
    done(answer.buttonId);
  });
  shown.push(id);
}

module.exports = {
  name: 'ActionSheetManager',
  methods: {
    showActionSheetWithOptions({ title, message, options = [], ...indices }, done) {
      const buttons = options.map((text, index) => ({ [index]: String(text) }));
      const [disabledButtons, destructiveButtons] = [indices.disabledButtonIndices, indices.destructiveButtonIndices]
        .map((all) => (all ?? []).map(String));
      // A button that is named twice is destructive, and none cancels.
      const cancel = String(indices.cancelButtonIndex ?? '');
      const cancelButtonKey = destructiveButtons.includes(cancel) ? undefined : cancel;
      const props = { style: 'actionSheet', title, message, buttons, disabledButtons, destructiveButtons, cancelButtonKey };
      show(props, (id) => done(Number(id)));
    },
    showShareActionSheetWithOptions({ message, url, subject, excludedActivityTypes }, fail, done) {
      if (message == null && url == null) {
        return fail({ message: 'No `url` or `message` to share', code: 'EUNSPECIFIED', domain: 'RCTErrorDomain' });
      }
      const rows = Object.keys(ACTIVITIES).filter((name) => !(excludedActivityTypes ?? []).includes(ACTIVITIES[name]));
      const buttons = [...rows, CLOSE].map((name) => ({ [name]: name }));
      const props = { style: 'share', title: subject ?? '', message: message ?? url, buttons, cancelButtonKey: CLOSE };
      show(props, (name) => {
        if (name !== CLOSE) note('share', { message: message ?? null, url: url ?? null, activity: ACTIVITIES[name] });
        done(name !== CLOSE, name === CLOSE ? null : ACTIVITIES[name]);
      });
    },
    dismissActionSheet() {
      if (shown.length) dismiss(shown.pop());
    },
  },
};
