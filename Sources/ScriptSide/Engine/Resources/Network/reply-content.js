'use strict';
// The content of an answer to a request, from the body that a reply gives.

const { TextEncoder } = require('./text-coding');

const isBytes = (body) => ArrayBuffer.isView(body) || Object.prototype.toString.call(body) === '[object ArrayBuffer]';

/** The body of an answer, with the type that it has by default. Data become JSON. */
function contentOf(body) {
  if (body === undefined || body === null) return { content: '' };
  if (typeof body === 'string') return { content: body, type: 'text/plain; charset=utf-8' };
  if (isBytes(body)) return { content: body, type: 'application/octet-stream' };
  return { content: JSON.stringify(body), type: 'application/json' };
}

/** The bytes of a text, of a buffer or of a view of one. */
function bytesOf(content) {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  if (ArrayBuffer.isView(content)) return new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
  return new Uint8Array(content);
}

const hasHeader = (headers, name) => Object.keys(headers).some((each) => each.toLowerCase() === name);

/** The headers of an answer, with the type of its content where the reply gives none. */
const headersOf = (headers, type) =>
  (type === undefined || hasHeader(headers, 'content-type') ? { ...headers } : { 'Content-Type': type, ...headers });

module.exports = { bytesOf, contentOf, headersOf };
