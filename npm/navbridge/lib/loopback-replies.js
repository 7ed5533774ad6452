'use strict';
// Runs in each app that a test in Node starts: its requests to servers on this machine are passed on to the test's process.

const { forwardedRequests, network } = require('navbridge');

network.reply(/^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:[/?#]|$)/i, forwardedRequests.forward);
