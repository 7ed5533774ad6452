// All moments of the run: the slider, the acts as marks, and the ways out of the past.

import { byId, button, make, moment, set, setAttribute } from './make.js';
import { Latest } from './latest.js';

/** One frame of the display. */
const FRAME = 1000 / 60;

export class MomentSlider {
  #held = null;
  #marks = '';

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    this.range = make('input', { type: 'range', min: 0, max: 0, step: 'any', value: 0, 'aria-label': 'Moment of the run' });
    this.marks = make('div', { className: 'marks', 'aria-hidden': true });
    this.time = make('output', { className: 'moment' });
    this.forward = button('Continue from here: what came after is forgotten', {
      icon: 'branch', text: 'Continue', key: 'c', className: 'wide', onclick: () => actions.leavePast('continue'),
    });
    this.present = button('Back to the present', {
      icon: 'present', text: 'To the present', key: 'p', className: 'wide', onclick: () => actions.leavePast('present'),
    });
    this.goTo = new Latest((at) => actions.ask('goTo', { at }));
    this.range.oninput = () => this.#drag(Number(this.range.value));
    this.range.onchange = () => this.#drop();
    this.range.onkeydown = (event) => this.#press(event);
    this.range.onpointermove = (event) => this.#point(event);
    // Whoever comes near the slider is about to go back: the first jump need not begin at the start of the run.
    this.range.onpointerenter = this.range.onfocus = () => this.#prepare();
    this.forward.append(make('span', { className: 'words' }, 'from here'));
    const track = make('div', { className: 'track' }, this.marks, this.range);
    byId('past-and-present').append(this.time, track, this.forward, this.present);
    store.on('state link', () => this.#update());
    this.#update();
  }

  /** Shows another moment. */
  show(at) {
    const { end, isPast } = this.store.state;
    const time = Math.min(Math.max(at, 0), end);
    if (time >= end) {
      this.goTo.forget();
      if (isPast || this.goTo.isBusy) this.actions.leavePast('present');
      return;
    }
    this.#held = time;
    this.goTo.ask(time);
    this.#update();
  }

  #prepare() {
    const { isOpen, absence, state } = this.store;
    if (isOpen && !absence && !state.isPast) this.actions.request('prepare').catch(() => {});
  }

  #drag(at) {
    this.#held = at;
    this.goTo.ask(at);
    this.#update();
  }

  #drop() {
    if (this.#held !== null && this.#held >= this.store.state.end) this.show(this.store.state.end);
    this.#held = null;
  }

  /** The act under the pointer, as a hint. */
  #point({ offsetX }) {
    const { acts, end } = this.store.state;
    const width = this.range.clientWidth - 16;
    const near = acts.findLast(({ at }) => Math.abs(8 + (at / Math.max(end, 1)) * width - offsetX) < 5);
    set(this.range, 'title', near ? `${moment(near.at)} ms: ${near.text}${near.error ? ` — ${near.error}` : ''}` : '');
  }

  #press(event) {
    const { at, end } = this.store.state;
    const steps = {
      ArrowLeft: -FRAME, ArrowDown: -FRAME, ArrowRight: FRAME, ArrowUp: FRAME, PageDown: -250, PageUp: 250, Home: -end, End: end,
    };
    if (!(event.key in steps) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.show((this.goTo.isBusy && this.#held !== null ? this.#held : at) + steps[event.key]);
  }

  #update() {
    const { store: { state, isOpen }, range } = this;
    if (!this.goTo.isBusy && !range.matches(':active')) this.#held = null;
    const shown = this.#held ?? state.at;
    set(range, 'max', String(Math.max(state.end, 1)));
    if (Number(range.value) !== shown) range.value = shown;
    set(range, 'disabled', !isOpen || state.end <= 0);
    range.style.setProperty('--share', state.end ? shown / Math.max(state.end, 1) : 0);
    const isPast = state.isPast || this.#held !== null;
    document.body.classList.toggle('in-past', isPast);
    setAttribute(range, 'aria-valuetext', `${moment(shown)} of ${moment(state.end)} milliseconds${isPast ? ', the past' : ''}`);
    const due = state.nextDue === null ? 'at rest' : `next at ${moment(state.nextDue)}`;
    this.time.replaceChildren(make('b', {}, moment(shown)), isPast ? ` of ${moment(state.end)} ms` : ' ms ',
      isPast || state.isPlaying ? '' : make('span', { className: 'faint' }, due));
    // They keep their room, so that the slider does not move under the finger.
    for (const way of [this.forward, this.present]) way.style.visibility = state.isPast ? 'visible' : 'hidden';
    this.#drawMarks(state);
  }

  #drawMarks({ acts, end }) {
    const key = `${acts.map(({ at, error }) => `${at}${error ? '!' : ''}`)} ${end}`;
    if (key === this.#marks) return;
    this.#marks = key;
    this.marks.replaceChildren(...acts.slice(-500).map(({ at, error }) => {
      const mark = make('i', { className: error ? 'bad' : '' });
      mark.style.left = `${(at / Math.max(end, 1)) * 100}%`;
      return mark;
    }));
  }
}
