// The causes and effects of what is selected, as text: the timeline for people who read.

import { duration, make, moment } from './make.js';
import { VirtualList } from './list.js';
import { lineText } from './lines.js';
import { wordsOf } from './lanes.js';

const TONES = { error: 'bad', result: 'good', callback: 'good' };

export class ChainView {
  #chain = null;
  #rows = [];
  #key = '';

  /** @param choose takes the index of an entry that is selected in the list */
  constructor(store, choose) {
    Object.assign(this, { store });
    this.about = make('div', { className: 'about' });
    this.list = new VirtualList({
      name: 'Causes and effects', fill: (row, at) => this.#fill(row, this.#rows[at]), choose: (at, event) => event && this.#rows[at]?.index !== undefined && choose(this.#rows[at].index),
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
    const key = JSON.stringify([selection, command?.outcome, command?.reason, command?.endAt, chain?.steps.length, command && !command.outcome ?
      this.store.state.end : 0]);
    if (chain === this.#chain && key === this.#key) return;
    const isNew = chain?.index !== this.#chain?.index;
    [this.#chain, this.#key] = [chain, key];
    this.#rows = chain ? [...chain.steps] : [];
    if (chain?.isCut) this.#rows.push({ words: 'There are more steps.', depth: 1 });
    if (command && !command.outcome) this.#rows.push({ words: `waits for ${command.reason ?? 'its settlement'}`, depth: 1, isOpen: true });
    this.about.replaceChildren(...this.#about(chain, selection, command));
    this.list.active = chain ? this.#rows.findIndex(({ depth }) => depth === 0) : -1;
    this.list.setCount(this.#rows.length);
    if (isNew) this.list.reveal(this.list.active);
  }

  #about(chain, selection, command) {
    if (command) {
      const outcome = command.outcome ?? 'pending';
      const time = command.endAt === null ? `since ${moment(command.at)} ms, for ${duration(Math.max(0, this.store.state.end - command.at))}` :
        `${moment(command.at)} – ${moment(command.endAt)} ms, ${duration(command.endAt - command.at)}`;
      return [
        make('p', {}, make('b', {}, command.id), ' ', make('span', { className: outcome === 'resolved' ? 'good' : 'bad' }, outcome)),
        command.reason ? make('p', {}, `It waits for ${command.reason}.`) : '', make('p', { className: 'faint' }, time),
        command.args ? make('pre', {}, lineText({ kind: 'command', name: command.name, arguments: command.args })) : '',
        command.value !== null && command.value !== undefined ? make('pre', {}, `→ ${JSON.stringify(command.value)}`) : '',
      ];
    }
    if (chain) {
      const entry = this.store.entries.entry(chain.index);
      return [make('p', {}, make('b', {}, wordsOf(entry))), make('p', { className: 'faint' },
        `step ${entry.seq}, at ${moment(entry.at)} ms, ${entry.queue === 'main' ? 'main queue' : entry.queue === 'bridge' ? 'bridge thread' : 'method queue'}`),
      entry.payload ? make('pre', {}, entry.payload) : ''];
    }
    return [make('p', { className: 'faint' }, 'Select a command or a step: its causes and effects are listed here.')];
  }

  #fill(row, step) {
    const { entries } = this.store;
    const entry = step.index === undefined ? null : entries.entry(step.index);
    row.className = `row step ${entry ? TONES[entry.kind] ?? '' : ''} ${step.depth === 0 ? 'selected' : ''} ${step.isOpen ? 'after' : ''}`;
    const indent = Math.min(Math.max(0, step.depth), 12);
    const words = make('span', { className: 'words' }, entry ? wordsOf(entry) : step.words);
    row.style.paddingLeft = `${8 + indent * 9}px`;
    const arrow = step.depth < 0 ? '↓' : step.depth === 0 ? '●' : '└';
    row.title = words.textContent;
    row.replaceChildren(make('span', { className: 'faint', 'aria-hidden': true }, step.isOpen ? '◌' : arrow), words,
      make('span', { className: 'fact' }, entry ? moment(entry.at) : ''));
  }
}
