'use strict';
// The console, which prints lines for people. Warnings and errors go to standard error.

const { inspect, format } = require('./inspect');

const counts = new Map();
const started = new Map();
let indentation = '';

/** @param values what is printed, which the page of `navbridge inspect` opens */
function print(level, text, values = []) {
  const shown = indentation ? text.replace(/^/gm, indentation) : text;
  const opens = host.showsDetails && values.some((value) => typeof value === 'object' && value !== null);
  if (opens) host.print(level, shown, JSON.stringify(require('./value-tree').valueTrees(values)));
  else host.print(level, shown);
}

const printed = (level) => (...values) => print(level, format(values), values);

const console = {
  log: printed('log'),
  info: printed('info'),
  debug: printed('debug'),
  warn: printed('warn'),
  error: printed('error'),
  trace(...values) {
    const stack = new Error().stack.split('\n').slice(1).map((line) => `    ${line}`);
    print('error', [`Trace: ${format(values)}`, ...stack].join('\n'));
  },
  dir: (value) => print('log', inspect(value), [value]),
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
