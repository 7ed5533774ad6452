const { expect, test } = require('navbridge');
const { host } = require('./host');

Object.assign(host, {
  architecture: 'bridge', notify() {}, forgetLayout() {},
  context: {
    componentViews: { Modal: { content: true, layoutRoot: true }, Screen: { content: true, layoutRoot: false } },
    device: { window: { width: 400, height: 800, scale: 2, fontScale: 1 }, screen: { width: 400, height: 800 } },
  },
  surfaceLayout: () => ({ frame: [10, 20, 380, 700], safeArea: [0, 0, 0, 0] }),
});
const { begin, roots } = require('house/react-roots');
const { frameInWindow, measureInWindow } = require('house/measures');
const { sharesOf } = require('house/visible-share');
const { add, setChildren } = require('house/views');

let tag = 101;
/** Adds a view with a frame to another one. */
function put(parent, frame, { name = 'RCTView', state = null, ...props } = {}) {
  const view = add(tag++, name, parent.rootTag, props, null);
  Object.assign(view, { frame, state, placedAt: state?.window ? [0, 0] : null });
  setChildren(parent, [...parent.children, view]);
  return view;
}
function root() {
  const rootTag = (tag += 10) - 1;
  begin(rootTag);
  return roots.get(rootTag).view;
}

test('a view of a surface lies where the surface does', () => {
  const view = put(put(root(), [0, 30, 380, 600]), [5, 6, 7, 8]);
  expect(frameInWindow(view)).toEqual([15, 56, 7, 8]);
});
test('a view of a modal lies where the modal does, in whatever view', () => {
  const state = { window: [0, 300], size: [400, 500] };
  const modal = put(put(root(), [0, 30, 380, 600]), [0, 0, 400, 500], { name: 'Modal', state });
  expect(frameInWindow(modal)).toEqual([0, 300, 400, 500]);
  const screen = put(put(modal, [0, 0, 400, 500]), [0, 56, 400, 444], { name: 'Screen' });
  expect(frameInWindow(put(screen, [0, 11, 100, 40]))).toEqual([0, 367, 100, 40]);
});
test('a modal that has no place yet lies at the origin, and one in another modal at its own place', () => {
  const modal = put(root(), [0, 0, 400, 800], { name: 'Modal' });
  expect(frameInWindow(put(modal, [3, 4, 5, 6]))).toEqual([3, 4, 5, 6]);
  const inner = put(modal, [0, 0, 400, 300], { name: 'Modal', state: { window: [0, 500], size: [400, 300] } });
  expect(frameInWindow(put(inner, [3, 4, 5, 6]))).toEqual([3, 504, 5, 6]);
});
test('React Native measures in the window on the bridge, and from the modal on the turbo route', () => {
  const modal = put(root(), [0, 0, 400, 500], { name: 'Modal', state: { window: [0, 300], size: [400, 500] } });
  const view = put(modal, [0, 11, 100, 40]);
  expect(measureInWindow(view)).toEqual([0, 311, 100, 40]);
  host.architecture = 'turbo';
  expect(measureInWindow(view)).toEqual([10, 31, 100, 40]);
  host.architecture = 'bridge';
});
test('an opaque view hides a part of the window once, and one that is transparent none', () => {
  const around = root();
  const opaque = put(around, [0, 0, 100, 100], { backgroundColor: 0xffffffff });
  put(opaque, [10, 10, 20, 20], { backgroundColor: 0xff000000 });
  put(around, [0, 200, 100, 100], { backgroundColor: 0x10000000 });
  put(around, [0, 300, 100, 100], { backgroundColor: 0xff000000, opacity: 0.5 });
  const { covers, shares } = sharesOf(around.children, [10, 20, 380, 700]);
  expect(covers).toEqual([[10, 20, 100, 100]]);
  expect(shares.get(opaque)).toBe(1);
});
