'use strict';
// Node's module `path`, as far as configurations use it. Paths are those of POSIX.

const { absolute, directory, normal } = require('./resolution');

const name = (path) => path.slice(path.lastIndexOf('/') + 1);

const extname = (path) => /.(\.[^./]*)$/.exec(name(path))?.[1] ?? '';

const join = (...parts) => normal(parts.filter((part) => part !== '').join('/'));

function resolve(...parts) {
  const start = parts.findLastIndex((part) => part.startsWith('/'));
  return absolute(join(...parts.slice(Math.max(0, start))));
}

function relative(from, to) {
  const [one, other] = [from, to].map((path) => resolve(path).split('/').filter(Boolean));
  const common = one.findIndex((part, at) => part !== other[at]);
  const shared = common < 0 ? one.length : common;
  return [...one.slice(shared).map(() => '..'), ...other.slice(shared)].join('/');
}

module.exports = {
  basename: (path, end = '') => (end && name(path).endsWith(end) ? name(path).slice(0, -end.length) : name(path)),
  dirname: (path) => directory(path).replace(/(.)\/$/, '$1') || '.',
  extname, isAbsolute: (path) => path.startsWith('/'), join, normalize: normal, relative, resolve, sep: '/',
};
