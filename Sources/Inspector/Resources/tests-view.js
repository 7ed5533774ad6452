// The part of `navbridge test --ui`: runs tests, shows their outcomes as they come, and opens their runs in the other parts.

import { byId, button, enable, isPossible, make, set, setAttribute } from './make.js';
import { CaseDetails } from './tests-case.js';
import { Latest } from './latest.js';
import { OUTCOMES } from './tests.js';
import { TestsList } from './tests-list.js';
import { splitter } from './parts.js';

/** The outcomes of the bar, in its order. */
const BAR = ['failed', 'passed', 'skipped', 'todo'];

export class TestsView {
  #isOpen = false;
  #onlyFailed = false;
  #shown = null;
  #wasRunning = false;
  #isThere = false;

  /** @param showPart shows a part by its name where there is no room for all */
  constructor(store, actions, showPart) {
    Object.assign(this, { store, actions, showPart });
    this.opening = new Latest(({ row, app }) => this.#show(row, app));
    this.toggleButton = button('Tests', { icon: 'tests', text: 'Tests', key: '5', hidden: true, onclick: () => this.toggle() });
    setAttribute(this.toggleButton, 'aria-controls', 'tests');
    const acts = {
      run: (row) => this.#run(row), open: (row, app) => this.#open(row, app), select: () => this.case.update(),
      change: () => this.#list(),
    };
    this.list = new TestsList(store, acts);
    this.case = new CaseDetails(store, actions, this.list, acts);
    store.on('tests link app', () => this.#update());
  }

  // The column, or the drawer where there is no room for one.

  #isNarrow = matchMedia('(max-width: 1020px)');

  #build() {
    const control = (name, look, act) => {
      const made = button(name, look);
      made.onclick = () => (isPossible(made) ? act() : this.actions.report(made.dataset.reason, true));
      return made;
    };
    this.runAll = control('Run all tests', { icon: 'play', text: 'Run all' }, () => this.#ask({ which: 'all' }));
    this.runFailed = control('Run the failed tests', { icon: 'play', text: 'Run failed' }, () => this.#ask({ which: 'failed' }));
    this.stop = control('Stop the tests', { icon: 'stop', text: 'Stop' }, () => this.actions.ask('stopTests'));
    this.watch = control('Run again when a script changes', { icon: 'watch', text: 'Watch' },
      () => this.actions.ask('watchTests', { value: !this.store.tests.watches }));
    this.bar = make('div', { className: 'progress', role: 'progressbar', 'aria-label': 'Tests that have come to an end' },
      ...BAR.map((name) => make('i', { className: name })));
    this.counts = make('p', { className: 'counts' });
    this.note = make('p', { className: 'note', hidden: true });
    this.search = make('input', { type: 'search', placeholder: 'Filter tests', 'aria-label': 'Filter tests' });
    this.search.oninput = () => this.#list();
    this.chips = [['All', false], ['Failed', true]].map(([words, onlyFailed]) => {
      const chip = make('button', { type: 'button', className: 'chip' }, words);
      chip.onclick = () => {
        this.#onlyFailed = onlyFailed;
        this.#list();
      };
      return chip;
    });
    this.empty = make('p', { className: 'empty' });
    byId('tests').append(
      make('header', {}, make('h2', {}, 'Tests'), this.watch,
        button('Close the tests', { icon: 'close', onclick: () => this.toggle(false) })),
      make('div', { className: 'tools', role: 'toolbar', 'aria-label': 'Tests' }, this.runAll, this.runFailed, this.stop),
      make('div', { className: 'sum' }, this.bar, this.counts, this.note),
      make('div', { className: 'filters' }, this.search, ...this.chips),
      this.list.element, this.empty, this.case.element);
    byId('tests').addEventListener('keydown', ({ key, target }) => {
      if (key === 'Escape' && this.#isNarrow.matches && !target.matches('input')) this.toggle(false);
    });
    splitter({ name: 'Width of the tests', variable: '--tests', least: 200, most: 640, size: () => 300, place: 'beside-tests' });
    this.toggleButton.hidden = false;
    this.#isNarrow.onchange = () => this.toggle(!this.#isNarrow.matches, false);
  }

  toggle(isOpen = !this.#isOpen, takesFocus = true) {
    if (!this.#isThere) {
      this.actions.report("This page has no tests: those of a folder are on the page of 'navbridge test --ui'.", true);
      return;
    }
    this.#isOpen = isOpen;
    byId('tests').hidden = !isOpen;
    document.body.classList.toggle('has-tests', isOpen);
    setAttribute(this.toggleButton, 'aria-expanded', isOpen);
    this.list.list.draw(true);
    if (!takesFocus) return;
    if (isOpen) this.list.element.focus();
    else this.toggleButton.focus();
  }

  /** Shows the list, and gives it the focus. */
  go() {
    this.toggle(true);
  }

  // Requests.

  #ask(which) {
    return this.actions.ask('runTests', which);
  }

  #run({ kind, file, test }) {
    if (kind === 'group') this.actions.report('A group has no run of its own: run its tests, or its file.', true);
    else this.#ask(test ? { which: 'one', index: file.index, path: test.path } : { which: 'file', index: file.index });
  }

  /** Opens a run. A test with several apps is asked about in the details. */
  #open(row, app = null) {
    const { apps, outcome } = row.test;
    if (!apps) {
      const isToCome = outcome === 'waiting' || outcome === 'running';
      this.actions.report(isToCome ? 'The run of this test can be shown when the test has ended.'
        : 'There is no app of this test whose run could be shown.');
    } else if (apps > 1 && !app) {
      this.case.choose();
    } else {
      this.opening.ask({ row, app: app ?? 1 });
    }
  }

  async #show({ file, test }, app) {
    this.case.setOpening(true);
    const result = await this.actions.ask('openTest', { index: file.index, path: test.path, app });
    this.case.setOpening(false);
    if (!result || !this.#isNarrow.matches) return;
    this.toggle(false, false);
    this.showPart('device');
    byId('device').querySelector('.screen').focus();
  }

  // What is shown.

  #update() {
    const { tests, isOpen } = this.store;
    if (!tests.isThere) return;
    if (!this.#isThere) {
      this.#isThere = true;
      this.#build();
      this.toggle(!this.#isNarrow.matches || !this.store.app, false);
    }
    const { counts, isRunning, watches, note, shownKey } = tests;
    const refusal = isOpen ? '' : this.store.refusal;
    const isBusy = isRunning ? "The tests are running. 'Stop' ends the run." : '';
    enable(this.runAll, !refusal && !isBusy, refusal || isBusy);
    const hasFailed = counts.failed + counts.broken > 0;
    enable(this.runFailed, !refusal && !isBusy && hasFailed, refusal || isBusy || 'No test has failed.');
    enable(this.stop, !refusal && isRunning, refusal || 'No test is running.');
    enable(this.watch, !refusal, refusal);
    setAttribute(this.watch, 'aria-pressed', watches);
    set(this.note, 'hidden', !note);
    set(this.note, 'textContent', note ?? '');
    this.#sum(counts, isRunning);
    this.#list();
    if (shownKey !== this.#shown) {
      this.#shown = shownKey;
      if (shownKey) this.list.reveal(shownKey);
      this.case.update();
    }
    if (this.#wasRunning && !isRunning) this.#announce(counts);
    this.#wasRunning = isRunning;
    const words = counts.failed + counts.broken ? `${counts.failed + counts.broken} failed` : isRunning ? 'running' : 'tests';
    document.title = `${words} – navbridge test`;
  }

  #announce({ passed, failed, broken, waiting }) {
    const parts = [`${passed} passed`, `${failed} failed`];
    if (broken) parts.push(`${broken} ${broken === 1 ? 'file' : 'files'} failed`);
    if (waiting) parts.push(`${waiting} not run`);
    this.actions.report(`The run of the tests has ended: ${parts.join(', ')}.`);
  }

  #sum(counts, isRunning) {
    BAR.forEach((name, at) => { this.bar.children[at].style.width = `${(counts[name] / Math.max(1, counts.all)) * 100}%`; });
    const members = { 'aria-valuemin': 0, 'aria-valuemax': counts.all, 'aria-valuenow': counts.done };
    for (const [name, value] of Object.entries(members)) setAttribute(this.bar, name, value);
    const always = isRunning ? ['passed', 'failed', 'waiting'] : ['passed', 'failed'];
    const named = ['passed', 'failed', 'running', 'waiting', 'skipped', 'todo'].filter((name) =>
      counts[name] || always.includes(name));
    const words = named.map((name) => make('span', { className: counts[name] ? `is-${name}` : '' },
      `${OUTCOMES[name].mark} ${counts[name]} ${name === 'waiting' && isRunning ? 'to come' : OUTCOMES[name].words}`));
    this.counts.replaceChildren(...words);
    this.bar.classList.toggle('runs', isRunning);
  }

  #list() {
    const { tests } = this.store;
    this.chips.forEach((chip, at) => setAttribute(chip, 'aria-pressed', this.#onlyFailed === (at === 1)));
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.list.update(words, this.#onlyFailed);
    set(this.empty, 'hidden', this.list.rows.length > 0);
    const none = "There is no test here. 'navbridge test' takes files such as app.test.js, and flows of Maestro.";
    set(this.empty, 'textContent', !tests.files.length ? none : this.#onlyFailed && !words.length ? 'No test has failed.'
      : 'No test fits the filter.');
    this.case.update();
  }
}
