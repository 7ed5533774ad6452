const { advance, host, runTasks } = require('./host');
const { expect, test } = require('navbridge');

Object.assign(host, { global: globalThis, print() {}, context: { device: {} }, layoutAttributes: [], notify() {} });
const sent = [];
require('house/view-events').sendEvent = (view, type, body) => void sent.push([view.tag, type, body]);
const emitted = [];
require('house/listening').listening = () => ({
  methods: { addListener() {}, removeListeners() {} }, emit: (event, body) => void emitted.push([event.split('::')[1], body]),
});
const followers = [];
const removals = [];
Object.assign(require('house/view-life'), {
  follow: (follower) => void followers.push(follower), followRemoval: (follower) => void removals.push(follower),
});
let moveKeyboard;
require('house/keyboard').whenMoved = (observer) => {
  moveKeyboard = observer;
};
let input;
const focusModule = require('house/input-focus');
Object.assign(focusModule, {
  focused: () => input, focus: (view) => void (input = view), blurFocused: () => void (input = undefined),
});
const placings = [];
require('house/view-layout').whenPlacing = (action) => void placings.push(action);
const { views } = require('house/views');
const { roots } = require('house/react-roots');
const keyboard = require('house/keyboard-controller');
const maps = require('house/maps');
const icons = require('house/vector-icons');
const { pickerValue } = require('house/adjustables');

function make(tag, name, props = {}, ...children) {
  const view = { tag, name, props, look: props, children, parent: {}, frame: [5, 6, 100, 50], rootTag: 1 };
  Object.assign(view, { absoluteFrame: [15, 16, 100, 50], isWithin: () => true });
  for (const child of children) child.parent = view;
  views.set(tag, view);
  for (const follower of followers) follower(view);
  return view;
}
const taken = () => {
  runTasks();
  return sent.splice(0);
};

test('the keyboard begins to move at once, and has moved after its time', () => {
  make(2, 'KeyboardControllerView');
  make(3, 'KeyboardControllerView', { enabled: false });
  moveKeyboard(300);
  expect(taken().map(([tag, type, { height, progress }]) => [tag, type, height, progress]).slice(1)).toEqual([
    [2, 'topKeyboardMoveStart', 300, 1],
  ]);
  expect(emitted.splice(0).map(([name, { height, target }]) => [name, height, target])).toEqual([['keyboardWillShow', 300, -1]]);
  advance(249);
  runTasks();
  expect(taken()).toEqual([]);
  advance(2);
  expect(taken().map(([, type]) => type)).toEqual(['topKeyboardMove', 'topKeyboardMoveEnd']);
  expect(emitted.splice(0).map(([name]) => name)).toEqual(['keyboardDidShow']);
});

test('a keyboard that goes before it has come ends its way once, at its end', () => {
  moveKeyboard(300);
  advance(100);
  moveKeyboard(0);
  advance(1000);
  expect(taken().filter(([, type]) => /End$/.test(type)).map(([, , { progress }]) => progress)).toEqual([0]);
  expect(emitted.splice(0).map(([name]) => name)).toEqual(['keyboardWillShow', 'keyboardWillHide', 'keyboardDidHide']);
});

test('a view has the place of the input with the focus, and of the scroll view around it; none without one', () => {
  const field = make(11, 'RCTSinglelineTextInputView', { keyboardType: 'email-address' });
  make(10, 'RCTScrollView', {}, field);
  input = field;
  moveKeyboard(300);
  const [, , body] = taken()[0];
  expect([body.target, body.parentScrollViewTarget, body.layout.width]).toEqual([11, 10, 100]);
  expect(emitted.splice(0)[0][1]).toMatchObject({ target: 11, type: 'email-address', appearance: 'light', duration: 250 });
  input = undefined;
  moveKeyboard(0);
  expect(taken()[0][2]).toMatchObject({ target: -1, parentScrollViewTarget: -1, layout: { width: 0, absoluteX: 0 } });
  advance(1000);
  [taken(), emitted.splice(0)];
});

test('the focus goes to the next and the earlier input that can be edited, and not beyond the last one', () => {
  const [one, off, two] = [20, 21, 22].map((tag) => make(tag, 'RCTSinglelineTextInputView', { editable: tag !== 21 }));
  roots.set(1, { view: make(1, 'RCTRootView', {}, one, off, two) });
  input = one;
  const targets = ['next', 'next', 'prev', 'prev', 'current'].map((direction) => {
    keyboard.methods.setFocusTo(direction);
    return input.tag;
  });
  expect(targets).toEqual([22, 22, 20, 20, 20]);
  keyboard.methods.dismiss(true, true);
  expect(input).toBe(one);
  keyboard.methods.dismiss(false, true);
  expect(input).toBe(undefined);
  keyboard.methods.setFocusTo('next');
  expect(input).toBe(undefined);
  roots.delete(1);
});

test('a view of the keyboard that has gone gets no events, and a place that is not there is refused', async () => {
  for (const removed of removals) removed(views.get(2));
  moveKeyboard(300);
  advance(1000);
  expect(taken()).toEqual([]);
  await expect(keyboard.methods.viewPositionInWindow(999)).rejects.toMatchObject({ code: 'E_VIEW_NOT_FOUND' });
});

test('a map is ready once, and another view is no map', () => {
  const map = make(30, 'RNMapsMapView', {});
  for (const follower of followers) follower(map);
  make(31, 'RNMapsMarker');
  expect(taken().map(([tag, type]) => [tag, type])).toEqual([[30, 'topMapReady'], [30, 'topMapLoaded']]);
  const gone = make(32, 'AIRMap');
  gone.parent = null;
  expect(taken()).toEqual([]);
});

test('a map answers by the region that the app has given it', async () => {
  const region = { latitude: 10, longitude: 20, latitudeDelta: 4, longitudeDelta: 2 };
  make(33, 'AIRMap', { initialRegion: region });
  const { getPointForCoordinate, getCoordinateForPoint, getMapBoundaries, getCamera } = maps.turbo.methods;
  expect(await getPointForCoordinate(33, { latitude: 12, longitude: 20 })).toEqual({ x: 50, y: 0 });
  expect(await getCoordinateForPoint(33, { x: 100, y: 50 })).toEqual({ latitude: 8, longitude: 21 });
  expect(await getMapBoundaries(33)).toEqual({
    northEast: { latitude: 12, longitude: 21 }, southWest: { latitude: 8, longitude: 19 },
  });
  expect((await getCamera(33)).center).toEqual({ latitude: 10, longitude: 20 });
  make(34, 'AIRMap', { camera: { center: { latitude: 1, longitude: 2 }, zoom: 9 } });
  expect(await getCamera(34)).toMatchObject({ center: { latitude: 1, longitude: 2 }, zoom: 9 });
  await expect(getCamera(31)).rejects.toThrow('There is no map with the tag 31');
});

test('markers lie at their coordinates: a pin with its foot, one with content with its middle', () => {
  const region = { latitude: 0, longitude: 0, latitudeDelta: 10, longitudeDelta: 20 };
  const marker = (tag, coordinate, ...content) => make(tag, 'RNMapsMarker', { coordinate }, ...content);
  const pin = marker(41, { latitude: 0, longitude: 0 });
  const own = marker(42, { latitude: 5, longitude: -10 }, make(43, 'RCTView'));
  const bare = make(44, 'RNMapsMarker');
  make(40, 'RNMapsMapView', { region }, pin, own, bare);
  for (const place of placings) place({ rootTag: 1 });
  expect([pin.frame, own.frame, bare.frame]).toEqual([[34, -15, 32, 40], [-50, -25, 100, 50], [5, 6, 100, 50]]);
});

test('the picture of an icon has a place of its own, at once and later', async () => {
  const { former, current } = icons;
  const path = former.sync.getImageForFontSync('Font Awesome', '\uF007', 20, -16777216);
  expect(path).toBe('file:///tmp/RNVectorIcons/Font%20Awesome_f007_20_ff000000.png');
  expect(await current.methods.getImageForFont('Font Awesome', '\uF007', 20, -16777216)).toBe(path);
  expect(former.sync.getImageForFontSync('Font Awesome', '\uF007', 21, 0)).not.toBe(path);
  expect([former.name, current.name]).toEqual(['RNVectorIcons', 'VectorIcons']);
});

test('a picker shows the label of its row', () => {
  const items = [{ label: 'one', value: 1 }, { label: 2, value: 2 }];
  expect([0, 1, 9, undefined].map((selectedIndex) => pickerValue({ props: { items, selectedIndex } })))
    .toEqual(['one', '2', undefined, 'one']);
  expect(pickerValue({ props: {} })).toBe(undefined);
});
