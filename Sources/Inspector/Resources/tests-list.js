// The list of tests: files, groups and tests as a tree, with the outcome of each and a button that runs it.

import { button, make, setAttribute } from './make.js';
import { OUTCOMES } from './tests.js';
import { VirtualList } from './list.js';

/** The outcomes of tests that have taken time. */
const TIMED = { passed: true, failed: true };

/** Milliseconds of a test as people read them. */
export function tookText(ms) {
  if (ms === null || ms === undefined) return '';
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`;
}

/** The counts of a file, in the room that a row has. */
function countText({ tests, failures }) {
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const failed = count('failed');
  if (failed) return `${failed} ✗ of ${tests.length}`;
  if (failures.length) return 'failed';
  return `${count('passed')} / ${tests.length}`;
}

export class TestsList {
  rows = [];
  /** The key of the row that is selected. */
  selected = null;
  #closed = new Set();

  /** @param acts `run(row)`, `open(row)`, `select(row)` and `change()`, which asks for new rows */
  constructor(store, acts) {
    Object.assign(this, { store, acts });
    this.list = new VirtualList({
      name: 'Tests', role: 'tree', rowRole: 'treeitem', height: 24, fill: (row, index) => this.#fill(row, this.rows[index]),
      choose: (index, event) => this.#choose(this.rows[index], event),
      key: (event, index) => this.#press(event, this.rows[index]),
    });
    this.element = this.list.element;
  }

  /** Takes the rows anew. */
  update(words, onlyFailed) {
    this.rows = this.store.tests.rows(words, onlyFailed, this.#closed);
    this.list.active = this.rows.findIndex(({ key }) => key === this.selected);
    this.list.setCount(this.rows.length);
  }

  /** Selects a row, and brings it into sight. */
  reveal(key) {
    this.selected = key;
    this.list.active = this.rows.findIndex((row) => row.key === key);
    if (this.list.active >= 0) this.list.reveal(this.list.active);
    this.list.draw(true);
  }

  #fill(element, row) {
    const { shownKey } = this.store.tests;
    const { kind, key, level, name, outcome, file, test, isOpen } = row;
    const isSelected = key === this.selected;
    const isShown = kind === 'test' && key === shownKey;
    const fact = kind === 'file' ? countText(file) : test && outcome in TIMED ? tookText(test.milliseconds) : '';
    // A row that stays the same keeps its elements: a button that is pressed meanwhile would be lost otherwise.
    const look = JSON.stringify([kind, key, level, outcome, isOpen, isSelected, isShown, fact, file.architecture]);
    if (element.dataset.look === look) return;
    element.dataset.look = look;
    element.className = `row case ${kind} ${outcome ?? ''}`;
    element.classList.toggle('selected', isSelected);
    element.classList.toggle('shown', isShown);
    element.style.paddingLeft = `${(level - 1) * 12 + 4}px`;
    element.title = name;
    const state = [outcome ? OUTCOMES[outcome].words : '', fact, isShown ? 'its run is shown' : ''].filter(Boolean).join(', ');
    const members = { 'aria-level': level, 'aria-selected': isSelected, 'aria-label': state ? `${name}: ${state}` : name };
    for (const [attribute, value] of Object.entries(members)) setAttribute(element, attribute, value);
    if (isOpen === null) element.removeAttribute('aria-expanded');
    else setAttribute(element, 'aria-expanded', isOpen);
    element.replaceChildren(
      make('span', { className: 'twist', 'aria-hidden': true }, isOpen === null ? '' : isOpen ? '▾' : '▸'),
      outcome ? make('span', { className: 'mark', 'aria-hidden': true }, OUTCOMES[outcome].mark) : '',
      make('span', { className: 'words' }, name),
      kind === 'file' ? make('span', { className: 'route' }, file.architecture) : '',
      isShown ? make('span', { className: 'badge' }, 'shown') : '',
      make('span', { className: 'fact' }, fact),
      kind === 'group' ? '' : button(`Run ${name}`, { icon: 'play', className: 'run', tabIndex: -1, key: 'r' }));
  }

  #choose(row, event) {
    if (event?.target.closest('.run')) {
      this.#select(row);
      this.acts.run(row);
    } else if (event?.target.closest('.twist') && row.isOpen !== null) {
      this.#toggle(row);
    } else {
      this.#select(row);
      if (event && row.test) this.acts.open(row);
    }
  }

  #select(row) {
    this.selected = row.key;
    this.list.draw(true);
    this.acts.select(row);
  }

  #toggle({ key }) {
    if (this.#closed.has(key)) this.#closed.delete(key);
    else this.#closed.add(key);
    this.selected = key;
    this.acts.change();
  }

  /** The arrows to the sides open and close, as in every tree; Enter opens the run of a test, and r runs what is selected. */
  #press({ key, shiftKey, altKey }, row) {
    if (!row || shiftKey || altKey) return false;
    if (key === 'r') {
      this.acts.run(row);
    } else if (key === 'Enter') {
      if (row.test) this.acts.open(row);
      else this.#toggle(row);
    } else if (key === 'ArrowRight' && row.isOpen !== null) {
      if (row.isOpen) this.list.move(this.list.active + 1);
      else this.#toggle(row);
    } else if (key === 'ArrowLeft') {
      if (row.isOpen) this.#toggle(row);
      else this.list.move(this.rows.findLastIndex((one, at) => at < this.list.active && one.level < row.level));
    } else {
      return false;
    }
    return true;
  }
}
