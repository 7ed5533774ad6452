'use strict';
// Apps whose script side runs in Node: 'navbridge run --engine node'.
const assert = require('node:assert');
const { execFile, spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');

const REPOSITORY = path.resolve(__dirname, '../..');
const PROGRAM = path.join(process.env.NAVBRIDGE_BIN, 'navbridge');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-engine-'));
/** What a test that fails has left running. */
const children = new Set();
after(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

const LIBRARY = "const { Navigation } = require('react-native-navigation');\n";
const LAUNCH = 'Navigation.events().registerAppLaunchedListener(() => {';

/** Writes an app, and returns its name in the folder. */
function app(name, ...lines) {
  fs.writeFileSync(path.join(folder, name), lines.join('\n'));
  return name;
}

/** Runs an app to its end: `{code, output, errors}`. */
const run = (file, ...options) => new Promise((resolve) => {
  execFile(PROGRAM, ['run', file, ...options], { cwd: folder }, (error, output, errors) => {
    resolve({ code: error?.code ?? 0, output, errors });
  });
});

const inNode = (file, ...options) => run(file, '--engine', 'node', ...options);
/** The time of the computer is in one event. */
const equal = ({ code, output, errors }) => ({ code, errors, output: output.replace(/"completionTime":\d+/g, '') });

/** A program whose output is awaited word by word. */
class Dialogue {
  #text = '';

  constructor(child) {
    this.child = child;
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => { this.#text += data; child.emit('text'); });
    this.ended = once(child, 'close').finally(() => children.delete(child));
  }

  /** Waits for words, takes the text up to them, and returns the match. */
  async until(pattern) {
    for (;;) {
      const match = pattern.exec(this.#text);
      if (match) {
        this.#text = this.#text.slice(match.index + match[0].length);
        return match;
      }
      if (this.child.exitCode !== null) throw new Error(`It has ended without ${pattern}:\n${this.#text}`);
      await Promise.race([once(this.child, 'text'), this.ended]);
    }
  }

  get rest() { return this.#text; }
}

for (const architecture of ['turbo', 'bridge']) {
  for (const file of ['Examples/tour.js', 'Examples/ties.js']) {
    test(`${file} is in Node as it is in the built-in engine, on ${architecture}`, async () => {
      const [here, there] = await Promise.all([[], ['--engine', 'node']].map((engine) =>
        run(path.join(REPOSITORY, file), '--json', '--architecture', architecture, ...engine)));
      assert.ok(here.output.split('\n').length > 20);
      assert.deepStrictEqual(equal(there), equal(here));
    });
  }
}

const FAILURES = [
  ['an exception',
    app('throw.js', `${LIBRARY}${LAUNCH}`, '  function inner() { throw new TypeError("bad"); }', '  inner();', '});'),
    /^throw\.js:3:\d+: TypeError: bad\n {4}at inner \(throw\.js:3:\d+\)\n {4}at throw\.js:4:\d+\n$/],
  ['a rejection with a code',
    app('reject.js', 'setTimeout(async () => {', '  throw Object.assign(new Error("bad"), { code: "E_BAD" });', '}, 5);'),
    /^reject\.js:2:\d+: Unhandled rejection: Error \[E_BAD\]: bad\n$/],
  ['a value that is no error', app('object.js', 'throw { a: 1 };'), /^object\.js: \{ a: 1 \} was thrown, which has no stack/],
  ['a text that is no script', app('syntax.js', 'const a = 1;', 'const = 4;'),
    /^syntax\.js:2: SyntaxError: Unexpected token '='\n$/],
  ['a required file that is no script', app('main.js', 'require("./syntax");'),
    /^syntax\.js:2: SyntaxError: Unexpected token '='\n$/],
  ['a method that there is not', app('typo.js', `${LIBRARY}Navigation.psh("a");`),
    /^typo\.js:2:\d+: TypeError: .*\. Did you mean 'Navigation\.push'\?\n$/],
  ['an await at the top', app('await.js', 'const x = await 4;', 'console.log(x);', 'x.y.z;'),
    /^await\.js:3:\d+: Unhandled rejection: TypeError/],
];
for (const [name, file, expected] of FAILURES) {
  test(`${name} is reported with its place`, async () => {
    const { code, errors } = await inNode(file);
    assert.match(errors, expected);
    assert.strictEqual(code, 1);
  });
}

test('an endless loop is ended at the limit of a turn', async () => {
  const { code, errors } = await inNode(app('loop.js', 'for (;;);'), '--script-timeout', '300');
  assert.match(errors, /^loop\.js: The script ran for 300 ms without coming to an end/);
  assert.strictEqual(code, 124);
});

test('a reload begins a new world, in which nothing of the last one is left', async () => {
  const file = app('reload.js', 'globalThis.runs = (globalThis.runs ?? 0) + 1;', 'console.log("run", runs);');
  const child = spawn(PROGRAM, ['run', file, '--engine', 'node', '--keep'], { cwd: folder });
  const dialogue = new Dialogue(child);
  await dialogue.until(/run 1/);
  child.kill('SIGHUP');
  await dialogue.until(/run 1/);
  child.kill();
  await dialogue.ended;
  assert.doesNotMatch(dialogue.rest, /run 2/);
});

/** Starts an app that waits for a debugger, and attaches Node's own one. */
async function debugged(file) {
  const options = ['--transcript', '--engine', 'node', '--inspect-brk', '--inspect-port', '0'];
  const child = spawn(PROGRAM, ['run', file, ...options], { cwd: folder });
  const running = new Dialogue(child);
  const [, port] = await running.until(/ws:\/\/127\.0\.0\.1:(\d+)\//);
  const tool = new Dialogue(spawn(process.execPath, ['inspect', `127.0.0.1:${port}`], { cwd: folder }));
  return { running, tool, say: (words) => tool.child.stdin.write(`${words}\n`) };
}

test('a debugger stops the app at its first statement and at a breakpoint, and the device waits for it', async () => {
  const file = app('stops.js', "'use strict';", `${LIBRARY}let count = 0;`, 'function launched() {', '  count += 40;',
    '  setTimeout(() => console.log("count", count), 500);', '}', 'Navigation.events().registerAppLaunchedListener(launched);');
  const { running, tool, say } = await debugged(file);
  await tool.until(/break in stops\.js:1\n/);
  await tool.until(/debug> /);
  say("setBreakpoint('stops.js', 5)");
  await tool.until(/> 5 /);
  say('cont');
  await tool.until(/break in stops\.js:5\n/);
  say('exec count + 2');
  await tool.until(/\b2\n/);
  // A run ends a side that is silent at five looks, a second apart. Nothing shows that it does not.
  await new Promise((resolve) => { setTimeout(resolve, 6500); });
  assert.strictEqual(running.child.exitCode, null);
  say('exec count = 100');
  await tool.until(/\b100\n/);
  say('cont');
  await running.until(/count 140/);
  assert.deepStrictEqual(await running.ended, [0, null]);
  tool.child.kill();
  await tool.ended;
});

test('a file in TypeScript has whole paths, from which an editor finds its breakpoints', async () => {
  fs.mkdirSync(path.join(folder, 'src'), { recursive: true });
  const { running, tool, say } = await debugged(app('src/typed.ts', 'const x: number = 1;', 'console.log(x);', ''));
  await tool.until(/break in typed\.ts\.bundle:1\n/);
  say('scripts');
  await tool.until(/typed\.ts\.bundle/);
  say('cont');
  await running.until(/1\n/);
  assert.deepStrictEqual(await running.ended, [0, null]);
  tool.child.kill();
  await tool.ended;
});

/** The process of Node below a run. */
function nodeOf(run) {
  // Each thread has the children that it has started.
  const childrenOf = (pid) => fs.readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean));
  const below = [String(run)];
  for (let at = 0; at < below.length; at++) below.push(...childrenOf(below[at]));
  return below.find((pid) => fs.readFileSync(`/proc/${pid}/comm`, 'utf8') === 'node\n');
}

/** Waits until a process is no more. */
async function gone(pid) {
  for (let looks = 0; fs.existsSync(`/proc/${pid}`); looks++) {
    assert.ok(looks < 500, `The process ${pid} still runs.`);
    await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

for (const signal of ['SIGINT', 'SIGKILL']) {
  test(`Node ends with a run that ends by ${signal} while the app stands`, async () => {
    const { running, tool } = await debugged(app('ends.js', `${LIBRARY}console.log(1);`));
    await tool.until(/break in ends\.js:1\n/);
    const node = nodeOf(running.child.pid);
    assert.ok(node);
    running.child.kill(signal);
    const [code, by] = await running.ended;
    assert.deepStrictEqual([code, by], signal === 'SIGINT' ? [130, null] : [null, 'SIGKILL']);
    await gone(node);
    tool.child.kill();
    await tool.ended;
  });
}

test('a process of Node that ends ends the run, with the reason', async () => {
  const { running, tool } = await debugged(app('lost.js', `${LIBRARY}console.log(1);`));
  await tool.until(/break in lost\.js:1\n/);
  process.kill(Number(nodeOf(running.child.pid)), 'SIGKILL');
  await running.until(/lost\.js: The process of Node, in which the app runs, has ended by the signal 9\./);
  assert.deepStrictEqual(await running.ended, [1, null]);
  tool.child.kill();
  await tool.ended;
});

const REFUSALS = [
  [['--inspect-brk'], /--inspect-brk needs --engine node/],
  [['--inspect-port', '1'], /--inspect-port needs --inspect-brk/],
  [['--engine', 'node', '--inspect-brk', '--inspect-port', '65536'], /--inspect-port must be from 0 to 65535/],
  [['--engine', 'nod'], /Did you mean 'node'\?/],
];
for (const [options, expected] of REFUSALS) {
  test(`'${options.join(' ')}' is refused before anything starts`, async () => {
    const { code, errors } = await run(app('any.js', '1;'), ...options);
    assert.match(errors, expected);
    assert.strictEqual(code, 64);
  });
}
