'use strict';
// The app's side of the wire to the host, in the context in which the app runs in Node. All objects are made here, so that they
// are those of the app's own world.
//
// `port`: `exchange(text)` sends a message and waits for the next one. `script(source, url)`, `file(source, path)` and
// `module(source, path)` make a function of a text in this context: `{made}`, or `{syntax: {message, path, line}}` for a text
// that is no JavaScript. `pathOf(name)` returns the path of a text that a stack names. `begin` is the host's first message.

/* global port, begin */
const { decoded, encoded } = require('./node-values');

/** What the debugger's console shows of the app's. The library replaces the global one. */
const { console } = globalThis;
const { functions, values } = begin;
/** The calls of the host into the script, by their names. */
const entries = {};
/** The value of the last statement of the app's file. */
let fileValue;

// Stacks have the form of the engine that the host reads.
Error.stackTraceLimit = 100;
Object.defineProperty(Error, 'prepareStackTrace', {
  writable: true,
  configurable: true,
  value: (error, frames) => frames
    .filter((frame) => frame.getFileName() && !/^(node:|navbridge-node:|\[eval\])/.test(frame.getFileName()))
    .map((frame) => {
      const place = `${port.pathOf(frame.getFileName())}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
      return `${frame.getFunctionName() ?? ''}@${place}`;
    })
    .join('\n'),
});

/** Returns a value that was thrown as the message has it. */
function thrown(value) {
  if (typeof value?.stack !== 'string' && typeof value?.sourceURL !== 'string') {
    let text;
    try {
      text = JSON.stringify(value);
    } catch {
      // A value without a JSON form is shown as its text.
    }
    return { value: encoded(text === undefined && typeof value !== 'undefined' ? String(value) : value) };
  }
  const { name, message, stack, sourceURL, line, code, cause } = value;
  // Where a text is no script, no call of it ran.
  const place = sourceURL === undefined ? { stack } : { stack: '', sourceURL, line, column: 0 };
  const error = { name: String(name), message: String(message), ...place, code };
  return { error: cause === undefined ? error : { ...error, cause: thrown(cause) } };
}

/** True if the host shows the places from which it is called. */
const showsPlaces = functions.includes('callsFrom');

/** Calls a function of the host. Calls of the host into the script that come before the answer run within this one. */
function call(name, args) {
  const stack = showsPlaces ? new Error().stack : undefined;
  for (let next = { call: name, args: args.map(encoded), stack }; ;) {
    const received = JSON.parse(port.exchange(JSON.stringify(next)));
    if (received.enter === undefined) return decoded(received.answer);
    next = entered(received);
  }
}

/** Performs a call of the host into the script, and returns the message with its result. */
function entered({ enter, args }) {
  try {
    return { returned: encoded(entries[enter](...args.map(decoded))) };
  } catch (error) {
    return { thrown: thrown(error) };
  }
}

/** The error of a text that is no script, with its place. */
const syntaxError = ({ message, path, line }) => Object.assign(new SyntaxError(message), { sourceURL: path, line });

/** Returns the function that `make` makes of a text; of a text in another language as the host makes JavaScript of it. */
function made(source, path, make, isBundled = false) {
  const { made: found, syntax } = make(source, path, isBundled);
  if (found) return found;
  const { text, message } = host.otherLanguage(path, source, `SyntaxError: ${syntax.message}`) ?? {};
  if (text !== undefined && text !== source) return made(text, path, make, true);
  throw syntaxError(message === undefined ? syntax : { ...syntax, message });
}

const host = { ...values };
for (const name of functions) host[name] = (...args) => call(name, args);
Object.assign(host, {
  print(level, text) {
    console[level === 'print' ? 'log' : level]?.(text);
    call('print', [level, text]);
  },
  reportError: (error) => call('reportError', [thrown(error)]),
  compile: (source, path) => made(source, path, port.module),
  evaluate: (source, url) => made(source, url, port.script)(),
});

/** Returns the value of a text of the library. */
function ofLibrary(name) {
  const { source, url } = host.libraryText(name);
  return port.script(source, url).made();
}

const main = ofLibrary('loader')(ofLibrary, host, './main');

Object.assign(entries, main, {
  /** Runs the app's file. One with `await` at its top level runs as an asynchronous function. */
  runFile(source, path) {
    fileValue = made(source, path, port.file)();
  },
  ranTopLevel: () => main.ranTopLevel(fileValue),
});

module.exports = {
  enter: (text) => JSON.stringify(entered(JSON.parse(text))),
  rejected: (reason) => call('rejected', [thrown(reason)]),
};
