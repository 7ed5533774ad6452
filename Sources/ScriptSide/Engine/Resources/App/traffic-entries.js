'use strict';
// The traffic that an app has subscribed to. It is apart from the library for drivers, which few apps use.

/** The entries that were received since `traffic.subscribe`. */
const entries = [];

/** @param entry an entry of the traffic */
function receiveTraffic(entry) {
  entries.push(entry);
}

module.exports = { entries, receiveTraffic };
