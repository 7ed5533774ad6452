'use strict';
// Node's module `fs`, as far as it reads the project of a test file. Nothing else is read, and nothing is written.

const { Buffer } = require('./buffer');

const WAY_OUT = "'navbridge detox test' runs a suite for Detox in Node, which has all of 'fs'.";

/** The path that an argument means. */
function pathOf(value) {
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value.toString();
  if (value?.protocol === 'file:') return decodeURIComponent(value.pathname);
  const error = new TypeError('fs needs a path: a text, a Buffer or a URL with the scheme file.');
  throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' });
}

/** Reads by a function of the host. @param call the function of Node, and that of the system, which its errors name */
function read(way, value, call) {
  const path = pathOf(value);
  const found = host.readProject(way, path);
  if (found?.code === undefined) return found;
  const { code, message } = found;
  const sentence = message ?? `'${path}' is outside the project '${found.root}', and this runner reads nothing else. ${WAY_OUT}`;
  throw Object.assign(new Error(`${code}: ${sentence}${message ? `, ${call} '${path}'` : ''}`), { code, syscall: call, path });
}

const encodingIn = (options) => (typeof options === 'string' ? options : options?.encoding);

class Entry {
  #kind;

  constructor(members, kind) {
    Object.assign(this, members);
    this.#kind = kind;
  }

  isFile() {
    return this.#kind === 'file';
  }

  isDirectory() {
    return this.#kind === 'folder';
  }

  isSymbolicLink() {
    return this.#kind === 'link';
  }
}

function statOf({ kind, size, modified, mode }) {
  return new Entry({ size, mode, mtimeMs: modified, mtime: new Date(modified) }, kind);
}

function listed(path, { withFileTypes = false, recursive = false } = {}) {
  const names = read('names', path, 'scandir');
  const within = pathOf(path);
  const kindOf = (name) => read('link', `${within}/${name}`, 'lstat').kind;
  const own = names.map((name) => (withFileTypes ? new Entry({ name, path: within, parentPath: within }, kindOf(name)) : name));
  if (!recursive) return own;
  const inner = names.filter((name) => kindOf(name) === 'folder').flatMap((name) => {
    const found = listed(`${within}/${name}`, { withFileTypes, recursive });
    return withFileTypes ? found : found.map((one) => `${name}/${one}`);
  });
  return [...own, ...inner];
}

/** The functions that read, as Node names them without `Sync`. */
const reading = {
  readFile(path, options) {
    const encoding = encodingIn(options);
    if (/^utf-?8$/i.test(encoding ?? '')) return read('text', path, 'open');
    const bytes = Buffer.from(read('bytes', path, 'open'), 'latin1');
    return encoding ? bytes.toString(encoding) : bytes;
  },
  readdir: (path, options) => listed(path, typeof options === 'string' ? {} : options),
  stat: (path) => statOf(read('entry', path, 'stat')),
  lstat: (path) => statOf(read('link', path, 'lstat')),
  realpath: (path) => read('entry', path, 'realpath').path,
  readlink: (path) => read('target', path, 'readlink'),
  access(path, mode = 0) {
    read('entry', path, 'access');
    if (mode & 2) throw refusal('access');
  },
};

/** The functions that write, or that need a file that stays open. */
const OTHERS = [
  'appendFile', 'chmod', 'chown', 'copyFile', 'cp', 'createReadStream', 'createWriteStream', 'link', 'mkdir', 'mkdtemp', 'open',
  'rename', 'rm', 'rmdir', 'symlink', 'truncate', 'unlink', 'utimes', 'watch', 'watchFile', 'write', 'writeFile',
];

function refusal(name) {
  const error = new Error(`EROFS: fs.${name}: a test file of this runner only reads, and only its project. ${WAY_OUT}`);
  return Object.assign(error, { code: 'EROFS', syscall: name });
}

/** `existsSync`: false for what is outside the project, too. */
function existsSync(path) {
  try {
    return Boolean(reading.stat(path));
  } catch {
    return false;
  }
}

const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 };

function make() {
  const promises = { constants };
  const fs = { constants, existsSync, exists: (path, done) => void Promise.resolve(existsSync(path)).then(done), promises };
  const add = (name, body) => {
    fs[`${name}Sync`] = body;
    promises[name] = async (...args) => body(...args);
    fs[name] = (...args) => {
      const done = args.pop();
      promises[name](...args).then((value) => done(null, value), (error) => done(error));
    };
  };
  for (const [name, body] of Object.entries(reading)) add(name, body);
  for (const name of OTHERS) {
    const refuse = () => { throw refusal(name); };
    Object.assign(fs, { [name]: refuse, [`${name}Sync`]: refuse });
    promises[name] = async () => refuse();
  }
  return fs;
}

module.exports = { fs: make() };
