'use strict';
// Which values of an `Animated.event` have listeners. React Native's own hook for animated views adds one to each of them,
// which does nothing, so that the script's copy of the value stays current; for the native module it is one like any other.

const { fiberOf } = require('./react-roots');

/** The `Animated.event` that an element has been given for a property; undefined if it is none. */
function animatedEvent(view, property) {
  for (let fiber = fiberOf(view)?.return; fiber && typeof fiber.type !== 'string'; fiber = fiber.return) {
    const event = fiber.memoizedProps?.[property];
    if (Array.isArray(event?._argMapping)) return event;
  }
  return undefined;
}

/** The listeners of a value, which Babel may have given a private name; undefined if they are not found. */
function listenersIn(value) {
  const name = Object.getOwnPropertyNames(value).find((each) => /(^|_)listeners$/.test(each));
  return value[name] instanceof Map ? value[name] : undefined;
}

/** True if a function has an empty body. */
const isEmpty = (action) => /(=>|\))\s*\{\s*\}$/.test(String(action));

/**
 * Returns a function that is true for a path in an event, such as `['progress']`, if the value that follows it has a listener
 * with an effect, or may have one.
 */
function listenersOf(view, property) {
  let event;
  return (path) => {
    event ??= animatedEvent(view, property) ?? {};
    const value = path.reduce((inner, name) => inner?.[name], event._argMapping?.[0]?.nativeEvent);
    const listeners = value && listenersIn(value);
    return listeners ? [...listeners.values()].some((each) => !isEmpty(each)) : true;
  };
}

module.exports = { listenersOf };
