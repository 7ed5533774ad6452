// The selected test or file: its outcome, the failure's message, and the apps whose runs can be opened.

import { failureParts } from './failure-text.js';
import { button, make, setAttribute } from './make.js';
import { OUTCOMES, outcomeOf } from './tests.js';
import { tookText } from './tests-list.js';

/** The message of a failure, or the reason why a test was left out. */
const message = (text, outcome) => make('pre', {
  className: outcome === 'failed' ? 'failure' : '', tabIndex: 0, 'aria-label': 'The message of the test',
}, ...failureParts(text));

export class CaseDetails {
  element = make('div', { className: 'verdict', hidden: true });
  #key = '';
  #isOpening = false;

  constructor(store, actions, list, acts) {
    Object.assign(this, { store, actions, list, acts });
  }

  setOpening(isOpening) {
    this.#isOpening = isOpening;
    this.update();
  }

  update() {
    const row = this.list.rows.find(({ key }) => key === this.list.selected) ?? this.#kept();
    const { shown, shownKey } = this.store.tests;
    const isShown = Boolean(row?.test) && row.key === shownKey;
    const key = JSON.stringify([row?.kind, row?.key, row?.test ?? row?.file.failures, row?.file.isRunning,
      isShown ? shown.app : 0, this.#isOpening]);
    if (key === this.#key) return;
    this.#key = key;
    this.element.hidden = !row || row.kind === 'group';
    if (this.element.hidden) return;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    this.element.replaceChildren(...row.test ? this.#test(row, isShown ? shown.app : 0) : this.#file(row));
    if (focused) this.element.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
  }

  /** The selected test while the filter hides it: its message stays. */
  #kept() {
    const found = this.store.tests.find(this.list.selected);
    return found ? { kind: found.test ? 'test' : 'file', key: this.list.selected, ...found } : null;
  }

  #head(name, outcome, row, facts, text) {
    const { mark, words } = OUTCOMES[outcome];
    return [
      make('header', {}, make('h3', {}, name), text ? this.#copy(text) : '',
        button(row.test ? 'Run this test' : 'Run this file', { icon: 'play', text: 'Run', onclick: () => this.acts.run(row) })),
      make('p', { className: 'facts-line' }, make('b', { className: `is-${outcome}` }, `${mark} ${words}`), ` ${facts}`),
    ];
  }

  #test(row, shownApp) {
    const { file, test } = row;
    const facts = [tookText(test.milliseconds), `${file.file}, ${file.architecture}`].filter(Boolean).join(' · ');
    return [
      ...this.#head(test.path.join(' › '), test.outcome, row, facts, test.message), this.#apps(row, shownApp),
      ...test.message ? [message(test.message, test.outcome)] : [],
    ];
  }

  #file(row) {
    const { file } = row;
    const facts = [`${file.tests.length} ${file.tests.length === 1 ? 'test' : 'tests'}`, file.architecture].join(' · ');
    const { failures } = file;
    return [
      ...this.#head(file.file, outcomeOf(file), row, facts, failures.join('\n\n')),
      ...failures.map((failure) => message(failure, 'failed')),
    ];
  }

  #apps(row, shownApp) {
    const { apps } = row.test;
    if (!apps) return '';
    const one = (app) => {
      const text = apps === 1 ? 'Show its run' : `App ${app}`;
      const name = apps === 1 ? 'Show the run of this test' : `Show the run of app ${app}`;
      const made = button(name, { text, onclick: () => this.acts.open(row, app) });
      setAttribute(made, 'aria-pressed', shownApp === app);
      return made;
    };
    const buttons = Array.from({ length: apps }, (_, at) => one(at + 1));
    return make('div', { className: 'apps' }, apps > 1 ? make('span', {}, 'Show the run of') : '', ...buttons,
      this.#isOpening ? make('span', { className: 'faint' }, 'opening…') : '');
  }

  /** Gives the focus to the first app of a test that has several. */
  choose() {
    this.element.querySelector('.apps button')?.focus();
    this.actions.report('This test has started several apps: choose one.');
  }

  #copy(text) {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text);
        this.actions.report('The message is in the clipboard.');
      } catch {
        this.actions.report('The browser did not allow the copy. Select the message, and press Ctrl+C.', true);
      }
    };
    return button('Copy the message', { icon: 'copy', onclick: copy });
  }
}
