'use strict';
// 'navbridge detox test': runs a suite for Detox by the project's own Jest, with this package's module 'detox'. It edits no file.

const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const { createRequire } = require('module');
const path = require('path');
const { RUN, runName } = require('./detox-artifacts');
const { VARIABLE, load } = require('./detox-config');
const { nearest } = require('./likeness');
const { programPath } = require('./program');
const { requireOfProject } = require('./project-modules');

const HELP = `navbridge detox test [OPTIONS] [JEST'S OPTIONS AND FILES]

Runs the tests of a Detox suite by the project's own Jest, on a headless iPhone. No file of the project is changed.

  -c, --configuration NAME      a configuration of Detox; by default the selected one, or the only one for iOS
  -C, --config-path PATH        the file of Detox's configuration
  -o, --runner-config PATH      the configuration of Jest
  --app FILE                    the bundle of the app, in place of that of the configuration
  -n, --device-name NAME        the model of the iPhone or iPad, in place of that of the configuration
  -R, --retries N               runs failing test files again, N times at most
  -a, --artifacts-location DIR  where pictures and logs go
  --take-screenshots CHOICE     all, failing, manual or none
  --record-logs CHOICE          all, failing or none

What else Detox's command takes, such as --cleanup, --headless and --loglevel, has no effect here. Everything else is Jest's.
Exit codes: Jest's; 64 wrong use; 69 the program for this platform is missing.
`;

/** Detox's options: the name under which each is kept, or null for those without effect. True: it takes no value. */
const OPTIONS = {
  '--configuration': ['configuration'], '-c': ['configuration'], '--config-path': ['configPath'], '-C': ['configPath'],
  '--runner-config': ['jest'], '-o': ['jest'], '--app': ['app'], '--device-name': ['device'], '-n': ['device'],
  '--device': ['device'], '--artifacts-location': ['artifacts'], '-a': ['artifacts'], '--take-screenshots': ['screenshots'],
  '--record-logs': ['logs'], '--record-videos': ['videos'], '--retries': ['retries'], '-R': ['retries'],
  '--loglevel': [null], '-l': [null], '--debug-synchronization': [null], '-d': [null], '--record-performance': [null],
  '--record-timeline': [null], '--capture-view-hierarchy': [null], '--device-launch-args': [null],
  '--cleanup': [null, true], '-u': [null, true], '--reuse': [null, true], '-r': [null, true], '--headless': [null, true],
  '-H': [null, true], '--gpu': [null], '--no-color': ['noColor', true], '--use-custom-logger': [null],
  '--jest-report-specs': [null],
  '--keepLockFile': [null, true], '--force-adb-install': [null], '--inspect-brk': ['inspects', true],
};

const usage = (message) => Object.assign(new Error(`${message}\nSee 'navbridge detox --help'.`), { code: 'USAGE' });

/** Divides arguments into Detox's and Jest's: `{own, jest}`. */
function divide(args) {
  const [own, jest] = [{}, []];
  const left = [...args];
  while (left.length) {
    const word = left.shift();
    if (word === '--') {
      jest.push(...left.splice(0));
      break;
    }
    const [name, joined] = /^(--[^=]+)=(.*)$/s.exec(word)?.slice(1) ?? [word];
    if (!Object.hasOwn(OPTIONS, name)) {
      jest.push(word);
      continue;
    }
    const [key, isFlag] = OPTIONS[name];
    const value = isFlag ? true : joined ?? left.shift();
    if (value === undefined) throw usage(`The option '${name}' needs a value.`);
    if (key !== null) own[key] = value;
  }
  return { own, jest };
}

/** The file of the project's Jest that starts it. */
function jestFile() {
  for (const name of ['jest/bin/jest', 'jest-cli/bin/jest', 'jest/bin/jest.js', 'jest-cli/bin/jest.js']) {
    for (const place of [path.join(process.cwd(), 'package.json'), __filename]) {
      try {
        return createRequire(place).resolve(name);
      } catch {
        // It may lie elsewhere.
      }
    }
  }
  throw usage('Jest is not installed beside the project: npm install --save-dev jest');
}

/** The moduleNameMapper of a configuration of Jest; undefined if it cannot be read here. */
async function mapperOf(config) {
  const { readInitialOptions } = requireOfProject('jest-config');
  if (typeof readInitialOptions !== 'function') return undefined;
  const { config: found } = await readInitialOptions(config);
  return found.moduleNameMapper ?? {};
}

/** The arguments of Jest that a configuration of Detox has. */
function argumentsOf({ runner }, given) {
  const { args } = runner;
  const words = [];
  for (const [name, value] of Object.entries(args)) {
    if (['$0', '_', 'config'].includes(name) || value === undefined || value === false || value === null) continue;
    const word = name.length === 1 ? `-${name}` : `--${name}`;
    if (given.some((each) => each === word || each.startsWith(`${word}=`))) continue;
    words.push(...(value === true ? [word] : [`${word}=${value}`]));
  }
  if (runner.bail && !given.includes('--bail')) words.push('--bail');
  const hasFiles = given.some((each) => !each.startsWith('-'));
  return [...words, ...given, ...(hasFiles ? [] : [args._ ?? []].flat())];
}

/** Refuses a device that there is none of, before Jest starts. The program knows their names. */
function checkDevice(name) {
  if (name === null) return;
  const { status, stderr } = spawnSync(programPath(), ['serve', '--device', name], { input: '', encoding: 'utf8' });
  if (status !== 0) throw usage(stderr.trim().split('\n')[0].replace(/^(?:Error|navbridge): /, ''));
}

async function test(args, become) {
  const { own, jest } = divide(args);
  // A missing program is named before Jest starts.
  programPath();
  const configuration = load(own);
  checkDevice(configuration.device);
  const config = own.jest ?? configuration.runner.config;
  const file = config === undefined ? undefined : path.resolve(configuration.folder, config);
  if (file !== undefined && !fs.existsSync(file)) throw usage(`There is no configuration of Jest at '${config}'.`);
  const hasConfig = jest.some((each) => /^(?:--config|-c)(?:=|$)/.test(each));
  const words = [...(file && !hasConfig ? [`--config=${file}`] : []), ...argumentsOf(configuration, jest)];
  const mapper = await mapperOf(file).catch(() => undefined);
  if (mapper !== undefined) {
    const detox = path.join(__dirname, '..', 'modules', 'detox');
    const names = { '^detox$': detox, '^detox/(runners/.*)$': `${detox}/$1`, ...mapper };
    words.unshift(`--moduleNameMapper=${JSON.stringify(names)}`);
  }
  const environment = {
    ...process.env, [RUN]: runName(configuration), [VARIABLE]: JSON.stringify(configuration),
    DETOX_START_TIMESTAMP: String(Date.now()),
    NODE_PATH: [path.join(__dirname, '..', 'modules'), process.env.NODE_PATH].filter(Boolean).join(path.delimiter),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--require ${JSON.stringify(path.join(__dirname, 'detox-register.js'))}`]
      .filter(Boolean).join(' '),
    ...(own.noColor && { NO_COLOR: '1' }),
  };
  if (own.noColor) words.push('--no-color');
  const start = [...(own.inspects ? ['--inspect-brk'] : []), jestFile()];
  const retries = countOf(own.retries ?? configuration.runner.retries ?? 0);
  if (retries === 0) return void become(process.execPath, [...start, ...words], environment);
  await repeat(start, words, environment, retries, become);
}

function countOf(text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw usage(`--retries '${text}': a whole number from 0 is expected.`);
  return count;
}

/** The paths of the test files that have failed, in the report that Jest has written; undefined if it has written none. */
function failedFiles(report) {
  try {
    const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  } catch {
    return undefined;
  }
}

/** Runs Jest, and runs the files again that fail, as Detox does. The last run decides about the exit code. */
async function repeat(start, words, environment, retries, become) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-detox-'));
  const report = path.join(folder, 'report.json');
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const reporting = ['--json', `--outputFile=${report}`];
  // Words that name files are those of the first run.
  const others = words.filter((word) => !fs.statSync(word, { throwIfNoEntry: false })?.isFile());
  for (let left = retries, own = words; ; left--) {
    fs.rmSync(report, { force: true });
    const code = await become(process.execPath, [...start, ...reporting, ...own], environment, left === 0);
    const failed = code === 0 ? [] : failedFiles(report) ?? [];
    if (code === 0 || !failed.length || left === 0) return void process.exit(code);
    console.error(`\n${failed.length === 1 ? 'A test file has' : `${failed.length} test files have`} failed, and run again.\n`);
    own = [...others, '--runTestsByPath', ...failed];
  }
}

/** @param become runs a program in place of this one */
async function run([command, ...args], become) {
  if (command === undefined || [command, ...args].some((each) => each === '--help' || each === '-h')) {
    process.stdout.write(HELP);
    return;
  }
  if (command === 'test') {
    await test(args, become);
  } else if (command === 'build') {
    console.log('There is nothing to build here: the app is its bundle, which Metro writes (docs/running-bundles.md).');
  } else {
    const near = nearest(command, ['test', 'build']);
    throw usage(`There is no command 'navbridge detox ${command}'.${near ? ` Did you mean '${near}'?` : ''}`);
  }
}

module.exports = { divide, run };
