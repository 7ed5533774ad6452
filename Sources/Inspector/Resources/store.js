// The state of the run, made of the server's messages. Those who have asked for it learn which topics have changed. There is no
// page in it.

import { Commands } from './commands.js';
import { EntryLog } from './entries.js';
import { LineLog } from './lines.js';
import { Tests } from './tests.js';

const AT_FIRST = {
  at: 0, end: 0, isPast: false, isPlaying: false, speed: 1, nextDue: null, isBusy: false, isScriptBusy: false, acts: [],
  pending: [], ending: null, note: null, pages: 1,
};

/** Topics: `app`, `state`, `screen`, `entries`, `lines`, `selection`, `found`, `link`, `modes`, `tests`. */
export class Store {
  app = null;
  state = AT_FIRST;
  screen = null;
  entries = new EntryLog();
  lines = new LineLog();
  commands = new Commands();
  tests = new Tests();
  /** `{ kind: 'node' | 'command' | 'entry' | 'line', … }`, or null. */
  selection = null;
  /** The keys of the nodes that the locator in the filter finds. */
  found = [];
  /** The state of the connection, and the milliseconds to the next attempt. */
  link = { state: 'connecting', pause: 0 };
  /** The mode of a click on the device: `touch`, `select` or `expect`. */
  mode = 'touch';
  #listeners = new Map();
  #changed = new Set();
  #schedule;

  /** @param schedule calls a function later, once, so that changes are passed on together */
  constructor(schedule) {
    this.#schedule = schedule;
  }

  /** Calls a function when one of the topics has changed. */
  on(topics, listener) {
    for (const topic of topics.split(' ')) {
      if (!this.#listeners.has(topic)) this.#listeners.set(topic, new Set());
      this.#listeners.get(topic).add(listener);
    }
  }

  #change(...topics) {
    if (!this.#changed.size) this.#schedule(() => this.flush());
    for (const topic of topics) this.#changed.add(topic);
  }

  /** Calls those who listen to the changed topics, each once. */
  flush() {
    const changed = this.#changed;
    this.#changed = new Set();
    const listeners = new Set([...changed].flatMap((topic) => [...this.#listeners.get(topic) ?? []]));
    for (const listener of listeners) listener(changed);
  }

  take(message) {
    switch (message.type) {
      case 'app':
        this.app = message;
        // The number of pages is about the server, not about the run.
        this.state = { ...AT_FIRST, pages: this.state.pages };
        this.#forget();
        this.#change('app', 'state', 'screen');
        break;
      case 'state':
        // The members that have changed.
        this.state = { ...this.state, ...message };
        this.commands.describe(this.state.pending, this.state.at);
        this.#change('state');
        break;
      case 'screen':
        this.screen = message;
        this.#change('screen');
        break;
      case 'entries':
        this.#add(message.entries);
        break;
      case 'lines':
        for (const line of message.lines) this.commands.takeLine(line);
        this.lines.add(message.lines);
        this.#change('lines', 'entries');
        break;
      case 'cut':
        this.entries.cut(message.seq);
        this.lines.cut(message.at);
        this.commands.cut(message.seq, message.at);
        this.commands.describe(this.state.pending, this.state.at);
        this.select(null);
        this.#change('entries', 'lines');
        break;
      case 'restart':
        this.#forget();
        break;
      case 'tests': case 'testFile': case 'testRun': case 'testShown':
        this.tests.take(message);
        this.#change('tests');
        break;
      default:
    }
  }

  #add(entries) {
    const first = this.entries.count;
    this.entries.add(entries);
    for (let index = first; index < this.entries.count; index++) this.commands.takeEntry(this.entries, index);
    this.commands.describe(this.state.pending, this.state.at);
    this.#change('entries');
  }

  #forget() {
    this.entries.clear();
    this.lines.clear();
    this.commands.clear();
    this.selection = null;
    this.#change('entries', 'lines', 'selection');
  }

  /** Shows lines of the page's own among those of the run, such as the answer to `evaluate`. */
  addLine(line) {
    this.lines.add([{ at: this.state.end, ...line }]);
    this.#change('lines');
  }

  select(selection) {
    this.selection = selection;
    this.#change('selection');
  }

  /** @param keys the keys of the nodes that a locator finds */
  setFound(keys) {
    if (keys.join() === this.found.join()) return;
    this.found = keys;
    this.#change('found');
  }

  setMode(mode) {
    this.mode = mode;
    this.#change('modes');
  }

  setLink(state, pause = 0) {
    this.link = { state, pause };
    this.#change('link', 'state');
  }

  /** The sentence that stands where a run would be; empty if there is one. */
  get absence() {
    if (this.app?.isTrace) return 'A trace has no screen. The timeline has its steps.';
    if (this.app) return '';
    return this.tests.isThere ? 'Choose a test to see its run.' : 'The app is about to start.';
  }

  get isOpen() {
    return this.link.state === 'open';
  }

  /** A sentence for which the device cannot be touched now; empty if it can. */
  get refusal() {
    if (!this.isOpen) return 'There is no connection to navbridge.';
    if (this.absence) return this.absence;
    if (this.state.ending) return "A side has ended. Choose 'Restart', or look at earlier moments.";
    if (this.state.isPast) return "This is an earlier moment. Choose 'Continue from here' to touch the device.";
    return '';
  }
}
