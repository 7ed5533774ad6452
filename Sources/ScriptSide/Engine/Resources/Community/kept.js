'use strict';
// What outlives a reload, as files of a phone do: data with a JSON form, by name. It ends with the process.

module.exports = {
  /** Returns what was kept under a name; undefined if nothing was. */
  kept(name) {
    const text = host.keptText(name);
    return text === '' ? undefined : JSON.parse(text);
  },
  keep: (name, data) => host.keepText(name, JSON.stringify(data)),
};
