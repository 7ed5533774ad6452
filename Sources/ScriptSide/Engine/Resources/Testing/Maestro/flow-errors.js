'use strict';
// Failures of flows, each with the line of the flow at which it belongs.

/**
 * A failure in the words of Maestro. `kind` is the name that Maestro gives it; one without a kind is not for `optional` and
 * `retry`.
 */
class FlowError extends Error {
  constructor(message, kind) {
    super(message);
    this.kind = kind;
  }

  get name() {
    return this.kind ?? 'FlowError';
  }
}

/** Gives an error the place of a node of a flow, unless it has one. */
function at(error, path, node) {
  if (!(error instanceof Error) || error.isPlaced || !node) return error;
  Object.defineProperty(error, 'isPlaced', { value: true });
  error.stack = `@${path}:${node.line}:${node.column}`;
  return error;
}

const refusal = (name, why) => new FlowError(`${name} is not available on the headless device: ${why}.`);

module.exports = { FlowError, at, refusal };
