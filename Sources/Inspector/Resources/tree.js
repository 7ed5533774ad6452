// The tree of the screen that is shown, and the details of the selected node.

import { around, nodeOf, rowsOf } from './tree-nodes.js';
import { locatorText, matching, readLocator } from './locators.js';
import { byId, make, set, setAttribute } from './make.js';
import { NodeDetails } from './details.js';
import { VirtualList } from './list.js';
import { componentsOf } from './commands.js';
import { componentsText } from './react-details.js';

/** So many of React's components around a view stand in its row: the innermost ones. */
const NAMES = 2;

export class TreeView {
  #rows = [];
  #collapsed = new Set();
  #named = new Set();

  constructor(store, actions) {
    Object.assign(this, { store, actions });
    this.search = make('input', { type: 'search', placeholder: 'Filter, or #testID', 'aria-label': 'Filter the tree' });
    this.search.oninput = () => this.#update();
    this.list = new VirtualList({
      name: 'Tree of the screen', role: 'tree', rowRole: 'treeitem', fill: (row, index) => this.#fill(row, this.#rows[index]),
      choose: (index, event) => this.#choose(this.#rows[index], event),
      key: (event, index) => this.#press(event, this.#rows[index]),
    });
    this.empty = make('p', { className: 'empty' }, 'The tree of the screen appears here.');
    this.details = new NodeDetails(store, actions, (text) => this.#find(text));
    this.found = make('p', { className: 'found faint', role: 'status', hidden: true });
    const head = make('header', {}, make('h2', {}, 'Tree'), this.search);
    byId('tree').append(head, this.found, this.list.element, this.empty, this.details.element);
    store.on('screen app tests', () => this.#update());
    store.on('selection', () => this.#follow());
  }

  #update() {
    const nodes = this.actions.nodes();
    this.#rows = rowsOf(nodes, this.#collapsed, this.search.value);
    this.#showFound(nodes);
    set(this.empty, 'hidden', this.#rows.length > 0);
    set(this.empty, 'textContent', nodes.length ? 'No node fits the filter.'
      : this.store.absence || 'The tree of the screen appears here.');
    const { selection } = this.store;
    if (selection?.kind === 'node') this.list.active = this.#rows.findIndex(({ key }) => key === selection.key);
    this.list.setCount(this.#rows.length);
  }

  #find(text) {
    this.search.value = text;
    this.#update();
    this.search.focus();
  }

  /** A filter that is a locator outlines what it finds on the device, too. */
  #showFound(nodes) {
    const locator = readLocator(this.search.value);
    const found = locator ? matching(nodes, locator) : [];
    this.store.setFound(found.map(({ key }) => key));
    set(this.found, 'hidden', !locator);
    const count = found.length === 1 ? '1 element' : `${found.length} elements`;
    if (locator) set(this.found, 'textContent', `${locatorText(locator)}: ${count}`);
  }

  #fill(row, node) {
    const { selection } = this.store;
    const isSelected = selection?.kind === 'node' && selection.key === node.key;
    row.className = `row node ${node.kind}`;
    row.classList.toggle('unseen', !node.isVisible);
    row.classList.toggle('selected', isSelected);
    row.classList.toggle('named', Boolean(node.componentId) && this.#named.has(node.componentId));
    row.style.paddingLeft = `${(node.level - 1) * 12 + 4}px`;
    const members = {
      'aria-level': node.level, 'aria-setsize': node.setSize, 'aria-posinset': node.place, 'aria-selected': isSelected,
    };
    for (const [name, value] of Object.entries(members)) setAttribute(row, name, value);
    const isOpen = !this.#collapsed.has(node.key) || Boolean(this.search.value);
    if (node.hasChildren) setAttribute(row, 'aria-expanded', isOpen);
    else row.removeAttribute('aria-expanded');
    row.replaceChildren(
      make('span', { className: 'twist', 'aria-hidden': true }, node.hasChildren ? (isOpen ? '▾' : '▸') : ''),
      ...this.#components(node),
      make('span', { className: 'title' }, node.title), make('b', {}, node.name ?? ''),
      make('span', { className: 'words' }, node.detail),
      node.isVisible ? '' : make('span', { className: 'fact' }, 'not visible'));
  }

  /** React's components around a view, of which the row has the innermost ones. */
  #components({ components = [] }) {
    if (!components.length) return [];
    const text = componentsText(components.slice(-NAMES));
    return [make('span', { className: 'component', title: componentsText(components) }, text)];
  }

  #choose(node, event) {
    if (event?.target.classList.contains('twist') && node.hasChildren) this.#toggle(node);
    else this.store.select({ kind: 'node', key: node.key, componentId: node.componentId, from: 'tree' });
  }

  #toggle(node) {
    if (this.#collapsed.has(node.key)) this.#collapsed.delete(node.key);
    else this.#collapsed.add(node.key);
    this.#update();
  }

  /** The arrows to the sides open and close, and go to the node around or within, as in every tree. */
  #press({ key }, node) {
    if (!node) return false;
    const isOpen = node.hasChildren && !this.#collapsed.has(node.key);
    if (key === 'ArrowRight' && node.hasChildren) {
      if (isOpen) this.list.move(this.list.active + 1);
      else this.#toggle(node);
    } else if (key === 'ArrowLeft') {
      if (isOpen) this.#toggle(node);
      else this.list.move(this.#rows.findIndex((one) => node.key.startsWith(`${one.key}/`) && one.level === node.level - 1));
    } else if (key === 'Enter') {
      this.details.element.querySelector('button')?.focus();
    } else {
      return false;
    }
    return true;
  }

  /** Shows the selected node, and marks the components that the selected command names. */
  #follow() {
    const { selection, commands } = this.store;
    this.#named = selection?.kind === 'command' ? componentsOf(commands.find(selection.key)?.args ?? []) : new Set();
    if (selection?.kind === 'node' && selection.from !== 'tree') {
      const nodes = this.actions.nodes();
      if (nodeOf(nodes, selection.key)) for (const key of around(nodes, selection.key)) this.#collapsed.delete(key);
      this.#update();
      this.list.reveal(this.list.active);
    }
    this.list.draw(true);
  }
}
