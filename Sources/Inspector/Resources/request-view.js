// A request of the network with its answer.

import { make } from './make.js';

const headers = (values) => Object.entries(values ?? {}).flatMap(([name, value]) =>
  [make('dt', {}, name), make('dd', {}, String(value))]);

/** A body of JSON with its members in lines; any other as it is. */
function bodyText(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function half(title, values, body) {
  const known = headers(values);
  return [make('h4', {}, title), known.length ? make('dl', { className: 'facts' }, ...known) : null,
    body ? make('pre', { tabIndex: 0 }, bodyText(body)) : known.length ? null : make('p', { className: 'faint' }, 'empty')];
}

/** @param request a line of the kind `request` (docs/run.schema.json) */
export function requestView({ method, url, status, error, delay, requestHeaders, requestBody, headers: given, body }) {
  const outcome = error === undefined ? `${status}` : error;
  return make('div', { className: 'request' },
    make('p', {}, make('b', {}, `${method} ${url}`)),
    make('p', { className: error === undefined ? '' : 'bad' }, delay ? `${outcome}, ${delay} ms later` : outcome),
    ...half('Request', requestHeaders, requestBody), ...error === undefined ? half('Answer', given, body) : []);
}
