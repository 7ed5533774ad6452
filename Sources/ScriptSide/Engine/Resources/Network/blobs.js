'use strict';
// The bytes of React Native's blobs, by their ids.

const { bytesOf } = require('./reply-content');
const { TextDecoder } = require('./text-coding');
const base64 = require('./base64');

const blobs = new Map();
let nextId = 1;

const textOf = (bytes) => new TextDecoder().decode(bytes);

/** Keeps bytes, and returns the blob as React Native knows it. */
function make(bytes, type = '') {
  const blobId = `blob-${nextId++}`;
  blobs.set(blobId, bytes);
  return { blobId, offset: 0, size: bytes.length, type };
}

/** The bytes of a blob, which may be a part of another one. */
function read({ blobId, offset = 0, size }) {
  const bytes = blobs.get(blobId);
  if (!bytes) throw new Error(`There is no blob '${blobId}'. It was released, or it is of another script context.`);
  return bytes.subarray(offset, size === undefined ? undefined : offset + size);
}

/** Keeps the parts of a new blob: texts, and parts of other blobs. */
function join(parts, blobId) {
  const all = parts.map(({ type, data }) => (type === 'string' ? bytesOf(data) : read(data)));
  const bytes = new Uint8Array(all.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  blobs.set(blobId, bytes);
}

module.exports = {
  join,
  make,
  read,
  textOf,
  release: (blobId) => blobs.delete(blobId),
  toBase64: base64.encode,
};
