'use strict';
/* eslint-env node */
// The program that runs an app in Node for the script side, which starts it as `node -e` and ends it. The app runs in a
// context of its own, a new one after each reload. Messages are lines of JSON, both ways over descriptor 3.
//
// The arguments: the app's file, which debuggers show as the name, and the port on which it waits for a debugger, to stop at its
// first statement; none without one.

const fs = require('fs');
const inspector = require('inspector');
const { basename, resolve } = require('path');
const vm = require('vm');

const [, debuggerPort] = process.argv.slice(1);
const WIRE = 3;
const PARAMETERS = ['require', 'module', 'exports', '__filename', '__dirname'];

let rest = Buffer.alloc(0);
const buffer = Buffer.allocUnsafe(1 << 16);
let world;
let breaks = debuggerPort !== undefined;

/** Returns the next line that has arrived entirely; undefined if there is none. */
function nextLine() {
  const end = rest.indexOf(10);
  if (end < 0) return undefined;
  const line = rest.toString('utf8', 0, end);
  rest = rest.subarray(end + 1);
  return line;
}

const take = (count) => { rest = Buffer.concat([rest, buffer.subarray(0, count)]); };

function send(text) {
  let bytes = Buffer.from(`${text}\n`);
  while (bytes.length) bytes = bytes.subarray(fs.writeSync(WIRE, bytes));
}

/** Sends a message, and returns the next one. The loop of this process stands meanwhile. */
function exchange(text) {
  send(text);
  for (;;) {
    const line = nextLine();
    if (line !== undefined) return line;
    const count = fs.readSync(WIRE, buffer, 0, buffer.length, null);
    if (count === 0) process.exit();
    take(count);
  }
}

/** The paths of the texts that run, by the names that debuggers show: those of files are whole, so that editors find them. */
const paths = new Map();

/** Returns the name of a text for debuggers. The places in a bundle are those of its sources, relative to the working folder. */
function shown(path, isBundled = false) {
  if (/^[\w-]+:/.test(path)) return path;
  const name = resolve(isBundled ? `${basename(path)}.bundle` : path);
  paths.set(name, path);
  return name;
}

/** Returns `{made}`; `{syntax}` with the reason and the place for a text that is no JavaScript. */
function compiled(path, make) {
  try {
    return { made: make() };
  } catch (error) {
    // Only Node's own stack names the place.
    const [, line] = /^.*:(\d+)\n/.exec(error.stack) ?? [];
    return { syntax: { message: error.message, path: paths.get(path) ?? path, line: line && Number(line) } };
  }
}

const script = (text, options) => compiled(options.filename, () => new vm.Script(text, options));

/** What stands before the first statement of a file that stays a directive: comments, blanks and `'use strict'`. */
const DIRECTIVE = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/)*(['"])use strict\1;?/;

/** Makes the script of a text between two others, whose places are those of the text. */
const between = (head, source, tail, filename) => script(head + source + tail, { filename, columnOffset: -head.length });

/** Makes the script of the app's file. One with `await` at its top level is an asynchronous function. */
function fileScript(source, filename) {
  const plain = between('', source, '', filename);
  if (plain.made) return plain;
  const awaiting = between('(async () => {', source, '\n})()', filename);
  return awaiting.made ? awaiting : plain;
}

/** Returns the text of the app's file that stops a debugger at its first statement. */
function stopping(source) {
  const start = DIRECTIVE.exec(source)?.[0].length ?? 0;
  return `${source.slice(0, start)}debugger;${source.slice(start)}`;
}

/** Begins a world for the app: a context with the library. */
function begin(facts) {
  const context = vm.createContext({}, { name: 'the app' });
  const runnable = ({ made, syntax }) => ({ made: made && (() => made.runInContext(context)), syntax });
  const run = (source, url) => script(source, { filename: url }).made.runInContext(context);
  const port = {
    exchange,
    pathOf: (name) => paths.get(name) ?? name,
    script: (source, url) => runnable(script(source, { filename: shown(url) })),
    module(source, path, isBundled) {
      const options = { filename: shown(path, isBundled), parsingContext: context };
      return compiled(options.filename, () => vm.compileFunction(source, PARAMETERS, options));
    },
    file(source, path, isBundled) {
      const made = runnable(fileScript(breaks ? stopping(source) : source, shown(path, isBundled)));
      if (made.made) breaks = false;
      return made;
    },
  };
  // The objects of the message are those of the app's world.
  const { begin: given } = run('JSON.parse', 'navbridge-node:json.js')(facts);
  const load = (name, require) => {
    const module = { exports: {} };
    const text = `(function (require, module, port, begin) {${given.values.nodeTexts[name]}\n})`;
    run(text, `navbridge-node:${name}.js`)(require, module, port, given);
    return module.exports;
  };
  world = load('node-context', () => load('node-values'));
}

/** Performs a message of the host, and returns the answer. */
function performed(line) {
  if (!line.startsWith('{"begin"')) return world.enter(line);
  begin(line);
  return '{"returned":{}}';
}

/** Waits for messages in the loop, so that a debugger is answered meanwhile. */
function listen() {
  fs.read(WIRE, buffer, 0, buffer.length, null, (error, count) => {
    if (error || count === 0) process.exit();
    take(count);
    const line = nextLine();
    if (line === undefined) return listen();
    const answer = performed(line);
    // The microtasks of the turn run before.
    return setImmediate(() => {
      send(answer);
      listen();
    });
  });
}

process.on('unhandledRejection', (reason) => world.rejected(reason));
if (debuggerPort !== undefined) {
  inspector.open(Number(debuggerPort), '127.0.0.1');
  if (!inspector.url()) process.exit(1);
  inspector.waitForDebugger();
}
listen();
