// The app's code at the place of what is selected: of a command, an act, or a line of the console.

import { button, make, set } from './make.js';
import { shortPlace } from './lines.js';

/** The file and the line of a place, `file:line:column`. */
export function readPlace(place) {
  const found = /^(.*?):(\d+)(?::(\d+))?$/.exec(place ?? '');
  return found ? { file: found[1], line: Number(found[2]), column: found[3] ? Number(found[3]) : null } : null;
}

/** The place of the code that belongs to a selection, or that has run last at the moment that is shown. */
export function placeFor({ selection, commands, lines, state }) {
  if (selection?.kind === 'command') return commands.find(selection.key)?.place ?? null;
  if (selection?.kind === 'line') return lines.all.find((line) => line.number === selection.number)?.place ?? null;
  return lines.all.findLast((line) => line.place && line.at <= state.at)?.place ?? null;
}

export class SourceView {
  #place = null;
  #files = new Map();

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    this.title = make('h3', {}, 'Source');
    this.code = make('pre', { className: 'code', tabIndex: 0, 'aria-label': 'Source' });
    this.element = make('section', { className: 'source', hidden: true, 'aria-label': 'Source' },
      make('header', {}, this.title, button('Close the source', { icon: 'close', onclick: () => this.toggle() })), this.code);
    this.toggleButton = button('Source of the app', {
      text: 'Source', className: 'chip', key: 'o', onclick: () => this.toggle(),
    });
    this.toggleButton.setAttribute('aria-pressed', false);
    store.on('selection lines state app', () => this.#follow());
  }

  toggle() {
    this.element.hidden = !this.element.hidden;
    this.toggleButton.setAttribute('aria-pressed', !this.element.hidden);
    this.#place = null;
    this.#follow();
  }

  async #follow() {
    if (this.element.hidden) return;
    const place = placeFor(this.store);
    if (place === this.#place) return;
    this.#place = place;
    const found = readPlace(place);
    set(this.title, 'textContent', place ? shortPlace(place) : 'Source');
    set(this.title, 'title', place ?? '');
    if (!found) {
      this.#write('Select a command, an act or a line of the console with a place.');
      return;
    }
    try {
      this.#show(await this.#text(found.file), found, place);
    } catch ({ message }) {
      this.#files.delete(found.file);
      if (place === this.#place) this.#write(message);
    }
  }

  #write(sentence) {
    this.code.replaceChildren(make('span', { className: 'faint' }, sentence));
  }

  /** A file is asked for once; a restart may find it changed. */
  #text(file) {
    if (this.run !== this.store.app) [this.run, this.#files] = [this.store.app, new Map()];
    if (!this.#files.has(file)) this.#files.set(file, this.actions.request('source', { file }));
    return this.#files.get(file);
  }

  #show({ text }, { line, column }, place) {
    if (place !== this.#place) return;
    const all = text.split('\n');
    // A bundle may have lines of megabytes, of which the part around the column is shown.
    const rows = all.slice(Math.max(0, line - 200), line + 200).map((words, at) => [Math.max(0, line - 200) + at + 1, words]);
    this.code.replaceChildren(...rows.map(([number, words]) => make('span', { className: number === line ? 'at' : '' },
      make('i', { 'aria-hidden': true }, String(number)), cut(words, number === line ? column : 1), '\n')));
    this.code.querySelector('.at')?.scrollIntoView({ block: 'center' });
  }
}

/** The most characters of a line that are shown. */
const WIDTH = 300;

export function cut(words, column) {
  if (words.length <= WIDTH) return words;
  const start = Math.max(0, (column ?? 1) - WIDTH / 2);
  return `${start ? '…' : ''}${words.slice(start, start + WIDTH)}${start + WIDTH < words.length ? '…' : ''}`;
}
