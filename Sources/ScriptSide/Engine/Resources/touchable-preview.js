'use strict';
// `TouchablePreview`: presses that become previews by their force.

/** Milliseconds of pressing, and the force, that make a preview; milliseconds without a move that end it. */
const DELAY = 350;
const FORCE = 0.1;
const TIMEOUT = 1250;

/** Its handlers may be called by who stands for a finger: there is no React here to do so. */
class TouchablePreview {
  static peeking = false;
  #touchedAt = 0;
  #timeout;

  constructor(props = {}) {
    this.props = props;
  }

  onPress = () => (TouchablePreview.peeking ? undefined : this.props.onPress?.());

  /** @param reactTag what was pressed upon: any number that is positive */
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
