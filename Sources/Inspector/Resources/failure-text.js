// The message of a failure, which may have lines of source text in it.

import { make } from './make.js';

/** A line of source text beside its number, or the mark below it. */
const SOURCE = /^\s*>?\s*\d*\s*\|/;

/** The parts of a message, of which sentences are wrapped and source text is not. */
export function failureParts(text) {
  const parts = [];
  for (const line of text.split('\n')) {
    const isSource = SOURCE.test(line);
    if (parts.at(-1)?.isSource !== isSource) parts.push({ isSource, lines: [] });
    parts.at(-1).lines.push(line);
  }
  return parts.map(({ isSource, lines }) => make('span', { className: isSource ? 'source' : '' }, `${lines.join('\n')}\n`));
}
