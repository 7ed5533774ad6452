// The lines of the run, their filters, and a line to run in the app's context.

import { byId, button, duration, make, moment, set, setAttribute } from './make.js';
import { History } from './history.js';
import { VirtualList } from './list.js';
import { hasWords, shortPlace } from './lines.js';
import { requestView } from './request-view.js';
import { valueView } from './value-view.js';

const GROUPS = [
  ['commands', 'Commands'], ['console', 'Console'], ['events', 'Events'], ['acts', 'Acts'], ['network', 'Network'],
  ['errors', 'Errors'],
];
const MARKS = {
  command: '●', resolved: '✓', rejected: '✗', event: '◆', surface: '◇', reload: '⟳', act: '☞', input: '›', output: '‹',
  mistake: '✗', request: '⇅',
};

export class ConsoleView {
  #shown = [];
  #version = -1;
  #seen = 0;
  #dimmed = null;
  #pending = 0;
  #chosen = new Set(GROUPS.map(([name]) => name));
  #history = new History();

  constructor(store, request, source) {
    Object.assign(this, { store, request });
    this.search = make('input', { type: 'search', placeholder: 'Filter lines', 'aria-label': 'Filter lines' });
    this.search.oninput = () => this.#filter();
    const toggles = GROUPS.map(([name, words]) => {
      const toggle = make('button', { type: 'button', className: 'chip', 'aria-pressed': true }, words);
      toggle.onclick = () => this.#toggle(name, toggle);
      return toggle;
    });
    this.list = new VirtualList({
      name: 'Lines', follows: true, fill: (row, index) => this.#fill(row, this.#shown[index]),
      choose: (index) => this.#choose(this.#shown[index]),
    });
    this.empty = make('p', { className: 'empty' }, 'The lines of the run appear here.');
    this.detail = make('div', { className: 'detail', hidden: true });
    byId('console').append(
      make('header', {}, make('h2', {}, 'Console'), make('div', { className: 'chips' }, ...toggles), this.search,
        source.toggleButton),
      make('div', { className: 'beside-source' },
        make('div', { className: 'lines' }, this.list.element, this.empty, this.detail, this.#prompt()), source.element));
    store.on('lines app tests', () => this.#update());
    store.on('selection', () => this.#follow());
    store.on('state', () => this.#dim());
    this.#update();
  }

  #prompt() {
    const input = make('input', {
      type: 'text', placeholder: 'Run JavaScript in the app', 'aria-label': 'Run JavaScript in the app',
      autocomplete: 'off', spellcheck: false,
    });
    input.onkeydown = (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      const text = this.#history.move(event.key === 'ArrowUp' ? -1 : 1, input.value);
      if (text === null) return;
      event.preventDefault();
      input.value = text;
    };
    const form = make('form', { className: 'prompt' }, make('span', { 'aria-hidden': true }, '›'), input);
    form.onsubmit = async (event) => {
      event.preventDefault();
      const source = input.value.trim();
      if (!source) return;
      this.#history.add(source);
      input.value = '';
      this.store.addLine({ kind: 'input', text: source });
      this.list.toEnd();
      try {
        const { value, thrown } = await this.request('evaluate', { source });
        const tree = value ?? thrown;
        // What a person has typed here is no failure of the app.
        this.store.addLine({
          kind: thrown ? 'mistake' : 'output', text: tree.text, values: tree.members ? [tree] : undefined,
        });
      } catch (error) {
        this.store.addLine({ kind: 'mistake', text: error.message });
      }
    };
    return form;
  }

  #toggle(name, toggle) {
    if (this.#chosen.has(name)) this.#chosen.delete(name);
    else this.#chosen.add(name);
    setAttribute(toggle, 'aria-pressed', this.#chosen.has(name));
    this.#filter();
  }

  /** The lines that come after the moment that is shown are fainter. */
  #dim() {
    const { isPast, at } = this.store.state;
    const key = isPast ? at : null;
    const { pending } = this.store.commands;
    if (key === this.#dimmed && pending.length === this.#pending) return;
    [this.#dimmed, this.#pending] = [key, pending.length];
    this.list.draw(true);
  }

  #filter() {
    this.#version = -1;
    this.#update();
    this.#follow();
  }

  /** Adds the new lines, or all of them again after a change of the filter. */
  #update() {
    const { all, version } = this.store.lines;
    if (version !== this.#version) [this.#shown, this.#seen, this.#version] = [[], 0, version];
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (let at = this.#seen; at < all.length; at++) {
      const line = all[at];
      if (this.#chosen.has(line.group) && hasWords(line, words)) this.#shown.push(line);
    }
    this.#seen = all.length;
    set(this.empty, 'hidden', this.#shown.length > 0);
    set(this.empty, 'textContent', all.length ? 'No line fits the filter.'
      : this.store.absence || 'The lines of the run appear here.');
    this.list.setCount(this.#shown.length);
  }

  #fill(row, line) {
    const command = this.store.commands.ofLine(line);
    const isPending = line.kind === 'command' && command && !command.outcome;
    row.className = `row line ${line.tone}`;
    row.classList.toggle('selected', this.#isSelected(line));
    row.classList.toggle('later', this.store.state.isPast && line.at > this.store.state.at);
    row.title = line.text;
    row.replaceChildren(
      make('span', { className: 'time' }, moment(line.at)),
      make('span', { className: 'mark', 'aria-hidden': true }, isPending ? '◌' : MARKS[line.kind] ?? ''),
      make('span', { className: 'words' }, line.text),
      ...this.#facts(line, command, isPending));
  }

  #facts(line, command, isPending) {
    const facts = [];
    const took = line.kind === 'command' && command?.endAt ? command.endAt - command.at : 0;
    if (isPending) facts.push(make('span', { className: 'badge waits' }, 'pending'));
    else if (took > 0) facts.push(make('span', { className: 'fact' }, duration(took)));
    if (line.id) facts.push(make('span', { className: 'fact' }, line.id));
    if (line.place) facts.push(make('span', { className: 'fact place', title: line.place }, shortPlace(line.place)));
    return facts;
  }

  /** What a line shows in full: a request with its answer, values that open, or its text. */
  #content(line) {
    if (line.request) return [requestView(line.request)];
    const text = make('pre', { tabIndex: 0 }, line.text);
    if (!line.values) return [text];
    const values = line.values.map((value) => valueView(value, null, line.values.length === 1));
    return [...line.kind === 'output' || line.kind === 'mistake' ? [] : [text], make('div', { className: 'values' }, ...values)];
  }

  #isSelected(line) {
    const { selection } = this.store;
    if (!selection) return false;
    if (selection.kind === 'line') return selection.number === line.number;
    if (selection.kind === 'command') return this.store.commands.ofLine(line)?.key === selection.key;
    if (selection.kind === 'node') return Boolean(selection.componentId) && line.body === selection.componentId;
    return false;
  }

  #choose(line) {
    const command = this.store.commands.ofLine(line);
    this.store.select(command ? { kind: 'command', key: command.key, from: 'console', number: line.number }
      : { kind: 'line', number: line.number, at: line.at, from: 'console' });
  }

  #follow() {
    const { selection } = this.store;
    if (selection && selection.from !== 'console') {
      const index = this.#shown.findIndex((line) => this.#isSelected(line));
      if (index >= 0) {
        this.list.active = index;
        this.list.reveal(index);
      }
    }
    this.list.draw(true);
    const number = selection?.number;
    const line = number ? this.#shown.find((one) => one.number === number) : null;
    this.detail.hidden = !line;
    if (!line) return;
    const close = button('Close the line', { icon: 'close', onclick: () => {
      this.store.select(null);
      this.list.element.focus();
    } });
    this.detail.replaceChildren(make('p', { className: 'faint' }, `${line.kind} at ${moment(line.at)} ms`,
      line.place ? make('code', {}, ` ${line.place}`) : null), close, ...this.#content(line));
  }
}
