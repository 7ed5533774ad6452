'use strict';
// The differences between two pictures, in words: the shapes that are gone, have come or have changed. A picture has one
// element a line.

/** How many differences are told; others are counted. */
const MOST = 12;
/** The most pairs of lines that are compared; beyond them the lines are compared in their order. */
const MOST_PAIRS = 4_000_000;

const decoded = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const nameOf = (attributes) => attributes['data-name'] ?? attributes['data-icon'];

/** Reads the elements, each with the names of the groups around it. */
function elementsOf(text) {
  const found = [];
  const groups = [];
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const [, tag] = /^<([a-z]+)/i.exec(trimmed) ?? [];
    if (trimmed.startsWith('</')) groups.pop();
    if (!tag) continue;
    // The numbers of clips change with what comes before them.
    const key = trimmed.replace(/id="c\d+"/, '').replace(/url\(#c\d+\)/, 'url()');
    const members = [...key.matchAll(/([\w-]+)="([^"]*)"/g)];
    const attributes = Object.fromEntries(members.map(([, name, value]) => [name, decoded(value)]));
    const shown = tag === 'text' ? decoded(trimmed.replace(/<[^>]*>/g, '')) : undefined;
    found.push({ key, tag, attributes, shown, place: groups.filter(Boolean).at(-1) });
    if (!trimmed.endsWith('/>') && !trimmed.includes(`</${tag}>`)) groups.push(nameOf(attributes) ?? '');
  }
  return found;
}

const KINDS = {
  rect: 'a box', path: 'a shape', circle: 'a circle', image: 'an image', g: 'a group', clipPath: 'an outline', svg: 'the picture',
};

const cutText = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Describes a shape: what it is, where, and within what. */
function words({ tag, attributes, shown, place }) {
  const { x, y, cx, cy, width, height, fill } = attributes;
  const name = nameOf(attributes);
  const named = `${KINDS[tag] ?? `<${tag}>`}${name ? ` '${cutText(name)}'` : ''}`;
  const kind = shown === undefined ? named : `the text "${cutText(shown)}"`;
  const at = x ?? cx ?? attributes.transform;
  const where = at === undefined ? '' : ` at ${y ?? cy ? `${at}, ${y ?? cy}` : at}`;
  const size = width === undefined ? '' : ` of ${width} × ${height}`;
  return `${kind}${where}${size}${fill && fill !== 'none' ? `, ${fill}` : ''}${place ? `, in '${cutText(place)}'` : ''}`;
}

/** Describes a change of a shape: the attributes that differ. */
function changeOf(from, to) {
  const parts = [];
  if (from.shown !== to.shown) parts.push(`now "${cutText(to.shown ?? '')}"`);
  for (const name of new Set([...Object.keys(from.attributes), ...Object.keys(to.attributes)])) {
    const [before, after] = [from.attributes[name], to.attributes[name]];
    if (before !== after) parts.push(`${name} ${cutText(before ?? 'none')} → ${cutText(after ?? 'none')}`);
  }
  return `~ ${words(from)}: ${parts.join('; ')}`;
}

/** Returns the lines of both that have no equal one in the other, as `[removed, added]` of each place. */
function hunks(from, to) {
  let start = 0;
  while (start < from.length && start < to.length && from[start].key === to[start].key) start++;
  let [endFrom, endTo] = [from.length, to.length];
  while (endFrom > start && endTo > start && from[endFrom - 1].key === to[endTo - 1].key) {
    endFrom--;
    endTo--;
  }
  const [a, b] = [from.slice(start, endFrom), to.slice(start, endTo)];
  if (a.length * b.length > MOST_PAIRS) return [[a, b]];
  // The lengths of the longest common sequences of what follows.
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i].key === b[j].key ? lengths[(i + 1) * width + j + 1] + 1
        : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const found = [];
  let hunk = [[], []];
  const end = () => {
    if (hunk[0].length || hunk[1].length) found.push(hunk);
    hunk = [[], []];
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i].key === b[j].key) {
      end();
      [i, j] = [i + 1, j + 1];
    } else if (j >= b.length || (i < a.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
      hunk[0].push(a[i++]);
    } else {
      hunk[1].push(b[j++]);
    }
  }
  end();
  return found;
}

/** False for a group without a name and for the outline of one: what they hold is told by itself. */
const isWorthTelling = ({ tag, attributes }) =>
  tag !== 'clipPath' && (tag !== 'g' || nameOf(attributes) !== undefined);

/** Returns the differences between two pictures, a line each: `-` for what is gone, `+` for what has come, `~` for changes. */
function differences(expected, received) {
  const lines = tell(expected, received, isWorthTelling);
  const told = lines.length ? lines : tell(expected, received, () => true);
  const more = told.length - MOST;
  return [...told.slice(0, MOST), ...(more > 0 ? [`… and ${more} more`] : [])].map((line) => `  ${line}`).join('\n');
}

/** Returns the differences, without those of the shapes that are not told. */
function tell(expected, received, isTold) {
  const lines = [];
  for (const [gone, come] of hunks(elementsOf(expected), elementsOf(received))) {
    const [removed, rest] = [gone.filter(isTold), come.filter(isTold)];
    for (const shape of removed) {
      // A shape of the same kind in the same group is the same shape in another look.
      const index = rest.findIndex(({ tag, place }) => tag === shape.tag && place === shape.place);
      lines.push(index < 0 ? `- ${words(shape)}` : changeOf(shape, rest.splice(index, 1)[0]));
    }
    for (const shape of rest) lines.push(`+ ${words(shape)}`);
  }
  return lines;
}

module.exports = { differences };
