'use strict';
// `Timing`, by which React Native keeps its timers on the bridge (react-native-host §3).

const { callBridge } = require('./batched-bridge');
const { later } = require('./task-queue');
const { clear, requestAnimationFrame, schedule } = require('./timers');

/** Our timers, by the script's ids. */
const timers = new Map();
let sendsIdleEvents = false;

const call = (method, argument) => callBridge('JSTimers', method, [argument]);

function idle() {
  if (!sendsIdleEvents) return;
  call('callIdleCallbacks', host.now());
  if (sendsIdleEvents) requestAnimationFrame(idle);
}

module.exports = {
  name: 'Timing',
  methods: {
    createTimer(id, duration, _scheduled, repeats) {
      // A timer without a duration does not wait for a frame, as on iOS.
      if (!duration && !repeats) return void later(() => call('callTimers', [id]));
      const fire = () => {
        if (!repeats) timers.delete(id);
        call('callTimers', [id]);
      };
      timers.set(id, schedule(repeats ? 'interval' : 'timer', fire, duration, []));
    },
    deleteTimer(id) {
      if (timers.has(id)) clear(timers.get(id));
      timers.delete(id);
    },
    setSendIdleEvents(mustSend) {
      const begins = mustSend && !sendsIdleEvents;
      sendsIdleEvents = mustSend;
      if (begins) requestAnimationFrame(idle);
    },
  },
};
