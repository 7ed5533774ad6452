// The timeline: lanes of entries, spans of commands, and the chain of what is selected.

import { coloursOf, draw, spanText } from './timeline-draw.js';
import { AxisView } from './view-box.js';
import { LABELS, hit } from './timeline-places.js';
import { Transitions, commandSpans } from './spans.js';
import { byId, button, make, moment, setAttribute } from './make.js';
import { ChainView } from './chain-view.js';
import { chainOf } from './chain.js';
import { lineText } from './lines.js';
import { wordsOf } from './lanes.js';

export class TimelineView {
  #view = new AxisView();
  #transitions = new Transitions();
  #scene = null;
  #isDue = false;
  #chain = null;
  #chainKey = '';
  #drag = null;
  /** The earlier moment that is shown, or null. */
  #shown = null;
  /** The position that the next drawing brings into sight, or null. */
  #wanted = null;
  /** Milliseconds that the last drawing took. */
  took = 0;

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    this.canvas = make('canvas', { tabIndex: 0, role: 'application', 'aria-label': 'Timeline' });
    this.context = this.canvas.getContext('2d');
    this.tip = make('div', { className: 'tip', hidden: true });
    this.graph = make('div', { className: 'graph' }, this.canvas, this.tip);
    this.chain = new ChainView(store, (index) => this.#select(index));
    const zoom = (name, picture, key, act) => button(name, { icon: picture, key, onclick: act });
    byId('timeline').append(
      make('header', {}, make('h2', {}, 'Timeline'),
        zoom('Zoom out', 'zoomOut', '-', () => this.#zoom(1 / 1.5)), zoom('Zoom in', 'zoomIn', '+', () => this.#zoom(1.5)),
        zoom('Show the whole run', 'fit', '0', () => this.#fit())),
      make('div', { className: 'timeline' }, this.graph, this.chain.element));
    this.#listen();
    store.on('entries', () => this.#follow());
    store.on('state', () => this.#showMoment());
    store.on('selection', () => this.#follow(true));
    new ResizeObserver(() => this.#resize()).observe(this.graph);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.colours = null;
      this.request();
    });
  }

  #listen() {
    const { canvas } = this;
    canvas.addEventListener('wheel', (event) => this.#roll(event), { passive: false });
    canvas.addEventListener('pointerdown', (event) => this.#down(event));
    canvas.addEventListener('pointermove', (event) => this.#move(event));
    canvas.addEventListener('pointerup', (event) => this.#up(event));
    canvas.addEventListener('pointercancel', () => { this.#drag = null; });
    canvas.addEventListener('pointerleave', () => { this.tip.hidden = true; });
    canvas.addEventListener('keydown', (event) => this.#press(event));
  }

  // Drawing.

  #resize() {
    const { clientWidth, clientHeight } = this.graph;
    const unit = devicePixelRatio || 1;
    this.canvas.width = Math.round(clientWidth * unit);
    this.canvas.height = Math.round(clientHeight * unit);
    this.draw();
  }

  /** Draws with the next frame. */
  request() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.#isDue = false;
    const { clientWidth: width, clientHeight: height } = this.graph;
    if (!width || !height) return;
    const begin = performance.now();
    const { entries: log, commands, state, selection } = this.store;
    const unit = devicePixelRatio || 1;
    this.context.setTransform(unit, 0, 0, unit, 0, 0);
    this.#transitions.update(log);
    const end = log.positionOf(state.end);
    const room = commands.pending.length ? Math.min(280, (width - LABELS) * 0.45) : 48;
    this.#view.resize(width - LABELS, Math.max(log.length, end), room);
    if (this.#wanted !== null) this.#view.show(this.#wanted);
    this.#wanted = null;
    this.colours ??= coloursOf(document.body);
    this.#scene = {
      context: this.context, width, height, view: this.#view, log, ...commandSpans(commands.all, log), state, selection,
      transitions: this.#transitions.all, chain: this.#chain, colours: this.colours, related: this.#related(),
    };
    draw(this.#scene);
    this.took = performance.now() - begin;
  }

  /** The numbers of the ids of what is selected in the tree. */
  #related() {
    const { selection, entries } = this.store;
    const found = selection?.kind === 'node' && selection.componentId ? entries.numberOf(selection.componentId) : 0;
    return new Set(found ? [found] : []);
  }

  // The selection.

  /** The index of the entry that is selected, or -1. */
  #selected() {
    const { selection, commands, entries } = this.store;
    if (selection?.kind === 'command') return commands.find(selection.key)?.first ?? -1;
    return selection?.kind === 'entry' ? entries.indexOf(selection.seq) : -1;
  }

  #follow(isChosen = false) {
    const { entries, selection } = this.store;
    const index = this.#selected();
    const key = index < 0 ? '' : `${entries.seq[index]} ${entries.count} ${entries.version}`;
    if (key !== this.#chainKey) {
      this.#chainKey = key;
      this.#chain = index < 0 ? null : chainOf(entries, index);
      if (this.#chain && isChosen) this.#reveal(index);
    }
    this.chain.show(this.#chain, selection);
    const hint = 'The arrows choose a step or a command. The list beside it has the causes and effects of what is selected.';
    setAttribute(this.canvas, 'aria-label', `Timeline of ${entries.count} steps. ${hint}`);
    this.request();
  }

  /** In the past the line of the moment stays in sight. */
  #showMoment() {
    const { state: { isPast, at }, entries } = this.store;
    if (isPast ? at !== this.#shown : this.#shown !== null) this.#wanted = entries.positionOf(at);
    this.#shown = isPast ? at : null;
    this.#follow();
  }

  #reveal(index) {
    const { entries, selection } = this.store;
    if (selection.from === 'timeline') return;
    const last = this.#chain.steps.at(-1).index;
    this.#view.reveal(entries.position[index] - 2, Math.min(entries.position[last], entries.position[index] + 400));
  }

  #select(index) {
    const { entries, commands } = this.store;
    const entry = entries.entry(index);
    const command = entry.kind === 'call' ? commands.ofEntry(entry) : null;
    if (command) this.actions.selectCommand(command.key, 'timeline');
    else this.store.select({ kind: 'entry', seq: entry.seq, from: 'timeline' });
  }

  // Fingers and keys.

  /** Zooms around a place, or around the selected step if it is in sight. */
  #zoom(factor, x = null) {
    const index = this.#selected();
    const place = index < 0 ? -1 : this.#view.x(this.store.entries.position[index]);
    const isSeen = place >= 0 && place <= this.#view.width;
    this.#view.zoom(factor, x ?? (isSeen ? place : this.#view.width / 2));
    this.request();
  }

  #fit() {
    this.#view.fit();
    this.request();
  }

  #roll(event) {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      this.#zoom(Math.exp(-event.deltaY / 200), event.offsetX - LABELS);
    } else {
      this.#view.pan(event.shiftKey ? event.deltaY : event.deltaX || event.deltaY);
      this.request();
    }
  }

  #down(event) {
    this.#drag = { x: event.offsetX, moved: 0 };
    this.canvas.setPointerCapture(event.pointerId);
  }

  #move(event) {
    if (this.#drag) {
      const by = this.#drag.x - event.offsetX;
      this.#drag.moved += Math.abs(by);
      this.#drag.x = event.offsetX;
      if (this.#drag.moved > 4) {
        this.#view.pan(by);
        this.request();
      }
      return;
    }
    this.#point(event);
  }

  /** The words of what is under the pointer. */
  #point({ offsetX, offsetY }) {
    const words = this.#scene ? this.#wordsAt(hit(this.#scene, offsetX, offsetY)) : '';
    this.tip.hidden = !words;
    if (this.tip.hidden) return;
    this.tip.textContent = words;
    const { clientWidth } = this.graph;
    this.tip.style.left = `${Math.min(offsetX + 12, Math.max(0, clientWidth - this.tip.offsetWidth - 8))}px`;
    this.tip.style.top = offsetY > this.graph.clientHeight - 60 ? `${offsetY - 34}px` : `${offsetY + 16}px`;
  }

  /** The whole words of what there is no room for in the picture. */
  #wordsAt({ span, index, transition }) {
    const { entries } = this.store;
    if (span) {
      const { command } = span;
      const call = command.args ? `\n${lineText({ kind: 'command', name: command.name, arguments: command.args })}` : '';
      return `${spanText(command)}, ${command.outcome ?? 'pending'}, since ${moment(command.at)} ms${call}`;
    }
    if (transition) {
      const { first, last, name } = transition;
      return `${name}, from ${moment(entries.at[first])} ms${last < 0 ? '' : ` to ${moment(entries.at[last])} ms`}`;
    }
    if (index === undefined) return '';
    const entry = entries.entry(index);
    return `${wordsOf(entry)}, at ${moment(entry.at)} ms`;
  }

  #up(event) {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag || drag.moved > 4) return;
    const { span, index, position } = hit(this.#scene, event.offsetX, event.offsetY);
    if (span) this.actions.selectCommand(span.command.key, 'timeline');
    else if (index !== undefined) this.#select(index);
    else if (position !== undefined) this.actions.slider.show(this.store.entries.timeOf(position));
    else this.store.select(null);
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const moves = {
      '+': () => this.#zoom(1.5), '=': () => this.#zoom(1.5), '-': () => this.#zoom(1 / 1.5), 0: () => this.#fit(),
      ArrowLeft: () => (shiftKey ? this.#pan(-80) : this.#next(-1)), ArrowRight: () => (shiftKey ? this.#pan(80) : this.#next(1)),
      ArrowUp: () => this.#nextCommand(-1), ArrowDown: () => this.#nextCommand(1),
      Home: () => this.#pan(-1e12), End: () => this.#pan(1e12),
    };
    if (!moves[key]) return;
    event.preventDefault();
    event.stopPropagation();
    moves[key]();
  }

  #pan(by) {
    this.#view.pan(by);
    this.request();
  }

  /** Selects the entry before or after the selected one. */
  #next(by) {
    const { entries } = this.store;
    let index = this.#selected();
    if (index < 0) index = by > 0 ? -1 : entries.count;
    for (index += by; index >= 0 && index < entries.count; index += by) {
      if (entries.lane[index] === 255) continue;
      this.#select(index);
      this.#view.reveal(entries.position[index] - 3, entries.position[index] + 3);
      return;
    }
  }

  #nextCommand(by) {
    const { commands: { all }, selection } = this.store;
    const at = selection?.kind === 'command' ? all.findIndex(({ key }) => key === selection.key) : by > 0 ? -1 : all.length;
    const next = all[at + by];
    if (next) this.actions.selectCommand(next.key, 'keys');
  }
}
