// The details of the selected node: its place, its state, its options and where they come from; and counts of the run.

import { legibleColors } from './color-text.js';
import { centre } from './geometry.js';
import { button, enable, isPossible, make } from './make.js';
import { candidatesOf, locatorText } from './locators.js';
import { reactDetails } from './react-details.js';
import { nodeOf } from './tree-nodes.js';

const number = (value) => String(Math.round(value * 100) / 100);
const frameText = (frame) => `x ${number(frame[0])}, y ${number(frame[1])}, ${number(frame[2])} × ${number(frame[3])}`;

/** Members that have lines of their own. */
const SHOWN = new Set([
  'frame', 'inWindow', 'options', 'resolvedOptions', 'safeArea', 'area', 'share', 'look', 'superclasses', 'elements',
  'components',
]);

const valueText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A table of names and values. */
const table = (rows) => make('dl', { className: 'facts' },
  ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));

const folded = (title, content, isOpen = false) => make('details', { open: isOpen }, make('summary', {}, title), content);

const json = (value) => make('pre', { tabIndex: 0 }, JSON.stringify(legibleColors(value), null, 2));

/** The options that count for a component, each with the layer it came from. */
function layerTable(options) {
  const rows = options.map(({ path, value, layer, from }) => make('tr', {}, make('td', {}, path),
    make('td', {}, valueText(legibleColors(value, path))),
    make('td', { className: `layer ${layer}` }, from ? `${layer} ${from}` : layer)));
  const heads = ['Option', 'Value', 'Layer'].map((name) => make('th', { scope: 'col' }, name));
  return make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
}

export class NodeDetails {
  element = make('div', { className: 'details' });
  #key = '';
  #open = new Set(['Options and their layers', 'React', 'Locators']);
  #explained = new Map();
  #components = { screen: null, tag: null, answer: null };

  /** @param onFind shows the elements that the text of a locator finds */
  constructor(store, actions, onFind) {
    Object.assign(this, { store, actions, onFind });
    this.body = make('div', {});
    this.counts = make('div', {});
    const counts = folded('Counts of the run', this.counts);
    counts.ontoggle = () => counts.open && this.#count();
    this.element.append(this.body, counts);
    store.on('selection screen', () => this.#update());
    store.on('state link', () => this.#enable());
    this.#update();
  }

  #update() {
    const { selection } = this.store;
    const node = selection?.kind === 'node' ? nodeOf(this.actions.nodes(), selection.key) : null;
    const key = JSON.stringify([selection?.kind === 'node' ? selection.key : null, node?.value ?? null]);
    if (key === this.#key) return;
    this.#key = key;
    const focused = this.body.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    if (!node) {
      const gone = selection?.kind === 'node';
      this.body.replaceChildren(make('p', { className: 'empty' },
        gone ? 'The selected element is not on this screen.' : 'Select a node here, or Alt+click an element of the device.'));
      return;
    }
    this.body.replaceChildren(
      this.#head(node), ...this.#locators(node), ...this.#react(node), this.#facts(node), ...this.#options(node));
    this.#enable();
    if (focused) this.body.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
  }

  #head(node) {
    const touch = (kind) => () => this.#touch(node, kind);
    this.touches = node.frame && node.isVisible ? [
      button('Tap this element', { text: 'Tap', onclick: touch('tap') }),
      button('Press this element long', { text: 'Long press', onclick: touch('longPress') }),
      button('Expect this element to be shown', { text: 'Expect', onclick: touch('expect') }),
    ] : [];
    return make('header', {}, make('h3', {}, `${node.title} `, make('b', {}, node.name ?? '')), ...this.touches);
  }

  #touch(node, kind) {
    const [x, y] = centre(node.frame);
    const { refusal } = this.store;
    if (kind === 'expect') this.actions.expectShown(x, y);
    else if (refusal) this.actions.report(refusal, true);
    else this.actions.touch('touch', { kind, x, y });
  }

  #enable() {
    const { refusal } = this.store;
    for (const control of this.touches ?? []) {
      if (isPossible(control) === Boolean(refusal)) enable(control, !refusal, refusal);
    }
  }

  #facts({ frame, value, detail }) {
    const rows = Object.entries(value).filter(([name, one]) =>
      !SHOWN.has(name) && one !== null && typeof one !== 'object').map(([name, one]) => [name, String(one)]);
    const objects = Object.entries(value).filter(([name, one]) =>
      !SHOWN.has(name) && one && typeof one === 'object' && Object.keys(one).length);
    if (frame) rows.unshift(['frame', frameText(frame)]);
    if (value.safeArea) rows.push(['safe area', value.safeArea.map(number).join(', ')]);
    if (!rows.length && detail) rows.push(['', detail]);
    return make('div', {}, table(rows), ...objects.map(([name, one]) => this.#folded(name, json(one))));
  }

  /** A part that can be closed. Which parts are open is remembered for the next node. */
  #folded(name, content) {
    const details = folded(name, content, this.#open.has(name));
    details.ontoggle = () => (details.open ? this.#open.add(name) : this.#open.delete(name));
    return details;
  }

  #options({ componentId, value }) {
    const parts = [];
    if (componentId && value.options) {
      const layers = make('div', {}, make('p', { className: 'faint' }, 'asking…'));
      parts.push(this.#folded('Options and their layers', layers));
      this.#explain(componentId, layers);
    }
    for (const [name, options] of [['Own options', value.options], ['Resolved options', value.resolvedOptions]]) {
      if (options && Object.keys(options).length) parts.push(this.#folded(name, json(options)));
    }
    if (value.look) parts.push(this.#folded('Look', json(value.look)));
    return parts;
  }

  /** The ways to name the element in a test. Each finds so many elements; a click shows them. */
  #locators(node) {
    const candidates = candidatesOf(node, this.actions.nodes());
    if (!candidates.length) return [];
    const rows = candidates.map(({ locator, count }) => {
      const text = locatorText(locator);
      const find = make('button', {
        type: 'button', className: 'locator', title: 'Show what it finds', onclick: () => this.onFind(text),
      }, make('code', {}, text));
      const [className, words] = count === 1 ? ['faint', 'only this'] : ['bad', `${count} elements`];
      return make('li', {}, find, make('span', { className }, words));
    });
    return [this.#folded('Locators', make('ul', { className: 'locators' }, ...rows))];
  }

  /** React's components around a view. They are asked for once for each screen, because a look takes the app's time. */
  #react({ kind, value }) {
    if (kind !== 'react' || !value.components?.length) return [];
    const place = make('div', {}, make('p', { className: 'faint' }, 'asking…'));
    this.#showComponents(value.tag, place);
    return [this.#folded('React', place)];
  }

  async #showComponents(tag, place) {
    const { screen } = this.store;
    if (this.#components.screen !== screen || this.#components.tag !== tag) {
      this.#components = { screen, tag, answer: this.actions.request('component', { tag }) };
    }
    try {
      place.replaceChildren(reactDetails((await this.#components.answer).components));
    } catch ({ message }) {
      this.#components = { screen: null, tag: null, answer: null };
      place.replaceChildren(make('p', { className: 'faint' }, message));
    }
  }

  async #explain(componentId, place) {
    const { screen } = this.store;
    try {
      if (this.#explained.get(componentId)?.screen !== screen) {
        this.#explained.set(componentId, { screen, answer: this.actions.request('explain', { componentId }) });
      }
      const { options } = await this.#explained.get(componentId).answer;
      place.replaceChildren(options.length ? layerTable(options)
        : make('p', { className: 'faint' }, 'No option is set for this component.'));
    } catch ({ message }) {
      this.#explained.delete(componentId);
      place.replaceChildren(make('p', { className: 'faint' }, message));
    }
  }

  async #count() {
    const stats = await this.actions.ask('stats');
    if (!stats) return;
    const group = (title, values) => (values && Object.keys(values).length
      ? [make('h4', {}, title), table(Object.entries(values).map(([name, one]) => [name, valueText(one)]))] : []);
    const { liveObjects, pending, settled, queues, diagnostics = [] } = stats;
    const again = make('button', { type: 'button', onclick: () => this.#count() }, 'Count again');
    this.counts.replaceChildren(again, ...group('Live objects', liveObjects), ...group('Pending', pending),
      ...group('Settled', settled), ...group('Queues', queues),
      ...group('Diagnostics', Object.fromEntries(diagnostics.map(({ kind, message }, at) => [`${at + 1} ${kind}`, message]))));
  }
}
