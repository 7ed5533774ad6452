// The causes and effects of what is selected, as text: the timeline for people who read.

import { duration, make, moment } from './make.js';
import { VirtualList } from './list.js';
import { lineText, shortPlace } from './lines.js';
import { wordsOf } from './lanes.js';

const QUEUES = { bridge: 'bridge thread', methodQueue: 'method queue', main: 'main queue' };
const TONES = { error: 'bad', result: 'good', callback: 'good' };

export class ChainView {
  #chain = null;
  #rows = [];
  #key = '';

  /** @param choose takes the index of an entry that is selected in the list */
  constructor(store, choose) {
    Object.assign(this, { store });
    this.about = make('div', { className: 'about', 'aria-live': 'polite' });
    this.list = new VirtualList({
      name: 'Causes and effects', fill: (row, at) => this.#fill(row, this.#rows[at]),
      // The arrows only read on: the chain would begin anew otherwise.
      choose: (at, event) => event && this.#rows[at]?.index !== undefined && choose(this.#rows[at].index),
      key: ({ key }, at) => {
        if (key !== 'Enter' || this.#rows[at]?.index === undefined) return false;
        choose(this.#rows[at].index);
        return true;
      },
    });
    this.element = make('aside', { className: 'chain', 'aria-label': 'Causes and effects' }, this.about, this.list.element);
    this.show(null, null);
  }

  show(chain, selection) {
    const command = selection?.kind === 'command' ? this.store.commands.find(selection.key) : null;
    const isPending = Boolean(command) && !command.outcome;
    const now = isPending ? this.store.state.end : 0;
    const key = JSON.stringify([selection, command?.outcome, command?.reason, command?.endAt, chain?.steps.length, now]);
    if (chain === this.#chain && key === this.#key) return;
    const isNew = chain?.index !== this.#chain?.index;
    [this.#chain, this.#key] = [chain, key];
    this.#rows = chain ? [...chain.steps] : [];
    if (chain?.isCut) this.#rows.push({ words: 'There are more steps.', depth: 1 });
    if (isPending) this.#rows.push({ words: command.reason ?? 'waits for its settlement', depth: 1, isOpen: true });
    this.about.replaceChildren(...this.#about(chain, command));
    this.list.active = chain ? this.#rows.findIndex(({ depth }) => depth === 0) : -1;
    this.list.setCount(this.#rows.length);
    if (isNew) this.list.reveal(this.list.active);
  }

  #about(chain, command) {
    if (command) return this.#aboutCommand(command);
    if (!chain) return [make('p', { className: 'faint' }, 'Select a command or a step: its causes and effects are listed here.')];
    const entry = this.store.entries.entry(chain.index);
    const facts = `step ${entry.seq}, at ${moment(entry.at)} ms, ${QUEUES[entry.queue]}`;
    return [
      make('p', {}, make('b', {}, wordsOf(entry))), make('p', { className: 'faint' }, facts),
      entry.payload ? make('pre', {}, entry.payload) : '',
    ];
  }

  #aboutCommand({ id, name, at, endAt, outcome, reason, args, value, place }) {
    const now = this.store.state.end;
    const time = endAt === null ? `since ${moment(at)} ms, for ${duration(Math.max(0, now - at))}`
      : `${moment(at)} – ${moment(endAt)} ms, ${duration(endAt - at)}`;
    const state = make('span', { className: outcome === 'resolved' ? 'good' : 'bad' }, outcome ?? 'pending');
    return [
      make('p', {}, make('b', {}, id), ' ', state), reason ? make('p', {}, `It ${reason}.`) : '',
      make('p', { className: 'faint' }, time),
      place ? make('p', { className: 'faint', title: place }, `Called at ${shortPlace(place)}.`) : '',
      args ? make('pre', {}, lineText({ kind: 'command', name, arguments: args })) : '',
      value !== null && value !== undefined ? make('pre', {}, `→ ${JSON.stringify(value)}`) : '',
    ];
  }

  #fill(row, step) {
    const { entries } = this.store;
    const entry = step.index === undefined ? null : entries.entry(step.index);
    row.className = `row step ${TONES[entry?.kind] ?? ''}`;
    row.classList.toggle('selected', step.depth === 0);
    row.classList.toggle('after', Boolean(step.isOpen));
    const indent = Math.min(Math.max(0, step.depth), 12);
    const words = make('span', { className: 'words' }, entry ? wordsOf(entry) : step.words);
    row.style.paddingLeft = `${8 + indent * 9}px`;
    const arrow = step.depth < 0 ? '↓' : step.depth === 0 ? '●' : '└';
    row.title = words.textContent;
    row.replaceChildren(make('span', { className: 'faint', 'aria-hidden': true }, step.isOpen ? '◌' : arrow), words,
      make('span', { className: 'fact' }, entry ? moment(entry.at) : ''));
  }
}
