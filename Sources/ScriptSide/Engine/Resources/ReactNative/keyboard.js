'use strict';
// The keyboard, as it covers the content: scroll views that ask for it give it room, and accessories lie on it.

const { place } = require('./input-accessories');
const { focused } = require('./input-focus');
const { dimensions } = require('./device-info');
const { roots } = require('./react-roots');
const { avoidKeyboard } = require('./scroll-views');
const { isScrollView, walk } = require('./views');

let height = 0;
/** Functions that are called with the height when it has changed. */
const observers = [];

/** Adapts the content to the keyboard and to the input that has the focus. */
function adapt() {
  const input = focused();
  place(input, height);
  const top = height > 0 ? dimensions().window.height - height : Infinity;
  for (const { view } of roots.values()) {
    walk(view, (each) => {
      if (!isScrollView(each) || each.props.automaticallyAdjustKeyboardInsets !== true) return;
      avoidKeyboard(each, top, input?.isWithin(each) ? input : undefined);
    });
  }
}

/** The native side has shown or hidden the keyboard. */
function moved(event) {
  height = event.height;
  adapt();
  for (const observer of observers) observer(height);
}

module.exports = { adapt, moved, whenMoved: (observer) => void observers.push(observer) };
