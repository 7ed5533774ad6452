'use strict';
// The connection to 'navbridge serve', which ends with this process. Requests are answered by promises, or at once: a request
// that blocks waits for its answer within the call, as React Native's synchronous methods do.

const { spawn, spawnSync } = require('child_process');
const fs = require('fs');
const net = require('net');
const os = require('os');
const path = require('path');
const { FrameReader, frame } = require('./frames');
const { adviceFor } = require('./libraries');
const timers = require('./timers');
const { programPath } = require('./program');
const { version } = require('../package.json');

/** The error of a request that was refused. */
class RequestError extends Error {
  constructor({ code, message, data }) {
    super(message);
    Object.assign(this, { name: 'RequestError', code: data?.code ?? String(code), rpcCode: code, data });
  }
}

/** The error of a request to a program that has ended. */
const lost = (words, cause) => Object.assign(new Error(words, { cause }), { code: 'CONNECTION_LOST' });

/** The bytes that are read at once. */
const BLOCK = 1 << 18;
/** What a request that blocks reads. The reader copies it. */
const block = Buffer.allocUnsafe(BLOCK);
/** The characters of the program's errors that are kept for the sentence about its end. */
const COMPLAINT = 4096;

/**
 * Makes two FIFOs, and opens both ends of them. A FIFO can be opened twice, so that one descriptor is read by the loop, and
 * another one by calls that wait; a pipe that Node makes cannot.
 */
function openPipes() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-'));
  const [input, output] = ['in', 'out'].map((name) => path.join(folder, name));
  const made = spawnSync('mkfifo', ['-m', '600', input, output], { encoding: 'utf8' });
  try {
    if (made.status !== 0) {
      throw new Error(`The program 'mkfifo' of coreutils cannot be used: ${made.error?.message ?? made.stderr.trim()}.`);
    }
    // Each end is opened when the other one is there, or without waiting for it, so that nothing blocks.
    const { O_NONBLOCK, O_RDONLY } = fs.constants;
    const ofProgram = { input: fs.openSync(input, O_RDONLY | O_NONBLOCK) };
    const writing = fs.openSync(input, 'w');
    const reading = fs.openSync(output, O_RDONLY | O_NONBLOCK);
    ofProgram.output = fs.openSync(output, 'w');
    return { ofProgram, writing, reading, waiting: fs.openSync(output, 'r') };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

class Connection {
  #child;
  #pipes;
  #socket;
  #reader = new FrameReader();
  #nextId = 1;
  /** The requests without an answer, by their ids: `{resolve, reject}`. */
  #pending = new Map();
  /** The messages that arrived while a request blocked. */
  #heldBack = [];
  #complaint = '';
  /** The sentence about the end of the program; undefined while it runs. */
  #ended;
  #ending;

  /** Called with each notification: `(method, params)`. */
  onNotification = () => {};

  /** @param architecture the route of apps that name none */
  constructor({ architecture = process.env.NAVBRIDGE_ARCHITECTURE || 'turbo' } = {}) {
    const program = programPath();
    this.#pipes = openPipes();
    const { input, output } = this.#pipes.ofProgram;
    this.#child = spawn(program, ['serve', '--architecture', architecture], { stdio: [input, output, 'pipe'] });
    for (const descriptor of [input, output]) fs.closeSync(descriptor);
    this.#child.on('error', (error) => this.#end(`The program '${program}' cannot be run: ${error.message}.`));
    this.#child.stderr.setEncoding('utf8');
    this.#child.stderr.on('data', (text) => { this.#complaint = (this.#complaint + text).slice(-COMPLAINT); });
    this.#ending = new Promise((done) => {
      this.#child.on('close', (code, signal) => {
        this.#end(this.#endOf(code, signal));
        done();
      });
    });
    const { reading } = this.#pipes;
    const buffer = Buffer.allocUnsafe(BLOCK);
    this.#socket = new net.Socket({
      fd: reading, readable: true, writable: false,
      onread: { buffer, callback: (count) => this.#receive(buffer.subarray(0, count)) },
    });
    this.#socket.on('error', () => {});
    // Reading begins by it.
    this.#socket.resume();
    this.#child.stderr.unref();
    this.#holdProcess();
    /** What the program answers to the first request: the methods of its device. */
    this.description = this.requestNow('initialize', { version });
  }

  /** The id of the program's process. */
  get process() {
    return this.#child.pid;
  }

  get isOpen() {
    return this.#ended === undefined;
  }

  /** Neither the program nor what it may send keeps this process running. A request that waits does. */
  #holdProcess() {
    const isAwaited = [...this.#pending.values()].some(({ keepsRunning }) => keepsRunning);
    for (const handle of [this.#child, this.#socket]) handle[isAwaited ? 'ref' : 'unref']();
  }

  #endOf(code, signal) {
    const how = signal ? ` by the signal ${signal}` : ` with code ${code}`;
    const words = this.#complaint.trim();
    return `The program 'navbridge serve' has ended${how}.${words ? `\n${words}` : ''}${adviceFor(words)}`;
  }

  /** @param params what has a JSON form @param keepsRunning false if this process may end before the answer */
  request(method, params = {}, { keepsRunning = true } = {}) {
    return new Promise((resolve, reject) => {
      const id = this.#send(method, params);
      this.#pending.set(id, { resolve, reject, keepsRunning });
      this.#holdProcess();
    });
  }

  /** Sends a request, and returns its answer. The loop of this process stands meanwhile. */
  requestNow(method, params = {}) {
    const id = this.#send(method, params);
    for (;;) {
      const answer = this.#answerTo(id);
      if (answer?.error) throw new RequestError(answer.error);
      if (answer) return answer.result;
      const count = fs.readSync(this.#pipes.waiting, block, 0, BLOCK, null);
      if (count === 0) {
        // The loop has not noticed the end yet.
        const words = this.#ended ?? `The program 'navbridge serve' has ended.${this.#lastWords()}`;
        throw lost(words);
      }
      this.#reader.add(block.subarray(0, count));
    }
  }

  /** Finds an answer among the messages that have arrived. All others are kept, those after it, too: nothing may follow them. */
  #answerTo(id) {
    let found;
    for (let message; (message = this.#reader.next()) !== undefined;) {
      if (message.id === id) found = message;
      else this.#hold(message);
    }
    return found;
  }

  /** What the program has written to standard error and the loop has not read yet. */
  #lastWords() {
    const { fd } = this.#child.stderr._handle ?? {};
    if (!(fd >= 0)) return '';
    try {
      const words = Buffer.allocUnsafe(COMPLAINT);
      const text = words.toString('utf8', 0, fs.readSync(fd, words, 0, COMPLAINT, null)).trim();
      return text && `\n${text}${adviceFor(text)}`;
    } catch {
      return '';
    }
  }

  /** Keeps a message for the next turn of the loop. */
  #hold(message) {
    if (this.#heldBack.push(message) === 1) timers.setImmediate(() => this.#takeHeldBack());
  }

  #takeHeldBack() {
    for (const message of this.#heldBack.splice(0)) this.#take(message);
  }

  #send(method, params) {
    if (this.#ended !== undefined) throw lost(this.#ended);
    const id = this.#nextId++;
    let bytes = frame({ jsonrpc: '2.0', id, method, params });
    try {
      // The program reads at any time, so that this call waits for nobody.
      while (bytes.length) bytes = bytes.subarray(fs.writeSync(this.#pipes.writing, bytes));
    } catch (error) {
      const words = `The program 'navbridge serve' has ended.${this.#lastWords()}`;
      throw lost(words, error);
    }
    return id;
  }

  #receive(bytes) {
    this.#takeHeldBack();
    this.#reader.add(bytes);
    for (let message; (message = this.#reader.next()) !== undefined;) this.#take(message);
    return true;
  }

  #take({ id, method, params, result, error }) {
    if (method !== undefined) return void this.onNotification(method, params);
    const call = this.#pending.get(id);
    if (!this.#pending.delete(id)) return undefined;
    this.#holdProcess();
    return error ? call.reject(new RequestError(error)) : call.resolve(result);
  }

  #end(sentence) {
    if (this.#ended !== undefined) return;
    this.#ended = sentence;
    this.#socket.destroy();
    for (const descriptor of [this.#pipes.writing, this.#pipes.waiting]) fs.closeSync(descriptor);
    for (const { reject } of this.#pending.values()) {
      reject(lost(sentence));
    }
    this.#pending.clear();
  }

  /** Ends the program and its apps, and returns when they have ended. */
  async close() {
    if (this.#ended === undefined) {
      this.#child.ref();
      fs.closeSync(this.#pipes.writing);
      this.#pipes.writing = fs.openSync('/dev/null', 'w');
    }
    await this.#ending;
  }
}

module.exports = { Connection, RequestError };
