'use strict';
// `TouchablePreview`: a press becomes a preview by its force.

/** The duration (ms) and the force of a press that begin a preview, and the time (ms) without a move that ends it. */
const DELAY = 350;
const FORCE = 0.1;
const TIMEOUT = 1250;

/** A caller that simulates a finger may call the handlers, because there is no React here that would. */
class TouchablePreview {
  static peeking = false;
  #touchedAt = 0;
  #timeout;

  constructor(props = {}) {
    this.props = props;
  }

  onPress = () => (TouchablePreview.peeking ? undefined : this.props.onPress?.());

  /** @param reactTag the tag of the pressed view: any positive number */
  onPressIn = (reactTag = null) => this.props.onPressIn?.({ reactTag });

  onTouchStart = ({ nativeEvent }) => {
    this.#touchedAt = nativeEvent.timestamp;
  };

  onTouchMove = ({ nativeEvent: { force, timestamp } }) => {
    clearTimeout(this.#timeout);
    if (force > FORCE && timestamp - this.#touchedAt > DELAY) {
      TouchablePreview.peeking = true;
      this.props.onPeekIn?.();
    }
    this.#timeout = setTimeout(this.onTouchEnd, TIMEOUT);
  };

  onTouchEnd = () => {
    clearTimeout(this.#timeout);
    TouchablePreview.peeking = false;
    this.props.onPeekOut?.();
  };

  render() {
    return this.props.children ?? null;
  }
}

module.exports = { TouchablePreview };
