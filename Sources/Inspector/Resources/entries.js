// The entries of the trace (docs/protocol.md §8), in columns, so that a long run needs little memory.

import { laneOf, isNoise } from './lanes.js';

/** Payloads of the last entries are kept, so many characters at most. */
const PAYLOADS = 4e6;
/** Positions of the axis between two entries that take a time: they grow slowly, so that a long pause hides nothing. */
export const gap = (ms) => (ms > 0 ? 2 * Math.log2(1 + ms / 4) + 1 : 0);

const QUEUES = ['bridge', 'methodQueue', 'main'];

/** Texts as numbers. */
class Names {
  #numbers = new Map();
  #texts = [];

  number(text) {
    if (text === null || text === undefined) return 0;
    let found = this.#numbers.get(text);
    if (found === undefined) {
      this.#texts.push(text);
      found = this.#texts.length;
      this.#numbers.set(text, found);
    }
    return found;
  }

  find(text) {
    return this.#numbers.get(text) ?? 0;
  }

  text(number) {
    return number ? this.#texts[number - 1] : null;
  }
}

const COLUMNS = {
  seq: Uint32Array, causeIndex: Int32Array, at: Float64Array, realTime: Float64Array, position: Float64Array,
  kind: Uint16Array, module: Uint32Array, method: Uint32Array, id: Uint32Array, epoch: Uint16Array, queue: Uint8Array,
  lane: Uint8Array,
  /** The last entry that is drawn, this one or one before; -1 for none. */
  drawn: Int32Array,
};

export class EntryLog {
  count = 0;
  /** The position at which the axis ends. */
  length = 0;
  /** Grows with each change that is not an addition. */
  version = 0;
  #size = 0;
  #names = new Names();
  #payloads = new Map();
  #kept = 0;

  constructor() {
    this.#grow(1024);
  }

  #grow(size) {
    this.#size = size;
    for (const [name, Column] of Object.entries(COLUMNS)) {
      const column = new Column(size);
      if (this[name]) column.set(this[name].subarray(0, this.count));
      this[name] = column;
    }
  }

  add(entries) {
    if (this.count + entries.length > this.#size) this.#grow(Math.max(this.#size * 2, this.count + entries.length));
    for (const entry of entries) this.#addOne(entry);
  }

  #addOne(entry) {
    const at = this.count;
    const time = Math.max(entry.at, at ? this.at[at - 1] : 0);
    this.seq[at] = entry.seq;
    this.causeIndex[at] = entry.cause ? this.indexOf(entry.cause) : -1;
    this.at[at] = time;
    this.realTime[at] = entry.realTime;
    for (const name of ['kind', 'module', 'method', 'id']) this[name][at] = this.#names.number(entry[name]);
    this.epoch[at] = entry.epoch ?? 0;
    this.queue[at] = Math.max(0, QUEUES.indexOf(entry.queue));
    const isHidden = isNoise(entry);
    this.lane[at] = isHidden ? 255 : laneOf(entry);
    // Entries of one moment stand beside each other; those that are not drawn take no room.
    this.position[at] = this.#after(at ? this.drawn[at - 1] : -1, time) + (isHidden ? 0 : 1);
    this.drawn[at] = isHidden ? (at ? this.drawn[at - 1] : -1) : at;
    this.count += 1;
    this.length = this.position[at];
    if (entry.payload !== null && entry.payload !== undefined) this.#keep(at, entry.payload);
  }

  /** The position of a moment after an entry that is drawn. */
  #after(drawn, time) {
    return drawn < 0 ? gap(time) : this.position[drawn] + gap(time - this.at[drawn]);
  }

  #keep(index, payload) {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    this.#payloads.set(index, text);
    this.#kept += text.length;
    for (const [oldest, old] of this.#payloads) {
      if (this.#kept <= PAYLOADS) break;
      this.#payloads.delete(oldest);
      this.#kept -= old.length;
    }
  }

  clear() {
    this.count = 0;
    this.length = 0;
    this.version += 1;
    this.#payloads.clear();
    this.#kept = 0;
    this.#names = new Names();
    this.#grow(1024);
  }

  /** Forgets the entries with a larger number. */
  cut(seq) {
    this.count = this.#firstAfter(this.seq, seq);
    this.length = this.count ? this.position[this.count - 1] : 0;
    this.version += 1;
    for (const [index, text] of this.#payloads) {
      if (index < this.count) continue;
      this.#payloads.delete(index);
      this.#kept -= text.length;
    }
  }

  /** The first index whose value in a column that grows is larger. */
  #firstAfter(column, value) {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (column[middle] <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The index of the entry with a number, or -1. */
  indexOf(seq) {
    const index = this.#firstAfter(this.seq, seq) - 1;
    return index >= 0 && this.seq[index] === seq ? index : -1;
  }

  /** The index of the first entry at a position or after it. */
  indexAt(position) {
    return this.#firstAfter(this.position, position - 1e-9);
  }

  /** The position of a moment: after all entries until then. */
  positionOf(time) {
    const next = this.#firstAfter(this.at, time);
    return next ? this.#after(this.drawn[next - 1], time) : 0;
  }

  /** The moment of a position. */
  timeOf(position) {
    const next = this.indexAt(position);
    if (next >= this.count) return this.count ? this.at[this.count - 1] : 0;
    return this.at[next];
  }

  /** The index of the last entry of a moment. */
  lastOf(time) {
    return this.#firstAfter(this.at, time) - 1;
  }

  /** The number of a text in the columns `kind`, `module`, `method` and `id`; 0 for one that did not occur. */
  numberOf(text) {
    return this.#names.find(text);
  }

  text(name, index) {
    return this.#names.text(this[name][index]);
  }

  /** The whole entry. */
  entry(index) {
    const text = (name) => this.text(name, index);
    return {
      index, seq: this.seq[index], at: this.at[index], realTime: this.realTime[index], epoch: this.epoch[index],
      kind: text('kind'), module: text('module') ?? '', method: text('method') ?? '', id: text('id'),
      queue: QUEUES[this.queue[index]], causeIndex: this.causeIndex[index], payload: this.#payloads.get(index) ?? null,
    };
  }
}
