// React's components around the selected view: their properties, state and hooks.

import { make } from './make.js';
import { valueView } from './value-view.js';

/** The components as React writes them, from the outside to the inside. */
export const componentsText = (names) => names.map((name) => `<${name}>`).join(' ');

function part(title, content) {
  return content.length ? [make('h4', {}, title), ...content] : [];
}

/** The members of a value that has a tree, each in a line of its own. */
const membersOf = (tree) => (tree?.members ?? []).map(([name, value]) => valueView(value, name));

function component({ name, key, props, state, hooks = [], source }, isOpen) {
  const facts = [key === undefined ? '' : ` key ${key}`, source ? ` ${source}` : ''].filter(Boolean);
  const head = make('summary', {}, make('b', {}, `<${name}>`),
    ...facts.map((text) => make('span', { className: 'faint' }, text)));
  const details = make('details', { className: 'component', open: isOpen }, head);
  const content = [...part('Props', membersOf(props)), ...part('State', membersOf(state)),
    ...part('Hooks', hooks.map(([hook, value]) => valueView(value, hook)))];
  details.append(make('div', { className: 'members' }, ...content.length ? content
    : [make('p', { className: 'faint' }, 'It has no properties, state or hooks.')]));
  return details;
}

/** @param components `{name, key, props, state, hooks, source}` each, from the outside to the inside */
export function reactDetails(components) {
  if (!components.length) return make('p', { className: 'faint' }, 'No component of React is known here.');
  // The outermost one is the app's own, as a rule, and the innermost one a view of React Native's.
  return make('div', { className: 'components' }, ...components.map((each, at) => component(each, at === 0)));
}
