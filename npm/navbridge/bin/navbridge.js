#!/usr/bin/env node
'use strict';
// The command 'navbridge': 'navbridge detox' runs Jest in Node, and anything else is the program's.

const { spawn } = require('child_process');
const os = require('os');
const { adviceFor } = require('../lib/libraries');
const { programPath } = require('../lib/program');

/**
 * Runs a program to its end. Signals reach both.
 * @param isLast true if this program ends with it, by its exit code
 * @returns the exit code
 */
const become = (file, args, env = process.env, isLast = true) => new Promise((done) => {
  const child = spawn(file, args, { stdio: 'inherit', env });
  child.on('error', (error) => {
    console.error(`'${file}' cannot be run: ${error.message}`);
    process.exit(69);
  });
  // A run that a signal has ended is not repeated. A terminal sends two of them to the child, too.
  let isOver = isLast;
  const pass = (signal) => {
    isOver = true;
    if (!['SIGINT', 'SIGQUIT'].includes(signal)) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  child.on('exit', (ending, signal) => {
    for (const each of signals) process.off(each, pass);
    // The system's loader has named the library that is missing.
    if (ending === 127) console.error(adviceFor('error while loading shared libraries').trim());
    const code = ending ?? 128 + os.constants.signals[signal];
    if (isOver) process.exit(code);
    done(code);
  });
});

async function main([command, ...args]) {
  if (command === 'detox') await require('../lib/detox-command').run(args, become);
  else become(programPath(), process.argv.slice(2));
}

main(process.argv.slice(2)).catch((error) => {
  // What a person has to correct has no stack.
  const isOfUser = ['PROGRAM_MISSING', 'USAGE'].includes(error.code) || error.name === 'DetoxConfigError';
  console.error(isOfUser ? `Error: ${error.message}` : error);
  process.exit(error.code === 'PROGRAM_MISSING' ? 69 : isOfUser ? 64 : 70);
});
