'use strict';
// Values of commands.

const { FlowError } = require('./flow-errors');

/** A number of a command. Maestro's may have underscores. */
function numberOf(name, value) {
  const number = Number(String(value).replaceAll('_', ''));
  if (String(value).trim() !== '' && Number.isFinite(number) && number >= 0) return number;
  throw new FlowError(`'${name}' is ${JSON.stringify(value)}, and should be a number from 0.`, 'InvalidCommand');
}

module.exports = { numberOf };
