'use strict';
// Data that outlive a reload, as files of a phone do: they have a JSON form and a name, and end with the process.

module.exports = {
  /** Returns what was kept under a name; undefined if nothing was. */
  kept(name) {
    const text = host.keptText(name);
    return text === '' ? undefined : JSON.parse(text);
  },
  keep: (name, data) => host.keepText(name, JSON.stringify(data)),
};
