'use strict';
// The frames of the base protocol (protocol §1): `Content-Length: N`, an empty line, and N bytes of JSON.

const END = Buffer.from('\r\n\r\n');

/** Returns a message as a frame. */
function frame(message) {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
}

/** Takes bytes as they arrive, and gives the messages in them. */
class FrameReader {
  /** The bytes that belong to no message that was given, in the order of their arrival. */
  #parts = [];
  #count = 0;
  /** The length of the message that is under way; undefined before its header was read. */
  #length;

  add(bytes) {
    this.#parts.push(Buffer.from(bytes));
    this.#count += bytes.length;
  }

  /** Returns the next message that has arrived entirely; undefined if there is none. */
  next() {
    if (this.#length === undefined) {
      if (this.#count < END.length) return undefined;
      const all = this.#joined();
      const end = all.indexOf(END);
      if (end < 0) return undefined;
      const found = /^content-length:\s*(\d+)\s*$/im.exec(all.toString('latin1', 0, end));
      if (!found) throw new Error(`The header of a message has no length: ${JSON.stringify(all.toString('latin1', 0, end))}.`);
      this.#length = Number(found[1]);
      this.#take(end + END.length);
    }
    if (this.#count < this.#length) return undefined;
    const body = this.#joined().toString('utf8', 0, this.#length);
    this.#take(this.#length);
    this.#length = undefined;
    return JSON.parse(body);
  }

  /** The bytes as one part. A message that comes in many is joined once, when it is complete. */
  #joined() {
    if (this.#parts.length > 1) this.#parts = [Buffer.concat(this.#parts, this.#count)];
    return this.#parts[0] ?? Buffer.alloc(0);
  }

  #take(count) {
    this.#parts = [this.#parts[0].subarray(count)];
    this.#count -= count;
  }
}

module.exports = { FrameReader, frame };
