'use strict';
// `react-native-keyboard-controller` 1 (community-views §2): the keyboard's way as events of the module and of its views.

const { blurFocused, focus, focused } = require('./input-focus');
const { isInput } = require('./input-text');
const { whenMoved } = require('./keyboard');
const { listening } = require('./listening');
const { frameInWindow } = require('./measures');
const { roots } = require('./react-roots');
const { schedule } = require('./timers');
const { bringAttributes, words } = require('./view-attributes');
const { bring } = require('./view-commands');
const { sendEvent } = require('./view-events');
const { follow, followRemoval } = require('./view-life');
const { isScrollView, named, views, walk } = require('./views');

/** The time in which the keyboard comes or goes, in milliseconds. */
const DURATION = 250;
const NAME = 'KeyboardControllerView';
const isController = named(NAME);
const controllers = new Set();
const listeners = listening();

const send = (type, body) => {
  for (const view of controllers) if (view.props.enabled !== false) sendEvent(view, type, body);
};

/** The body of an event of the module. */
const bodyOf = (height) => ({
  height, duration: DURATION, timestamp: Date.now(), target: focused()?.tag ?? -1,
  type: focused()?.props.keyboardType ?? 'default', appearance: focused()?.props.keyboardAppearance ?? 'light',
});
const emit = (name, height) => listeners.emit(`KeyboardController::keyboard${name}`, bodyOf(height));

function scrollerAround(view) {
  let each = view?.parent;
  while (each && !isScrollView(each)) each = each.parent;
  return each?.tag ?? -1;
}

/** Sends the place of the input that has the focus; none has the target -1. */
function sendInput() {
  const input = focused();
  const [absoluteX, absoluteY, width, height] = input?.frame ? frameInWindow(input) : [0, 0, 0, 0];
  const [x, y] = input?.frame ?? [0, 0];
  const layout = { x, y, width, height, absoluteX, absoluteY };
  send('topFocusedInputLayoutChanged', { target: input?.tag ?? -1, parentScrollViewTarget: scrollerAround(input), layout });
}

let latest = 0;

whenMoved((height) => {
  const name = height > 0 ? 'Show' : 'Hide';
  const move = () => ({ height, progress: height > 0 ? 1 : 0, duration: DURATION, target: focused()?.tag ?? -1 });
  latest += 1;
  const mine = latest;
  sendInput();
  send('topKeyboardMoveStart', move());
  emit(`Will${name}`, height);
  schedule('animation', () => {
    // The keyboard that moves elsewhere meanwhile ends its way there.
    if (mine !== latest) return;
    send('topKeyboardMove', move());
    send('topKeyboardMoveEnd', move());
    emit(`Did${name}`, height);
  }, DURATION, []);
});

follow((view) => {
  if (isController(view)) controllers.add(view);
});
followRemoval((view) => controllers.delete(view));

bring([NAME], {
  synchronizeFocusedInputLayout() {
    sendInput();
    listeners.emit('KeyboardController::layoutDidSynchronize', {});
  },
});

bringAttributes({
  properties: { BOOL: words('enabled statusBarTranslucent navigationBarTranslucent preserveEdgeToEdge') },
  direct: words(`KeyboardMoveStart KeyboardMove KeyboardMoveEnd KeyboardMoveInteractive FocusedInputLayoutChanged
    FocusedInputTextChanged FocusedInputSelectionChanged`),
});

/** The inputs of the root of the one that has the focus, in their order. */
function inputs() {
  const found = [];
  const root = roots.get(focused()?.rootTag);
  if (!root) return found;
  walk(root.view, (view) => {
    if (isInput(view) && view.props.editable !== false) found.push(view);
  });
  return found;
}

module.exports = {
  name: 'KeyboardController',
  constants: () => ({ keyboardBorderRadius: 0 }),
  methods: {
    ...listeners.methods,
    setDefaultMode() {},
    setInputMode(_mode) {},
    preload() {},
    setTranslucent(_isTranslucent) {},
    dismiss(keepsFocus, _isAnimated) {
      if (keepsFocus !== true) blurFocused();
    },
    /** @param direction `next`, `prev` or `current` */
    setFocusTo(direction) {
      const all = inputs();
      const at = all.indexOf(focused());
      const next = all[at + ({ next: 1, prev: -1 }[direction] ?? 0)];
      if (at >= 0 && next) focus(next);
    },
    async viewPositionInWindow(tag) {
      const view = views.get(tag);
      if (!view?.frame) throw Object.assign(new Error('Could not find view for tag'), { code: 'E_VIEW_NOT_FOUND' });
      const [x, y, width, height] = frameInWindow(view);
      return { x, y, width, height };
    },
  },
};
