// The strip of pictures below the slider: a click shows the moment of one.

import { byId, make, moment, set } from './make.js';
import { Film } from './film.js';

/** The width of a picture with its margin, in pixels, and the milliseconds between two drawings of the strip. */
const [WIDTH, PAUSE] = [44, 400];

const urlOf = (svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

export class FilmStrip {
  film = new Film();
  #screen = null;
  #timer = null;
  #urls = new Map();
  #key = '';

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    this.element = make('section', { className: 'strip', hidden: true, 'aria-label': 'Pictures of the run' });
    byId('past-and-present').after(this.element);
    store.on('screen app', () => this.#take());
    store.on('state', () => this.#later());
    new ResizeObserver(() => this.#later()).observe(byId('past-and-present'));
  }

  /** Earlier moments are drawn again, and are in the film already. */
  #take() {
    const { screen, app, state } = this.store;
    if (app !== this.run) {
      this.run = app;
      this.film.clear();
    }
    if (screen && screen !== this.#screen && !state.isPast) this.film.add(screen.at, screen.svg);
    this.#screen = screen;
    this.#later();
  }

  #later() {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#draw();
    }, PAUSE);
  }

  #draw() {
    const { state } = this.store;
    if (!state.isPast) this.film.cut(state.end);
    // A picture stands below its moment on the slider.
    const track = byId('past-and-present').querySelector('.track').getBoundingClientRect();
    const count = Math.floor(track.width / WIDTH);
    const pictures = state.end > 0 && count > 1 ? this.film.strip(count, state.end) : [];
    set(this.element, 'hidden', pictures.length < 2);
    const key = [track.left, track.width, ...pictures.map(({ at, place }) => `${place}:${at}`)].join();
    if (key === this.#key) return;
    this.#key = key;
    const urls = new Map(pictures.map(({ svg }) => [svg, this.#urls.get(svg) ?? urlOf(svg)]));
    for (const [svg, url] of this.#urls) if (!urls.has(svg)) URL.revokeObjectURL(url);
    this.#urls = urls;
    this.element.replaceChildren(...pictures.map(({ at, svg, place }) => make('button', {
      type: 'button', className: 'picture', title: `${moment(at)} ms`, 'aria-label': `Show the moment ${moment(at)} ms`,
      style: { left: `${track.left + ((place + 0.5) / count) * track.width}px` }, onclick: () => this.actions.slider.show(at),
    }, make('img', { src: urls.get(svg), alt: '', draggable: false }))));
  }
}
