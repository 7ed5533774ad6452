// The lines of a run, as `navbridge run` prints them (docs/run.schema.json), each as one line of text.

import { legibleColors } from './color-text.js';

/** So many lines are kept, and so many characters of each. */
const MOST = 20000;
const LONGEST = 1000;

const text = (value) => {
  const found = typeof value === 'string' ? `'${value}'` : JSON.stringify(legibleColors(value)) ?? 'undefined';
  return found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
};

/** A layout as people write it: the component's or container's id, and its name. */
function layoutText(value) {
  if (value && typeof value === 'object' && !Array.isArray(value) && value.type && value.data) {
    const name = value.data.name ? `${value.data.name} ` : `${value.type} `;
    const inside = value.children?.length ? ` [${value.children.map(layoutText).join(', ')}]` : '';
    return `${name}#${value.id}${inside}`;
  }
  if (value?.root) return layoutText(value.root);
  return Array.isArray(value) ? `[${value.map(layoutText).join(', ')}]` : text(value);
}

const eventName = (name) => name.replace(/^RNN\./, '');

/** The words of a line, without its time and its kind. */
export function lineText(line) {
  const { kind } = line;
  switch (kind) {
    case 'command': return `${line.name}(${(line.arguments ?? []).map(layoutText).join(', ')})`;
    case 'resolved': return `${line.name} → ${text(line.value ?? null)}`;
    case 'rejected': return `${line.name} ✗ ${[line.code, line.message].filter(Boolean).join(': ')}`;
    case 'event': return `${eventName(line.name)} ${bodyText(line.body)}`.trim();
    case 'surface': return `surface ${line.rootTag} ${line.action}${line.componentId ? ` (${line.componentId})` : ''}`;
    case 'reload': return `reload: ${line.reason}`;
    case 'act': return `${line.method.replace('/', '.')}(${paramsText(line.params)})`;
    case 'request': return `${line.method} ${line.url} → ${outcomeText(line)}`;
    case 'diagnostic': return `${line.code}: ${line.message}`;
    default: return String(line.text ?? line.message ?? line.reason ?? text(line));
  }
}

/** How a request ended, and how long the app waits for it from then on. */
function outcomeText({ status, error, delay }) {
  const outcome = error ?? status;
  return delay ? `${outcome} after ${delay} ms` : String(outcome);
}

/** The params of an act. Each act of the page is performed at once, by `now`. */
function paramsText(params) {
  const entries = Object.entries(params ?? {}).filter(([name]) => name !== 'now');
  return entries.length ? text(Object.fromEntries(entries)) : '';
}

function bodyText(body) {
  if (body === null || body === undefined) return '';
  if (typeof body !== 'object') return text(body);
  return Object.entries(body).filter(([, value]) => value !== null && value !== '').map(([name, value]) =>
    `${name}: ${text(value)}`).join(', ');
}

/** The group by which a line is filtered. */
export function groupOf({ kind, level, unhandled }) {
  if (kind === 'command' || kind === 'resolved' || kind === 'rejected') return 'commands';
  if (kind === 'event' || kind === 'surface' || kind === 'reload') return 'events';
  if (kind === 'act') return 'acts';
  if (kind === 'request') return 'network';
  if (kind === 'error' || kind === 'diagnostic' || unhandled || level === 'error') return 'errors';
  return 'console';
}

/** The source place of a line as text, or null. */
export function placeOf({ place, places, frames }) {
  const found = place ?? places?.[0] ?? frames?.[0] ?? null;
  if (!found || typeof found === 'string') return found;
  return [found.file ?? found.source, found.line, found.column].filter((one) => one !== null && one !== undefined).join(':');
}

/** A place without the folders of its file. */
export const shortPlace = (place) => place.replace(/^.*\//, '');

/** The tone in which a line is shown. */
export function toneOf({ kind, level, unhandled, error }) {
  if (kind === 'request') return error === undefined ? '' : 'bad';
  if (kind === 'mistake' || kind === 'rejected' || kind === 'error' || unhandled || level === 'error') return 'bad';
  if (kind === 'diagnostic' || level === 'warn') return 'idle';
  if (kind === 'resolved') return 'good';
  return kind === 'command' ? 'accent' : kind === 'event' || kind === 'surface' ? 'faint' : '';
}

/** True if a line has all words of a filter, which are in small letters. */
export function hasWords({ kind, text: words }, filter) {
  if (!filter.length) return true;
  const all = `${kind} ${words}`.toLowerCase();
  return filter.every((word) => all.includes(word));
}

export class LineLog {
  all = [];
  /** Grows when lines are taken away, so that views begin anew. */
  version = 0;
  /** The last error that nothing in the app has handled. */
  failure = null;
  #number = 0;

  add(lines) {
    for (const line of lines) {
      const words = lineText(line);
      if (line.unhandled || line.kind === 'error') this.failure = { text: words, at: line.at ?? 0 };
      this.#number += 1;
      this.all.push({
        number: this.#number, kind: line.kind, at: line.at ?? 0, epoch: line.epoch, id: line.id ?? null, group: groupOf(line),
        text: words, tone: toneOf(line), place: placeOf(line), values: line.values ?? null,
        request: line.kind === 'request' ? line : null,
        body: line.kind === 'event' ? line.body?.componentId ?? null : line.componentId ?? null,
      });
    }
    if (this.all.length > MOST * 1.1) {
      this.all = this.all.slice(-MOST);
      this.version += 1;
    }
  }

  cut(at) {
    this.all = this.all.filter((line) => line.at <= at);
    if (this.failure?.at > at) this.failure = null;
    this.version += 1;
  }

  clear() {
    this.all = [];
    this.failure = null;
    this.version += 1;
  }
}
