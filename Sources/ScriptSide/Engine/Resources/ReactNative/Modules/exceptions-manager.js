'use strict';
// `ExceptionsManager`, to which React Native reports what the app has thrown. Its other reports are printed already, by the
// console.

const { wasReported } = require('./react-roots');

/** Ends the run with an exception, as React Native describes it. */
function report({ name, message, originalMessage, stack = [], componentStack }) {
  const error = { name: name ?? 'Error', message: originalMessage ?? message ?? 'The app has failed.' };
  // React Native puts the error's name in front of the message.
  if (error.message.startsWith(`${error.name}: `)) error.message = error.message.slice(error.name.length + 2);
  const frames = stack.map(({ methodName, file, lineNumber, column }) => ({
    function: methodName ?? '', file: file ?? '', line: lineNumber ?? 0, column: (column ?? 0) + 1,
  }));
  host.reportException(JSON.stringify({ ...error, frames, componentStack: componentStack ?? '' }));
}

module.exports = {
  name: 'ExceptionsManager',
  methods: {
    reportException(data) {
      if (data.isFatal && !wasReported(data)) report(data);
    },
    reportFatalException: (message, stack, _id) => report({ message, stack }),
    reportSoftException(_message, _stack, _id) {},
    updateExceptionMessage(_message, _stack, _id) {},
    dismissRedbox() {},
  },
};
