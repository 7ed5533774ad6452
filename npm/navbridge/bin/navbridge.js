#!/usr/bin/env node
'use strict';
// The command 'navbridge': 'navbridge detox' runs Jest in Node, and anything else is the program's.

const { spawn } = require('child_process');
const os = require('os');
const { adviceFor } = require('../lib/libraries');
const { programPath } = require('../lib/program');

/** Runs a program to its end in place of this one, with its exit code. Signals reach both. */
function become(file, args, env = process.env) {
  const child = spawn(file, args, { stdio: 'inherit', env });
  child.on('error', (error) => {
    console.error(`'${file}' cannot be run: ${error.message}`);
    process.exit(69);
  });
  // A terminal sends them to the child, too, which decides.
  for (const signal of ['SIGINT', 'SIGQUIT']) process.on(signal, () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    // The system's loader has named the library that is missing.
    if (code === 127) console.error(adviceFor('error while loading shared libraries').trim());
    process.exit(code ?? 128 + os.constants.signals[signal]);
  });
}

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
