'use strict';
// The console, which prints lines for people. Warnings and errors go to standard error.

const { inspect, format } = require('./inspect');

const counts = new Map();
const started = new Map();
let indentation = '';

function print(level, text) {
  host.print(level, indentation ? text.replace(/^/gm, indentation) : text);
}

const console = {
  log: (...values) => print('log', format(values)),
  info: (...values) => print('info', format(values)),
  debug: (...values) => print('debug', format(values)),
  warn: (...values) => print('warn', format(values)),
  error: (...values) => print('error', format(values)),
  trace(...values) {
    const stack = new Error().stack.split('\n').slice(1).map((line) => `    ${line}`);
    print('error', [`Trace: ${format(values)}`, ...stack].join('\n'));
  },
  dir: (value) => print('log', inspect(value)),
  table: (value) => print('log', Object.entries(value).map(([k, v]) => `${k}: ${inspect(v, 1)}`).join('\n')),
  assert(condition, ...values) {
    if (!condition) print('error', `Assertion failed${values.length ? `: ${format(values)}` : ''}`);
  },
  count(label = 'default') {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    print('log', `${label}: ${counts.get(label)}`);
  },
  countReset: (label = 'default') => void counts.delete(label),
  group(...values) {
    if (values.length) print('log', format(values));
    indentation += '  ';
  },
  groupEnd() {
    indentation = indentation.slice(2);
  },
  time: (label = 'default') => void started.set(label, host.now()),
  timeLog: (label = 'default') => print('log', `${label}: ${host.now() - started.get(label)} ms`),
  timeEnd(label = 'default') {
    console.timeLog(label);
    started.delete(label);
  },
};
console.groupCollapsed = console.group;

module.exports = {
  console,
  install(global) {
    global.console = console;
  },
};
