'use strict';
// An event as the handlers of the built-in components get it.

/** @param nativeEvent what the view has sent */
const eventOf = (nativeEvent) => ({ nativeEvent, persist() {}, preventDefault() {}, stopPropagation() {} });

module.exports = { eventOf };
