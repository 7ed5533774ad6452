// The ways in which a test can name an element of the screen, and the elements that each of them finds.

const texts = (...values) => values.filter((value) => typeof value === 'string' && value !== '');

/** The text that an element shows: an empty input shows its placeholder. */
const shownTexts = ({ text, title, value, placeholder }) =>
  texts(text, typeof title === 'string' ? title : title?.text, value === '' ? placeholder : undefined);

/** What assistive features call an element. */
const nameOf = ({ label, composedLabel, text, title }) => texts(label, text, composedLabel, title)[0];

const TESTS = {
  testID: (value, wanted) => value.testID === wanted.testID,
  text: (value, wanted) => shownTexts(value).includes(wanted.text),
  label: (value, wanted) => value.label === wanted.label,
  placeholder: (value, wanted) => value.placeholder === wanted.placeholder,
  role: (value, wanted) => value.role === wanted.role && (wanted.name === undefined || nameOf(value) === wanted.name),
};

/**
 * The elements that can be seen and that a locator finds.
 * @param locator `{testID}`, `{text}`, `{label}`, `{placeholder}` or `{role, name}`
 */
export function matching(nodes, locator) {
  const test = TESTS[Object.keys(locator)[0]];
  return nodes.filter(({ isVisible, value, kind }) => isVisible && kind !== 'window' && test(value, locator));
}

/**
 * The locators of an element, those first that a test should take.
 * @returns `{locator, count}` each, with the number of elements that it finds
 */
export function candidatesOf({ value }, nodes) {
  const { testID, label, role, placeholder } = value;
  const found = [
    ...texts(testID).map((one) => ({ testID: one })),
    ...(texts(role).length ? [nameOf(value) === undefined ? { role } : { role, name: nameOf(value) }] : []),
    ...texts(label).map((one) => ({ label: one })),
    ...texts(placeholder).map((one) => ({ placeholder: one })),
    ...shownTexts(value).filter((one) => one !== placeholder).map((one) => ({ text: one })),
  ];
  return found.map((locator) => ({ locator, count: matching(nodes, locator).length }));
}

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** A locator as navbridge's tests write it; roles and placeholders as Testing Library does. */
export function locatorText({ testID, text, label, placeholder, role, name }) {
  if (testID !== undefined) return `{ testID: ${quoted(testID)} }`;
  if (text !== undefined) return `{ text: ${quoted(text)} }`;
  if (label !== undefined) return `{ label: ${quoted(label)} }`;
  if (placeholder !== undefined) return `placeholder ${quoted(placeholder)}`;
  return name === undefined ? `role ${quoted(role)}` : `role ${quoted(role)} name ${quoted(name)}`;
}

const MEMBERS = new Map(Object.entries({
  testid: 'testID', id: 'testID', text: 'text', label: 'label', placeholder: 'placeholder', role: 'role', name: 'name',
  getbytestid: 'testID', getbytext: 'text', getbylabeltext: 'label', getbyplaceholdertext: 'placeholder', getbyrole: 'role',
}));
const PART = /([\w.]+)\s*[:=(]?\s*(?:\(\s*)?(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g;

/**
 * Reads a locator as people write it: `#buy`, `{ testID: 'buy' }`, `by.id('buy')`, `getByRole('button', { name: 'Buy' })`,
 * `placeholder 'Name'`, `text: "Buy"`. Null for anything else, such as words.
 */
export function readLocator(source) {
  const id = /^\s*#(\S+)\s*$/.exec(source);
  if (id) return { testID: id[1] };
  const found = {};
  for (const [, word, single, double] of source.matchAll(PART)) {
    const member = MEMBERS.get(word.split('.').at(-1).toLowerCase());
    if (!member) return null;
    found[member] ??= (single ?? double).replace(/\\(.)/g, (_, one) => (one === 'n' ? '\n' : one));
  }
  const { role, name, ...others } = found;
  if (role !== undefined) return name === undefined ? { role } : { role, name };
  const [member] = Object.keys(others);
  return member === undefined ? null : { [member]: others[member] };
}
