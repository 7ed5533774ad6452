// Values that open: an object's members, a Map's entries, an error's stack. The app has described them (`value-tree.js` there).

import { make } from './make.js';

/** A value in one line. */
const word = ({ kind, text }) => make('span', { className: `value ${kind}` }, text);

const label = (name) => (name === null ? null : make('span', { className: 'member' }, `${name}: `));

/** Members are made when they are opened, because most never are. */
function fill(details, { members, more }) {
  details.append(make('div', { className: 'members' }, ...members.map(([name, value]) => valueView(value, name)),
    more ? make('p', { className: 'faint' }, `and ${more} more`) : null));
}

/**
 * Shows a value.
 *
 * @param tree `{kind, text, members, more}`
 * @param name the member's name, or null
 * @param isOpen true if its members are seen at once
 */
export function valueView(tree, name = null, isOpen = false) {
  if (tree.kind === 'error' && name === 'stack') return make('pre', {}, tree.text);
  if (!tree.members?.length) {
    return make('div', { className: 'leaf' }, label(name), word(tree),
      tree.more ? make('span', { className: 'faint' }, ` ${tree.more} more`) : null);
  }
  const details = make('details', { className: 'tree-value' }, make('summary', {}, label(name), word(tree)));
  const open = () => details.querySelector('.members') ?? fill(details, tree);
  details.ontoggle = () => details.open && open();
  if (isOpen) {
    open();
    details.open = true;
  }
  return details;
}
