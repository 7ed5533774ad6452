const { expect, test } = require('navbridge');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
Object.assign(host, { global: globalThis, driverMethods, settings: { suite: {}, filmed: [] } });
const app = require('house/detox-app');
let hit = null;
const asked = [];
app.running = () => ({ request: async (method, place) => { asked.push([method, place]); return { element: hit }; } });
const { expectHittable, hidden, inWords, matching, nameOf, single } = require('house/detox-find');

/** A tree of elements: `[name, frame, ...children]`. */
function tree(items, parent) {
  return items.map(([id, frame, ...children]) => {
    const element = { id, type: 'RCTView', frame, share: 1, enabled: true, react: {}, parent };
    element.children = tree(children, element);
    element.around = function* around() { for (let each = this.parent; each; each = each.parent) yield each; };
    element.isWithin = (other) => element === other || [...element.around()].includes(other);
    return element;
  });
}
const flat = (elements) => elements.flatMap((element) => [element, ...flat(element.children)]);
const by = (test, description = 'id == “x”') => ({ test, description });
const all = by(() => true);
const ids = (found) => found.map(({ id }) => id).join('');

test('elements come from the top, then from the left, and of equal places the one in front comes first', () => {
  const elements = flat(tree([
    ['d', [0, 20, 1, 1]], ['b', [5, 10, 1, 1]], ['c', [9, 10, 1, 1]], ['a', [50, 0, 1, 1]],
    ['y', [0, 30, 1, 1]], ['z', [0, 30, 1, 1]],
  ]));
  expect(ids(matching(all, elements))).toBe('abcdzy');
});

test('of equal places the last subview comes first, and each before those in it', () => {
  const same = [0, 0, 1, 1];
  const elements = flat(tree([['a', same, ['b', same, ['c', same]], ['d', same]], ['e', same]]));
  expect(ids(matching(all, elements))).toBe('eadbc');
  elements[1].frame = null;
  expect(ids(matching(all, elements))).toBe('eadc');
});

test('an index chooses one of several, up to the last', () => {
  const elements = flat(tree([['a', [0, 0, 1, 1]], ['b', [0, 1, 1, 1]], ['c', [0, 2, 1, 1]]]));
  expect([0, 1, 2].map((index) => single(all, index, elements).id)).toEqual(['a', 'b', 'c']);
  expect(() => single(all, -1, elements)).toThrow('Index -1 beyond bounds [0 .. 2]');
  expect(() => single(all, 3, elements)).toThrow('Index 3 beyond bounds [0 .. 2] for “MATCHER(id == “x”)”');
  const several = 'Multiple elements found for “MATCHER(id == “x”)”: View #a, View #b, View #c';
  expect(() => single(all, undefined, elements)).toThrow(several);
  expect(single(by(({ id }) => id === 'b'), undefined, elements).id).toBe('b');
  expect(() => single(by(() => false), 0, elements)).toThrow('No elements found');
  expect(() => single(by(() => false, 'id == “aa”'), undefined, elements)).toThrow('No elements found for “MATCHER(id == “aa”)”');
  expect(nameOf(all, 0)).toBe('MATCHER(id == “x”) AT INDEX(0)');
});

test('only names of what is seen are proposed', () => {
  const elements = flat(tree([['button', [0, 0, 1, 1]], ['buttom', [0, 1, 1, 1]]]));
  elements[1].share = 0;
  let message;
  try {
    single(by(() => false, 'id == “buttonn”'), undefined, elements);
  } catch (error) { ({ message } = error); }
  expect([message.includes('button'), message.includes('buttom')]).toEqual([true, false]);
});

test.each([
  // The part seen, the percentage, and whether it is enough.
  [0.75, 75, true], [0.745, 75, true], [0.744, 75, false], [0.5, 50, true], [0.49, 50, false],
  [0.01, 1, true], [0.005, 1, true], [0.004, 1, false], [0, 1, false], [1, 100, true], [0.994, 100, false],
])('an element of which %d is seen, and %d per cent', (share, percent, isSeen) => {
  expect(hidden({ frame: [0, 0, 10, 10], share }, percent, [0, 0, 100, 100]) === null).toBe(isSeen);
});

test('the reason names what hides an element: no area, the window, or another view', () => {
  const screen = [0, 0, 100, 100];
  expect(hidden({ frame: [0, 0, 0, 10], share: 0 }, 75, screen)).toBe('View has no area');
  expect(hidden({ frame: [95, 0, 10, 10], share: 0.5 }, 75, screen)).toMatch(/^View is obscured by its window bounds/);
  expect(hidden({ frame: [200, 0, 10, 10], share: 0 }, 75, screen)).toMatch(/^View is obscured by its window bounds/);
  expect(hidden({ frame: [0, 0, 10, 10], share: 0.5 }, 75, screen)).toMatch(/\(75\): 50 % of it are seen$/);
  // Three quarters of it lie on the screen, so that something else hides it.
  expect(hidden({ frame: [92.5, 0, 10, 10], share: 0.5 }, 75, screen)).toMatch(/50 % of it are seen$/);
});

test('an element is described by its type, its text and its id', () => {
  expect(inWords({ type: 'RCTText', text: 'Save', id: 'save' })).toBe('Text “Save” #save');
  expect(inWords({ type: 'UIButton', text: 'x'.repeat(40) })).toBe(`UIButton “${'x'.repeat(40)}”`);
  expect(inWords({ type: 'UIButton', text: 'x'.repeat(41) })).toBe(`UIButton “${'x'.repeat(40)}…”`);
});

test('a finger reaches an element by itself, by what is in it, and by what is around it', async () => {
  const elements = flat(tree([['outer', [0, 0, 10, 10], ['inner', [0, 0, 5, 5]]], ['other', [0, 0, 10, 10]]]));
  elements.forEach((element, at) => { element.tag = at + 1; });
  const [outer, inner, other] = elements;
  const reach = async (element, tag, place = [5, 5]) => {
    hit = tag === null ? null : { tag };
    return expectHittable(element, place, elements, [0, 0, 10, 10]).then(() => true, ({ message }) => message);
  };
  expect(await reach(inner, 2)).toBe(true);
  expect(await reach(outer, 2)).toBe(true);
  expect(await reach(inner, 1)).toBe(true);
  expect(asked.at(-1)).toEqual(['device/elementAt', { x: 5, y: 5 }]);
  expect(await reach(inner, 3)).toMatch(/Failed to hit view with identifier “inner”: “View #other” is there at point \{5, 5\}/);
  expect(await reach(other, 1)).toMatch(/“View #outer” is there/);
  expect(await reach(inner, null)).toMatch(/nothing takes touches/);
  // The edges of the screen: the left and the top belong to it.
  const count = asked.length;
  expect(await reach(inner, 2, [0, 0])).toBe(true);
  for (const place of [[-1, 5], [5, -1], [10, 5], [5, 10]]) expect(await reach(inner, 2, place)).toMatch(/it is off the screen/);
  expect(asked.length).toBe(count + 1);
});

test('a native element is hit by its frame, or by its name where frames overlap', async () => {
  const elements = flat(tree([['save', [0, 0, 10, 10]], ['edit', [20, 0, 10, 10]]]));
  for (const element of elements) Object.assign(element, { react: undefined, type: 'UIButton' });
  const [save, edit] = elements;
  const reach = async (element, target) => {
    hit = target;
    return expectHittable(element, [5, 5], elements, [0, 0, 100, 100]).then(() => true, () => false);
  };
  expect(await reach(save, { testID: 'save', frame: [0, 0, 10, 10] })).toBe(true);
  expect(await reach(save, { testID: 'edit', frame: [20, 0, 10, 10] })).toBe(false);
  expect(await reach(edit, { testID: 'edit', frame: [20, 0, 10, 10] })).toBe(true);
  // A label of a bar takes no touches.
  expect(await reach(save, null)).toBe(true);
  save.share = 0;
  expect(await reach(save, null)).toBe(false);
});

test.each([
  // What is there, the element that is sought, and whether it is hit.
  ['the same frame within half a point', { frame: [0.4, 0, 10, 10] }, {}, true],
  ['a frame that is half a point off, and no name', { frame: [0.5, 0, 10, 10] }, {}, false],
  ['an overlapping frame with its id', { frame: [0, 0, 5, 5], testID: 'save' }, {}, true],
  ['an overlapping frame with its text', { frame: [0, 0, 5, 5], text: 'Save' }, { text: 'Save' }, true],
  ['a frame elsewhere with its id', { frame: [50, 50, 5, 5], testID: 'save' }, {}, false],
  ['an overlapping frame with another text', { frame: [0, 0, 5, 5], text: 'Edit' }, { text: 'Save' }, false],
])('a native target with %s', async (_, target, more, isHit) => {
  const [element] = flat(tree([['save', [0, 0, 10, 10]]]));
  // Of which nothing is seen, so that only the target counts.
  Object.assign(element, { react: undefined, type: 'UIButton', share: 0, ...more });
  hit = target;
  expect(await expectHittable(element, [5, 5], [element], [0, 0, 100, 100]).then(() => true, () => false)).toBe(isHit);
});

test.each([
  [{ frame: [0, 0, 9, 9] }, {}, true], [{ frame: [0, 0, 9, 9], testID: 'save' }, {}, true],
  [{ frame: [0, 0, 9, 9], testID: 'edit' }, {}, false], [{ frame: [0, 0, 9, 9], testID: 'edit' }, { id: undefined }, true],
  [{ frame: [0, 0, 9, 9], text: 'Save' }, { text: 'Save' }, true],
  [{ frame: [0, 0, 9, 9], text: 'Edit' }, { text: 'Save' }, false],
  [{ tag: 7, frame: [0, 0, 9, 9] }, {}, false],
])('a label that takes no touches lies over %j', async (target, more, isHit) => {
  const [label] = flat(tree([['save', [0, 0, 50, 50]]]));
  Object.assign(label, { react: undefined, type: 'UILabel', ...more });
  hit = target;
  expect(await expectHittable(label, [5, 5], [label], [0, 0, 100, 100]).then(() => true, () => false)).toBe(isHit);
});

test('what lies in the way is named by its class, its text and its id', async () => {
  const [element] = flat(tree([['save', [0, 0, 10, 10]]]));
  hit = { class: 'UIButton', text: 'Edit', testID: 'edit', frame: [0, 0, 10, 10] };
  await expect(expectHittable(element, [5, 5], [element], null)).rejects.toThrow('“UIButton “Edit” #edit” is there');
  hit = { type: 'RCTView', tag: 99 };
  await expect(expectHittable(element, [5, 5], [element], null)).rejects.toThrow('“RCTView” is there');
});

test('a matcher may refuse the elements, and a name of another kind proposes nothing', () => {
  const elements = flat(tree([['save', [0, 0, 10, 10]]]));
  const check = () => { throw new Error('no such place'); };
  expect(() => matching({ ...all, check }, elements)).toThrow('no such place');
  expect(() => single(by(() => false, 'type == “savee”'), undefined, elements)).toThrow(/“MATCHER\(type == “savee”\)”$/);
  expect(() => single(by(() => false, 'id == “savee”'), undefined, elements)).toThrow(/save\b(?!e)/);
});
