// The spans of the timeline: commands and transitions, in rows so that none covers another.

/** The spans that are open at most at the same time and still have a row of their own. */
const ROWS = 6;

/** The spans of the last call, and that of which they are made. */
let kept = { key: '', result: null };

/** Gives each command that has an entry a row: the first one in which the command before has ended. */
export function commandSpans(commands, log) {
  const key = `${commands.length} ${commands.at(-1)?.key} ${log.count} ${log.version}`;
  if (key !== kept.key) kept = { key, result: makeSpans(commands, log) };
  return kept.result;
}

function makeSpans(commands, log) {
  const ends = [];
  const newest = [];
  const spans = [];
  for (const command of commands) {
    if (command.first < 0 || command.first >= log.count) continue;
    const from = log.position[command.first];
    const settled = command.last >= 0 ? log.position[command.last] : log.positionOf(command.endAt ?? 0);
    const to = command.outcome ? settled : Infinity;
    let row = ends.findIndex((end) => end <= from);
    if (row < 0) row = ends.length < ROWS ? ends.length : ROWS - 1;
    ends[row] = to;
    const span = { command, from, to, row, next: Infinity };
    if (newest[row]) newest[row].next = from;
    newest[row] = span;
    spans.push(span);
  }
  return { spans, rows: Math.max(1, ends.length) };
}

/** The transitions of a run: pairs of the entries that begin and end one. */
export class Transitions {
  all = [];
  #open = new Map();
  #seen = 0;
  #version = -1;

  /** Takes the entries that have come since. */
  update(log) {
    if (this.#version !== log.version) {
      this.all = [];
      this.#open.clear();
      [this.#seen, this.#version] = [0, log.version];
    }
    for (; this.#seen < log.count; this.#seen++) {
      if (log.text('kind', this.#seen) !== 'transition') continue;
      const id = log.text('id', this.#seen) ?? '';
      if (log.text('method', this.#seen) === 'began') {
        const span = { first: this.#seen, last: -1, name: log.text('module', this.#seen) };
        this.all.push(span);
        this.#open.set(id, span);
      } else if (this.#open.has(id)) {
        this.#open.get(id).last = this.#seen;
        this.#open.delete(id);
      }
    }
  }
}
