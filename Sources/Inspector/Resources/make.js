// Elements of the page. Everything that comes from an app is shown as text: nothing of it becomes markup.

import { paths } from './icons.js';

/** Makes an element. @param members its properties, and attributes with `-` in their names @param content elements and texts */
export function make(name, members = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(members)) {
    if (key === 'role' || key.includes('-')) element.setAttribute(key, value);
    else if (key === 'style') Object.assign(element.style, value);
    else element[key] = value;
  }
  element.append(...content.filter((one) => one !== null && one !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

const SVG = 'http://www.w3.org/2000/svg';

/** A small picture, which has no name: the button around it has one. */
export function icon(name) {
  const picture = document.createElementNS(SVG, 'svg');
  const members = { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': true };
  for (const [key, value] of Object.entries(members)) picture.setAttribute(key, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', paths[name]);
  picture.append(path);
  return picture;
}

/** A button. @param name its name, which is read aloud and shown as a hint @param look `{ icon, text, key }` */
export function button(name, { icon: picture, text, key, ...members }) {
  const hint = key ? `${name} (${key})` : name;
  const keys = key ? { 'aria-keyshortcuts': key === 'space' ? 'Space' : key } : {};
  return make('button', { type: 'button', title: hint, 'aria-label': name, ...keys, ...members },
    picture ? icon(picture) : null, text ? make('span', {}, text) : null);
}

/** Sets a property of an element only if it changes, so that the browser has nothing to do otherwise. */
export function set(element, key, value) {
  if (element[key] !== value) element[key] = value;
}

export function setAttribute(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Makes a button possible or not. One that has the focus keeps it: a disabled element would lose it. */
export function enable(control, isPossible, reason = '') {
  setAttribute(control, 'aria-disabled', !isPossible);
  control.dataset.reason = isPossible ? '' : reason;
}

export const isPossible = (control) => control.getAttribute('aria-disabled') !== 'true';

/** Milliseconds as people read them. */
export function duration(ms) {
  if (ms >= 1e5) return `${(ms / 1000).toFixed(0)} s`;
  if (ms >= 1e4) return `${(ms / 1000).toFixed(1)} s`;
  return `${Number.isInteger(ms) ? ms : ms.toFixed(1)} ms`;
}

/** A moment with thousands set apart: `12 345.5`. */
export function moment(ms) {
  const [whole, fraction] = String(Math.round(ms * 10) / 10).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, '\u2009') + (fraction ? `.${fraction}` : '');
}
