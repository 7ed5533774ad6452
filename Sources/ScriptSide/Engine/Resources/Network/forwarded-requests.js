'use strict';
// Requests that the client of a test answers, such as those to a server that the test has started. The device's time stands until
// they are answered, as it does for anything that the app computes.

const { decode } = require('./base64');

/** The requests that the client has not taken, and those that it has not answered, by their numbers. */
const waiting = [];
const open = new Map();
let nextId = 1;
/** Called with the next request, if the client waits for one. */
let take = null;

function offer() {
  if (!take || !waiting.length) return;
  const taken = take;
  take = null;
  taken(waiting.shift());
}

module.exports = {
  /** An answer for `network.reply`: what the client gives. */
  forward: (request) => new Promise((resolve) => {
    const id = nextId++;
    open.set(id, resolve);
    host.holdTime(true);
    waiting.push({ id, request });
    offer();
  }),
  /** Resolves with the next request, `{id, request}`. Of two that wait, the second gets it. */
  next: () => new Promise((resolve) => {
    take = resolve;
    offer();
  }),
  /** @param answer as a reply has it; a body of bytes is `{base64}` */
  answer(id, { base64, ...answer }) {
    const resolve = open.get(id);
    open.delete(id);
    if (!open.size) host.holdTime(false);
    resolve?.(base64 === undefined ? answer : { ...answer, body: new Uint8Array(decode(base64) ?? []) });
  },
};
