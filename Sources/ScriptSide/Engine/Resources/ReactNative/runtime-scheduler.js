'use strict';
// `nativeRuntimeScheduler`, through which React schedules its work on the turbo route (react-native-host §2).

const { monotonic } = require('./clock');
const { Priority, cancel, currentPriority, schedule } = require('./task-queue');

const runtimeScheduler = {
  unstable_scheduleCallback: schedule,
  unstable_cancelCallback: cancel,
  /** A task is never asked to stop: the device's time does not pass while the script runs on a virtual clock. */
  unstable_shouldYield: () => false,
  unstable_requestPaint: () => {},
  unstable_now: monotonic,
  unstable_getCurrentPriorityLevel: currentPriority,
  unstable_ImmediatePriority: Priority.immediate,
  unstable_UserBlockingPriority: Priority.userBlocking,
  unstable_NormalPriority: Priority.normal,
  unstable_LowPriority: Priority.low,
  unstable_IdlePriority: Priority.idle,
};

module.exports = { runtimeScheduler };
