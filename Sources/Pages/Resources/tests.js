'use strict';
// The report of a test run, and the film of one test. Everything is shown as text: nothing of the data becomes markup.

const data = JSON.parse(document.getElementById('data').textContent);

/** Makes an element. @param members its properties, and attributes with `-` in their names @param content elements and texts */
function make(name, members = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(members)) {
    if (key.includes('-')) element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...content.filter((one) => one !== null && one !== undefined));
  return element;
}

const MARKS = { passed: '✓', failed: '✗', skipped: '–', todo: '…' };
const seconds = (ms) => (ms < 99.5 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const isSingle = Boolean(data.single);
let selected = null;

// MARK: - The list

const search = make('input', { type: 'search', placeholder: 'Search names and files ( / )', 'aria-label': 'Search' });
const outcomes = ['failed', 'passed', 'skipped', 'todo'].filter((one) => data.tests.some(({ outcome }) => outcome === one));
const routes = [...new Set(data.tests.map(({ route }) => route))];
const boxes = new Map([...outcomes, ...(routes.length > 1 ? routes : [])].map((name) =>
  [name, make('input', { type: 'checkbox', checked: true })]));
const list = make('div', { className: 'list' });
const none = make('p', { className: 'none', hidden: true }, 'No test has these words.');

const rows = data.tests.map((test) => {
  const time = test.ms >= 500 ? make('span', { className: 'faint' }, seconds(test.ms)) : null;
  const button = make('button', { type: 'button', 'aria-current': 'false', onclick: () => select(row, true) },
    make('span', { className: `mark ${test.outcome}`, 'aria-label': test.outcome }, MARKS[test.outcome]),
    make('span', {}, test.name), time);
  const row = { test, button, item: make('li', {}, button), text: `${test.file} ${test.name}`.toLowerCase() };
  return row;
});

function buildList() {
  const groups = new Map();
  for (const row of rows) {
    const name = routes.length > 1 ? `${row.test.file} (${row.test.route})` : row.test.file;
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(row);
  }
  for (const [name, members] of groups) {
    const items = make('ul', {}, ...members.map(({ item }) => item));
    const group = make('section', { style: 'margin:0' }, make('h2', {}, name), items);
    for (const row of members) row.group = group;
    list.append(group);
  }
}

const visible = () => rows.filter(({ item }) => !item.hidden);

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const isChosen = (name) => boxes.get(name)?.checked ?? true;
  for (const { test, item, text } of rows) {
    item.hidden = !isChosen(test.outcome) || !isChosen(test.route) || !words.every((word) => text.includes(word));
  }
  for (const group of list.children) group.hidden = !rows.some((row) => row.group === group && !row.item.hidden);
  none.hidden = visible().length > 0;
}

// MARK: - One test

const main = make('main', { tabIndex: -1 });

/** A block of lines. @param classOf returns the class of a line, or nothing */
const block = (lines, classOf = () => '', wraps = false) => make('pre', { className: wraps ? 'wraps' : '', tabIndex: 0 },
  ...lines.map((line) => make('span', { className: `line ${classOf(line) || ''}` }, line)));

const titled = (title, ...content) => [make('h3', {}, title), ...content];

/** The class of a line that only the expected or only the received value has. */
const sideOf = (line) =>
  (/^(?:- |Expected: )/.test(line) ? 'added' : /^(?:\+ |Received: )/.test(line) ? 'removed' : '');

const urls = new Map();

/** The address of a picture, which is kept as the numbers of its lines. */
function picture(number) {
  if (!urls.has(number)) {
    const text = data.pictures[number].map((line) => data.lines[line]).join('\n');
    urls.set(number, URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })));
  }
  return urls.get(number);
}

/** The lines of the test's file, with that of the failure and that of the act that is shown. */
function sourceOf({ source }, isFailed) {
  if (!source) return { parts: [], show() {} };
  const lines = source.lines.map((text, index) => {
    const number = source.first + index;
    const isHere = isFailed && number === source.failing;
    const mark = isHere ? '>' : ' ';
    return make('span', { className: `line${isHere ? ' here' : ''}` }, `${mark} ${String(number).padStart(4)} | ${text}`);
  });
  const show = (number) => lines.forEach((line, index) => line.classList.toggle('at', source.first + index === number));
  return { parts: titled(source.file, make('pre', { tabIndex: 0 }, ...lines)), show };
}

/** A film: the picture, its controls, and the transcript with the lines that have pictures. */
function film(app, source, isFailed) {
  const { frames } = app;
  let shown = -1;
  const image = make('img', { alt: 'The screen' });
  const caption = make('figcaption', { 'aria-live': 'polite' });
  const slider = make('input', { type: 'range', min: 0, max: frames.length - 1, 'aria-label': 'Picture' });
  const buttons = [];
  const lines = make('pre', { className: 'lines', tabIndex: -1 }, ...app.lines.map((text, number) => {
    const index = frames.findIndex((frame) => frame.lines.includes(number));
    if (index < 0) return make('span', { className: 'line' }, text);
    const button = make('button', { type: 'button', onclick: () => show(index) }, text);
    buttons.push({ button, index });
    return button;
  }));
  function show(index) {
    if (index < 0 || index >= frames.length) return;
    shown = index;
    const frame = frames[index];
    image.src = picture(frame.picture);
    const words = frame.words ?? frame.lines.map((line) => app.lines[line].trim()).join('\n');
    const place = frame.place ? `, ${frame.place}` : '';
    caption.textContent = `${index + 1} of ${frames.length}, at ${frame.at} ms${place}\n${words}`;
    caption.style.whiteSpace = 'pre-wrap';
    slider.value = index;
    for (const one of buttons) {
      const isShown = one.index === index;
      one.button.setAttribute('aria-current', isShown);
      if (isShown) lines.scrollTop = one.button.offsetTop - lines.clientHeight / 2;
    }
    source.show(frame.line ?? -1);
  }
  slider.oninput = () => show(Number(slider.value));
  const step = (by, name, text) =>
    make('button', { type: 'button', 'aria-label': name, onclick: () => show(shown + by) }, text);
  const controls = make('div', { className: 'controls' },
    step(-1, 'The picture before', '←'), slider, step(1, 'The next picture', '→'));
  const figure = make('figure', {}, controls, image, caption);
  queueMicrotask(() => show(isFailed ? Math.max(0, failing(frames)) : frames.length - 1));
  const element = make('div', { className: 'film' }, figure, make('div', { className: 'beside' }, lines));
  return { element, move: (by) => show(shown + by) };
}

/** The number of the picture on which the test has failed; of the last one if there is none. */
const failing = (frames) => {
  const found = frames.findIndex(({ words }) => words);
  return found < 0 ? frames.length - 1 : found;
};

/** The transcripts of both routes side by side. */
function difference({ transcript, outcomes: ends }) {
  const body = make('tbody');
  let [left, right] = [[], []];
  const flush = () => {
    for (let row = 0; row < Math.max(left.length, right.length); row++) {
      body.append(make('tr', {}, make('td', { className: row < left.length ? 'removed' : '' }, left[row] ?? ''),
        make('td', { className: row < right.length ? 'added' : '' }, right[row] ?? '')));
    }
    [left, right] = [[], []];
  };
  for (const line of transcript) {
    if (line.startsWith('- ')) {
      left.push(line.slice(2));
    } else if (line.startsWith('+ ')) {
      right.push(line.slice(2));
    } else {
      flush();
      body.append(make('tr', {}, make('td', {}, line.slice(2)), make('td', {}, line.slice(2))));
    }
  }
  flush();
  const heads = ['bridge', 'turbo'].map((route) => make('th', {}, `${route}: ${ends[route] ?? ''}`));
  return make('div', { className: 'differences' }, make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body));
}

let films = [];

/** Both runs of a test beside each other, the usual one and the one that fails, and between them the step at which they part. */
function orders({ between, ...runs }, source) {
  const side = (title, { failure, films: apps, lines, note }) => {
    const seen = apps.filter(({ frames }) => frames.length);
    const made = seen.map((one) => film(one, source, failure !== null));
    films.push(...made);
    const [mark, word] = failure === null ? ['passed', 'passes'] : ['failed', 'fails'];
    const parts = made.flatMap(({ element }, index) => [made.length > 1 ? make('h4', {}, seen[index].name) : '', element]);
    return make('section', {}, make('h3', {}, title), make('p', { className: `mark ${mark}` }, word),
      ...(parts.length ? parts : [block(lines)]), note ? make('p', { className: 'note' }, note) : null);
  };
  const { sentence, steps, notes } = between;
  const middle = make('section', {}, make('h3', {}, 'The deciding order'), make('p', {}, sentence),
    steps.length ? block(steps, sideOf, true) : null,
    ...(notes.length ? [make('h4', {}, 'The decisions of the schedule'), block(notes, () => '', true)] : []));
  return make('div', { className: 'orders' },
    side('The usual order', runs.usual), middle, side('The failing order', runs.failing));
}

function details(test) {
  const { failure } = test;
  const isFailed = test.outcome === 'failed';
  const facts = [test.file, test.route, test.ms === undefined ? '' : seconds(test.ms), test.reason ?? ''].filter(Boolean);
  const outcome = make('span', { className: `mark ${test.outcome}` }, test.outcome);
  const parts = [make('h2', {}, test.name), make('p', { className: 'faint' }, outcome, ` · ${facts.join(' · ')}`)];
  if (failure) {
    parts.push(block(failure.message.split('\n'), sideOf, true));
    const places = [...failure.frames.slice(0, 1), ...failure.code.map((line) => `  ${line}`), ...failure.frames.slice(1)];
    if (places.length) parts.push(block(places, (line) => (/^\s*> /.test(line) ? 'here' : '')));
    for (const other of failure.others) parts.push(...titled('A hook failed, too', block(other.split('\n'), sideOf, true)));
  }
  const source = sourceOf(test, isFailed);
  const seen = (test.films ?? []).filter(({ frames }) => frames.length);
  films = seen.map((one) => ({ ...film(one, source, isFailed), name: one.name }));
  if (test.orders) parts.push(orders(test.orders, source), ...source.parts);
  // Those of two orders are beside each other already, and have no name.
  for (const { name, element } of films) if (name) parts.push(...titled(seen.length > 1 ? `Film of ${name}` : 'Film', element));
  if (test.note) parts.push(make('p', { className: 'note' }, test.note));
  // The code stands beside the picture whose line it marks.
  if (seen.length) films[0].element.lastChild.append(...source.parts);
  if (test.difference !== undefined) parts.push(...titled('The routes differ', difference(data.differences[test.difference])));
  if (test.steps?.length) parts.push(...titled('Steps', block(test.steps, (line) => (/^\s*✗/.test(line) ? 'here' : ''), true)));
  if (test.output?.length) parts.push(...titled('Console', block(test.output, () => '', true)));
  if (failure?.tree.length) parts.push(...titled('The screen as a tree', block(failure.tree)));
  if (failure?.transcript.length && !films.length) parts.push(...titled('The end of the transcript', block(failure.transcript)));
  if (failure?.replay) parts.push(...titled('To repeat it', block([failure.replay], () => '', true)));
  if (failure?.folder && failure.transcript.length) {
    parts.push(...titled('To look around in its app', block([`navbridge inspect '${failure.folder}'`], () => '', true)));
  }
  if (failure?.folder) parts.push(make('p', { className: 'faint' }, `The whole transcript: ${failure.folder}`));
  return parts;
}

function select(row, isByHand) {
  if (!row) return;
  selected?.button.setAttribute('aria-current', 'false');
  selected = row;
  row.button.setAttribute('aria-current', 'true');
  main.replaceChildren(...details(row.test));
  main.scrollTop = 0;
  if (isByHand) row.button.scrollIntoView({ block: 'nearest' });
  history.replaceState(null, '', `#${rows.indexOf(row)}`);
}

// MARK: - Keys

function move(by) {
  const shown = visible();
  const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(selected) + by))];
  select(next, true);
  next?.button.focus();
}

/** Shows another picture of the first film, or of both runs beside each other. */
const moveFilm = (by) => films.slice(0, selected?.test.orders ? films.length : 1).forEach((one) => one.move(by));

const KEYS = {
  '/': () => search.focus(),
  j: () => move(1), ArrowDown: () => move(1), k: () => move(-1), ArrowUp: () => move(-1),
  ArrowRight: () => moveFilm(1), ArrowLeft: () => moveFilm(-1),
};

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === search) {
    if (event.key === 'Escape') search.blur();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    const first = visible()[0];
    select(first, true);
    first?.button.focus();
    return;
  }
  const isField = event.target.type === 'range';
  // Within a block of text the arrows scroll.
  if (isField || (event.target.tagName === 'PRE' && event.key.startsWith('Arrow')) || !KEYS[event.key]) return;
  if (isSingle && !event.key.startsWith('ArrowL') && !event.key.startsWith('ArrowR')) return;
  event.preventDefault();
  KEYS[event.key]();
});

// MARK: - The page

const verdict = make('span', { className: data.failed ? 'failed' : 'passed' }, data.words);
const head = make('header', {}, make('h1', {}, data.title), verdict);
if (!isSingle) head.append(make('span', { className: 'faint' }, 'Keys: ↑ ↓ tests, ← → pictures, / search'));
const countOf = (name) => data.tests.filter(({ outcome, route }) => outcome === name || route === name).length;
const filters = make('div', { className: 'filters' }, search,
  ...[...boxes].map(([name, box]) => make('label', {}, box, `${name} (${countOf(name)})`)));
filters.addEventListener('input', filter);
if (isSingle) document.body.className = 'single';
document.body.append(head, make('nav', { 'aria-label': 'Tests' }, filters, none, list), main);
buildList();
filter();
const wanted = rows[Number(location.hash.slice(1) || NaN)];
select(wanted ?? rows.find(({ test }) => test.outcome === 'failed') ?? rows[0], false);
if (!rows.length) main.append(make('p', { className: 'none' }, 'No test has run.'));
