'use strict';
// The animations of views that come and go (reanimated §6). A view that comes is animated to its place; one that goes is taken
// away at once, and the worklet of its end is called when its time is over. A view that changes its place is there at once.

const { later } = require('./task-queue');
const { dimensions } = require('./device-info');
const { frameInWindow } = require('./measures');
const viewLife = require('./view-life');
const { setArriving, views } = require('./views');

/** The kinds of animations, as the library numbers them. */
const Kind = { entering: 1, exiting: 2, layout: 3 };

/** The animations of views that will come, by their `nativeID`, and of those that will go, by their tag. */
const entering = new Map();
const exiting = new Map();
/** The tags of views that go without their animation. */
const staying = new Set();

/** Starts an animation in the runtime of the user interface, as `(tag, kind, values, config)`. */
let start;

/** The values of a view at the one end of its animation that is known. @param place `target` or `current` */
function valuesOf(view, place) {
  const [x, y, width, height] = view.frame ?? [0, 0, 0, 0];
  const [globalX, globalY] = frameInWindow(view);
  const { width: windowWidth, height: windowHeight } = dimensions().window;
  const found = { OriginX: x, OriginY: y, Width: width, Height: height, GlobalOriginX: globalX, GlobalOriginY: globalY,
    BorderRadius: 0 };
  const named = Object.entries(found).map(([name, value]) => [place + name, value]);
  return { ...Object.fromEntries(named), windowWidth, windowHeight };
}

/** Takes over the animations of some views: `[{viewTag, type, config}]`. */
function configure(batch) {
  for (const { viewTag, type, config } of batch) {
    const configs = type === Kind.entering ? entering : type === Kind.exiting ? exiting : undefined;
    if (config === undefined) configs?.delete(viewTag);
    else configs?.set(viewTag, config);
  }
}

function added(view) {
  const id = Number(view.props.nativeID);
  if (!entering.has(id)) return;
  const config = entering.get(id);
  entering.delete(id);
  later(() => {
    if (views.get(view.tag) === view && view.frame) start(view.tag, Kind.entering, valuesOf(view, 'target'), config);
  });
}

function removed(view) {
  const config = exiting.get(view.tag);
  exiting.delete(view.tag);
  if (config === undefined || staying.delete(view.tag) || !view.frame) return;
  const { tag } = view;
  const values = valuesOf(view, 'current');
  later(() => start(tag, Kind.exiting, values, config));
}

/** Shows a step of an animation. @param style the properties of the view, and `originX` and `originY` in its parent */
function progress(tag, { originX, originY, width: _width, height: _height, ...style }) {
  const view = views.get(tag);
  if (!view?.frame) return;
  const [x, y] = view.frame;
  const move = [
    ...(originX === undefined ? [] : [{ translateX: originX - x }]),
    ...(originY === undefined ? [] : [{ translateY: originY - y }]),
  ];
  if (move.length) style.transform = [...move, ...(style.transform ?? [])];
  setArriving(view, style);
}

/** An animation has ended: the view has the properties that React and the worklets of its styles have given it. */
function end(tag, _isRemoved) {
  const view = views.get(tag);
  if (view) setArriving(view, null);
}

module.exports = {
  configure, end, progress,
  setExits: (tag, exits) => void (exits ? staying.delete(tag) : staying.add(tag)),
  /** @param starter see `start` */
  begin(starter) {
    start = starter;
    viewLife.follow(added);
    viewLife.followRemoval(removed);
  },
};
