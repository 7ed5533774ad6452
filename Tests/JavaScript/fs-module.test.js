const { expect, test } = require('navbridge');

/** A project in memory: texts, folders as lists of names, and links as `{to}`. */
const project = {
  '/p': ['a.txt', 'b', 'l'], '/p/a.txt': 'hé\u00ff', '/p/b': ['c.json', 'd'], '/p/b/c.json': '{}', '/p/b/d': ['e'],
  '/p/b/d/e': '1',
  '/p/l': { to: '/out' },
};
function kindOf(found) {
  if (found === undefined) return 'none';
  if (Array.isArray(found)) return 'folder';
  return typeof found === 'string' ? 'file' : 'link';
}
globalThis.host = {
  readProject(way, path) {
    const found = project[path];
    const isFollowed = kindOf(found) === 'link' && !['link', 'target'].includes(way);
    if (path.startsWith('/out') || isFollowed) return { code: 'EACCES', root: '/p' };
    if (found === undefined) return { code: 'ENOENT', message: 'no such file or directory' };
    const kind = kindOf(found);
    if (way === 'entry' || way === 'link') return { kind, size: found.length, modified: 1000, mode: 0o100644, path };
    if (way === 'target') return found.to ?? { code: 'EINVAL', message: 'invalid argument' };
    if (way === 'names') return kind === 'folder' ? found : { code: 'ENOTDIR', message: 'not a directory' };
    if (kind === 'folder') return { code: 'EISDIR', message: 'illegal operation' };
    return way === 'bytes' ? unescape(encodeURIComponent(found)) : found;
  },
};
const { fs } = require('house/fs-module');

test('a file is read as a text, as bytes, and in other encodings', () => {
  expect(fs.readFileSync('/p/a.txt', 'utf8')).toBe('hé\u00ff');
  expect(fs.readFileSync('/p/a.txt', { encoding: 'UTF-8' })).toBe('hé\u00ff');
  expect([...fs.readFileSync('/p/a.txt')]).toEqual([104, 0xc3, 0xa9, 0xc3, 0xbf]);
  expect(fs.readFileSync('/p/a.txt', 'base64')).toBe('aMOpw78=');
  expect(fs.readFileSync(new URL('file:///p/b/c.json'), 'utf8')).toBe('{}');
  expect(fs.readFileSync(fs.readFileSync('/p/a.txt').constructor.from('/p/b/c.json'), 'utf8')).toBe('{}');
  expect(() => fs.readFileSync(3)).toThrow('fs needs a path');
});

test('folders, links and files are told apart', () => {
  expect(fs.statSync('/p').isDirectory() && fs.statSync('/p/a.txt').isFile() && fs.lstatSync('/p/l').isSymbolicLink()).toBe(true);
  expect([fs.statSync('/p').isFile(), fs.statSync('/p/a.txt').isSymbolicLink()]).toEqual([false, false]);
  expect(fs.statSync('/p/a.txt')).toMatchObject({ size: 3, mtimeMs: 1000 });
  expect(fs.statSync('/p/a.txt').mtime.getTime()).toBe(1000);
  expect([fs.readlinkSync('/p/l'), fs.realpathSync('/p/b')]).toEqual(['/out', '/p/b']);
  expect(fs.readdirSync('/p')).toEqual(['a.txt', 'b', 'l']);
  expect(fs.readdirSync('/p', 'utf8')).toEqual(['a.txt', 'b', 'l']);
  expect(fs.readdirSync('/p', { recursive: true })).toEqual(['a.txt', 'b', 'l', 'b/c.json', 'b/d', 'b/d/e']);
  const entries = fs.readdirSync('/p/b', { withFileTypes: true, recursive: true });
  expect(entries.map((one) => [one.name, one.parentPath, one.isFile()])).toEqual([
    ['c.json', '/p/b', true], ['d', '/p/b', false], ['e', '/p/b/d', true]]);
});

test('existsSync is false for what is missing and for what is outside', () => {
  expect(['/p/a.txt', '/p/b', '/p/none', '/out/x', '/p/l'].map(fs.existsSync)).toEqual([true, true, false, false, false]);
});

test('what cannot be read has the code and the words of Node', () => {
  const codeOf = (body) => {
    try {
      body();
    } catch ({ code, syscall, path, message }) {
      return { code, syscall, path, message };
    }
    return undefined;
  };
  const message = "ENOENT: no such file or directory, open '/p/none'";
  expect(codeOf(() => fs.readFileSync('/p/none'))).toEqual({ code: 'ENOENT', syscall: 'open', path: '/p/none', message });
  expect(codeOf(() => fs.readdirSync('/p/a.txt')).message).toBe("ENOTDIR: not a directory, scandir '/p/a.txt'");
  const outside = codeOf(() => fs.readFileSync('/out/x'));
  expect(outside.code).toBe('EACCES');
  expect(outside.message).toMatch(/^EACCES: '\/out\/x' is outside the project '\/p', and this runner reads nothing else\./);
  expect(codeOf(() => fs.accessSync('/p/a.txt', fs.constants.W_OK)).code).toBe('EROFS');
  expect(codeOf(() => fs.accessSync('/p/a.txt', fs.constants.R_OK))).toBe(undefined);
  expect(codeOf(() => fs.writeFileSync('/p/a.txt', '')).message).toMatch(
    /^EROFS: fs\.writeFile: a test file of this runner only reads, and only its project\. 'navbridge detox test'/);
});

test('what may be done with a file is asked with the numbers of Node', () => {
  expect(fs.constants).toEqual({ F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 });
  const { F_OK, R_OK, X_OK } = fs.constants;
  for (const mode of [undefined, F_OK, X_OK, R_OK]) expect(fs.accessSync('/p/a.txt', mode)).toBe(undefined);
  expect(() => fs.accessSync('/p/a.txt', fs.constants.R_OK | fs.constants.W_OK)).toThrow('EROFS');
  expect(() => fs.accessSync('/p/none')).toThrow('ENOENT');
});

test('each function is there as a promise and with a callback, too', async () => {
  expect(await fs.promises.readFile('/p/b/c.json', 'utf8')).toBe('{}');
  await expect(fs.promises.stat('/p/none')).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(fs.promises.mkdir('/p/x')).rejects.toMatchObject({ code: 'EROFS' });
  expect(await new Promise((done) => fs.readFile('/p/b/c.json', 'utf8', (...found) => done(found)))).toEqual([null, '{}']);
  expect(await new Promise((done) => fs.stat('/p/none', (error) => done(error.code)))).toBe('ENOENT');
  expect(await new Promise((done) => fs.exists('/p/b', done))).toBe(true);
});
