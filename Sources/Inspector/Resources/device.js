// The picture of the device, and the fingers and keys on it.

import { byId, button, make, set, setAttribute } from './make.js';
import { clipped, isInside, pictureBox, toPoints, toShares } from './geometry.js';
import { Batch, Latest } from './latest.js';
import { Finger, wheelPath } from './pointer.js';
import { scrollAct } from './scroll-act.js';
import { nodeAt, nodeOf, takesKeys } from './tree-nodes.js';

const KEYS = { Enter: '\n', Backspace: '\b' };
const MODES = [['select', 'Select an element', 'Select', 's'], ['expect', 'Expect an element to be shown', 'Expect', 'e']];
const HINTS = {
  touch: 'Click to tap, hold for a long press, drag, or scroll. Keys go to a text field that has the focus.',
  select: 'Click an element to select it.', expect: 'Click the element that the test shall expect to be shown.',
};

export class DeviceView {
  #url = null;
  #isDrawing = false;
  #box = null;
  #finger = null;
  #wheel = null;
  #hover = null;

  constructor(store, actions, tools) {
    Object.assign(this, { store, actions });
    this.image = make('img', { alt: '', draggable: false });
    this.outline = make('div', { className: 'outline hover', hidden: true });
    this.selected = make('div', { className: 'outline chosen', hidden: true });
    this.found = make('div', { className: 'matches' });
    this.touch = make('div', { className: 'finger', hidden: true });
    this.ribbon = make('div', { className: 'ribbon', hidden: true });
    this.screen = make('div', {
      className: 'screen', tabIndex: 0, role: 'application', 'aria-label': 'The screen of the device',
      'aria-describedby': 'device-hint',
    }, this.image, this.found, this.selected, this.outline, this.touch);
    this.waiting = make('p', { className: 'waiting' }, 'Waiting for the first screen…');
    this.stage = make('div', { className: 'stage' }, this.screen, this.waiting, this.ribbon);
    this.hint = make('p', { id: 'device-hint', className: 'hint' });
    this.modes = MODES.map(([mode, name, text, key]) => button(name, {
      icon: mode, text, key, className: 'mode',
      onclick: () => this.store.setMode(this.store.mode === mode ? 'touch' : mode),
    }));
    byId('device').append(make('header', {}, make('h2', {}, 'Device'), ...this.modes), tools, this.stage, this.hint);
    this.keys = new Batch(80, (text) => void this.actions.ask('keys', { text }));
    this.locate = new Latest((place) => this.#locate(place));
    this.#listen();
    store.on('screen', () => this.#draw());
    store.on('state link modes app tests', () => this.#update());
    store.on('selection screen', () => this.#outlineSelection());
    store.on('found', () => this.#outlineFound());
    this.#update();
  }

  #listen() {
    const { screen } = this;
    screen.addEventListener('pointerdown', (event) => this.#down(event));
    screen.addEventListener('pointermove', (event) => this.#move(event));
    screen.addEventListener('pointerup', (event) => this.#up(event));
    screen.addEventListener('pointercancel', () => this.#cancel());
    screen.addEventListener('pointerleave', () => this.#clearHover());
    screen.addEventListener('contextmenu', (event) => event.preventDefault());
    screen.addEventListener('wheel', (event) => this.#roll(event), { passive: false });
    screen.addEventListener('keydown', (event) => this.#press(event));
    screen.addEventListener('paste', (event) => {
      const text = event.clipboardData.getData('text/plain');
      if (text && !this.#isRefused()) this.keys.add(text);
    });
  }

  // The picture.

  /** Shows the newest screen. A picture is decoded before it takes the place of the one before, so that nothing flickers. */
  async #draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    let shown = null;
    while (shown !== this.store.screen && this.store.screen) {
      shown = this.store.screen;
      const url = URL.createObjectURL(new Blob([shown.svg], { type: 'image/svg+xml' }));
      const image = make('img', { alt: this.#words(shown), draggable: false, src: url });
      try {
        await image.decode();
      } catch {}
      this.image.replaceWith(image);
      this.image = image;
      if (this.#url) URL.revokeObjectURL(this.#url);
      this.#url = url;
      this.#box = pictureBox(shown);
      const [, , width, height] = this.#box.box;
      this.screen.style.aspectRatio = `${width} / ${height}`;
      this.screen.style.setProperty('--ratio', width / height);
      this.screen.classList.add('drawn');
      this.waiting.hidden = true;
    }
    this.#isDrawing = false;
    this.#outlineSelection();
    this.#outlineFound();
  }

  #words({ snapshot }) {
    const root = snapshot?.windows?.[0]?.root;
    return root ? `The screen shows ${root.type ?? root.class} ${root.componentId ?? ''}` : 'The screen';
  }

  // Modes and refusals.

  #update() {
    const { state, mode, refusal } = this.store;
    this.screen.dataset.mode = mode;
    this.screen.classList.toggle('past', state.isPast);
    this.modes.forEach((one, at) => setAttribute(one, 'aria-pressed', mode === MODES[at][0]));
    set(this.ribbon, 'hidden', !state.isPast);
    set(this.ribbon, 'textContent', 'An earlier moment');
    set(this.waiting, 'textContent', this.store.absence || 'Waiting for the first screen…');
    if (!this.#hover) set(this.hint, 'textContent', mode === 'touch' && refusal ? refusal : HINTS[mode]);
  }

  #isRefused() {
    const { refusal } = this.store;
    if (refusal) this.actions.report(refusal, true);
    return Boolean(refusal);
  }

  // Fingers.

  #place(event) {
    const { left, top, width, height } = this.screen.getBoundingClientRect();
    return toPoints(this.#box, [(event.clientX - left) / width, (event.clientY - top) / height]);
  }

  #down(event) {
    if (!this.#box || event.button > 0) return;
    this.screen.focus({ preventScroll: true });
    const place = this.#place(event);
    if (!isInside(place, this.#box.size)) return;
    event.preventDefault();
    if (event.altKey || this.store.mode === 'select') this.#select(place);
    else if (this.store.mode === 'expect') this.actions.expectShown(...place);
    else if (!this.#isRefused()) this.#begin(event, place);
  }

  #begin(event, place) {
    this.screen.setPointerCapture(event.pointerId);
    this.#finger = new Finger(place, (phase, at) => this.actions.finger(phase, at), () => this.touch.classList.add('long'));
    this.#clearHover();
    this.#showFinger(place);
  }

  #showFinger(place) {
    const { left, top } = toShares(this.#box, [...place, 0, 0]);
    this.touch.hidden = false;
    Object.assign(this.touch.style, { left: `${left * 100}%`, top: `${top * 100}%` });
  }

  #move(event) {
    if (!this.#box) return;
    const place = this.#place(event);
    if (this.#finger) {
      this.#finger.move(place);
      this.#showFinger(place);
    } else if (event.pointerType === 'mouse') {
      this.#over(place, event.altKey);
    }
  }

  #up(event) {
    const tap = this.#finger?.lift(this.#place(event));
    this.#drop();
    if (tap) this.actions.touch('touch', { kind: 'tap', x: tap[0], y: tap[1] });
  }

  #cancel() {
    this.#finger?.cancel();
    this.#drop();
  }

  #drop() {
    this.#finger = null;
    this.touch.hidden = true;
    this.touch.classList.remove('long');
  }

  /** The wheel drags by its distance when it has rested for a moment. */
  #roll(event) {
    if (event.ctrlKey || !this.#box) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : 1;
    this.#wheel ??= { place: this.#place(event), way: [0, 0] };
    this.#wheel.way[0] += event.deltaX * unit;
    this.#wheel.way[1] += event.deltaY * unit;
    clearTimeout(this.#wheel.timer);
    this.#wheel.timer = setTimeout(() => {
      const { place, way } = this.#wheel;
      this.#wheel = null;
      if (isInside(place, this.#box.size) && !this.#isRefused()) {
        this.#scroll(place, way);
      }
    }, 120);
  }

  /** A scroll view with a name is scrolled by it, so that a test needs no places; on any other a finger drags. */
  #scroll(place, way) {
    const act = scrollAct(this.actions.nodes(), place, way);
    if (act) this.actions.ask('act', { method: 'device/scroll', ...act });
    else this.actions.touch('gesture', { path: wheelPath(...place, way, this.#box.size) });
  }

  // Keys.

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
    if (event.key === 'Escape') {
      if (this.store.mode !== 'touch') this.store.setMode('touch');
      else this.screen.blur();
      return;
    }
    const text = KEYS[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    // Where no field waits for keys, they are the page's.
    if (text === null || !takesKeys(this.store.screen?.snapshot, this.actions.nodes())) return;
    event.preventDefault();
    event.stopPropagation();
    if (!this.#isRefused()) this.keys.add(text);
  }

  // Hovering and selecting.

  #over(place, isSelecting) {
    if (!isInside(place, this.#box.size)) return this.#clearHover();
    const { mode, state, refusal } = this.store;
    if (mode === 'select' || isSelecting || refusal) return this.#showNode(nodeAt(this.actions.nodes(), place));
    this.#hover = place;
    if (!state.isBusy && !state.isPlaying) this.locate.ask(place);
    return undefined;
  }

  async #locate(place) {
    const { locator, element } = await this.actions.request('locate', { x: place[0], y: place[1] });
    await new Promise((done) => setTimeout(done, 60));
    if (this.#hover !== place) return;
    this.#show(this.outline, element?.frame);
    const words = [element?.class, element?.text ? `“${element.text}”` : null].filter(Boolean).join(' ');
    this.hint.replaceChildren(locator ? make('code', {}, locator) : 'Nothing here answers a touch.', words ? ` ${words}` : '');
  }

  #showNode(node) {
    this.#hover = node;
    this.#show(this.outline, node?.frame);
    this.hint.textContent = node ? `${node.title} ${node.detail}` : '';
  }

  #clearHover() {
    this.#hover = null;
    this.locate.forget();
    this.outline.hidden = true;
    this.#update();
  }

  #select(place) {
    const node = nodeAt(this.actions.nodes(), place);
    if (node) this.store.select({ kind: 'node', key: node.key, componentId: node.componentId, from: 'device' });
  }

  #outlineSelection() {
    const { selection } = this.store;
    const node = selection?.kind === 'node' ? nodeOf(this.actions.nodes(), selection.key) : null;
    this.#show(this.selected, node?.frame);
  }

  /** Outlines what the locator in the filter of the tree finds. */
  #outlineFound() {
    const nodes = this.actions.nodes();
    const frames = this.store.found.map((key) => nodeOf(nodes, key)?.frame).filter(Boolean);
    this.found.replaceChildren(...frames.map((frame) => {
      const outline = make('div', { className: 'outline match' });
      this.#show(outline, frame);
      return outline;
    }));
  }

  #show(outline, frame) {
    outline.hidden = !frame || !this.#box;
    if (outline.hidden) return;
    const shares = toShares(this.#box, clipped(frame, this.#box.size));
    for (const [side, share] of Object.entries(shares)) outline.style[side] = `${share * 100}%`;
  }
}
