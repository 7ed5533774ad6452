'use strict';
// The worklets that follow the events of views. They are called with an event before React is (reanimated §5).

/** The handlers by the view and the event, `tag:onName`, each with its id; a tag of -1 stands for every view. */
const handlers = new Map();
let lastId = 0;

/** @param call receives the time and the event */
function follow(tag, name, call) {
  const key = `${tag}:${name}`;
  if (!handlers.has(key)) handlers.set(key, new Map());
  handlers.get(key).set((lastId += 1), call);
  return lastId;
}

function unfollow(id) {
  for (const [key, calls] of handlers) if (calls.delete(id) && !calls.size) handlers.delete(key);
}

/** Calls the worklets that follow an event of a view. @param type the name that views send, such as `topScroll` */
function deliver(tag, type, payload) {
  if (!handlers.size) return;
  const eventName = `on${type.slice(3)}`;
  const calls = [...(handlers.get(`-1:${eventName}`)?.values() ?? []), ...(handlers.get(`${tag}:${eventName}`)?.values() ?? [])];
  if (!calls.length) return;
  const { monotonic } = require('./clock');
  require('./worklet-frames').awaken();
  for (const call of calls) call(monotonic(), { ...payload, eventName });
}

/** True if a worklet follows an event of a view. */
const isFollowed = (tag, type) => handlers.has(`${tag}:on${type.slice(3)}`);

module.exports = { deliver, follow, isFollowed, unfollow };
