const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');
const { extension, isAsset, normal, resolve, scales } = require('house/resolution');

let files;
Object.assign(host, {
  workingDirectory: '/app',
  sourceExtensions: ['ts', 'tsx', 'jsx'], assetExtensions: ['png', 'svg'],
  isFile: (path) => Object.hasOwn(files, path),
  readFile: (path) => files[path] ?? null,
  fileFault: () => null,
});
const having = (...paths) => Object.assign(files, Object.fromEntries(paths.map((path) => [path, ''])));

beforeEach(() => {
  files = {};
});

test.each([['a/./b/../c', 'a/c'], ['../a', '../a'], ['/a/..', '/'], ['a/..', '.'], ['a//b', 'a/b'], ['../../x/..', '../..']])(
  'the path %s is %s', (path, expected) => {
    expect(normal(path)).toBe(expected);
  });

test.each([
  [['a.js', 'a.native.js', 'a.ios.js'], 'a.ios.js'], [['a.js', 'a.native.js'], 'a.native.js'], [['a.json', 'a.js'], 'a.js'],
  [['a', 'a.js'], 'a'], [['a.cjs'], 'a.cjs'], [['a/index.js'], 'a/index.js'],
])('of the files %j ./a is %s', (paths, expected) => {
  having(...paths.map((path) => `src/${path}`));
  expect(resolve('src/app.js', './a')).toBe(`src/${expected}`);
});

test('a folder has the main file that its description names', () => {
  having('a/main.js', 'a/ios.js', 'a/index.js');
  files['a/package.json'] = '{"main": "main", "react-native": "./ios"}';
  expect(resolve('app.js', './a')).toBe('a/ios.js');
  files['a/package.json'] = '{"main": "gone"}';
  expect(resolve('app.js', './a')).toBe('a/index.js');
});

test('a folder is meant by a name that ends like one, even beside a file', () => {
  having('src/a.js', 'src/a/index.js', 'src/index.js');
  const found = ['./a', './a/', '.'].map((name) => resolve('src/app.js', name));
  expect(found).toEqual(['src/a.js', 'src/a/index.js', 'src/index.js']);
});

test('a package is found in the nearest node_modules', () => {
  having('/app/node_modules/one/index.js', '/node_modules/one/index.js', '/node_modules/two/lib/x.js');
  expect(resolve('src/app.js', 'one')).toBe('/app/node_modules/one/index.js');
  expect(resolve('src/app.js', 'two/lib/x')).toBe('/node_modules/two/lib/x.js');
  expect(resolve('/app/node_modules/one/index.js', 'one')).toBe('/app/node_modules/one/index.js');
  expect(resolve('src/app.js', 'three')).toBe(undefined);
});

test('an asset exists in at least one scale, which its path does not name', () => {
  having('i.png', 'i@2x.png', 'i@3x.ios.png', 'j@2x.png');
  expect(scales('i.png').map(({ scale }) => scale)).toEqual([1, 2, 3]);
  expect(resolve('app.js', './j.png')).toBe('j.png');
  expect(resolve('app.js', './k.png')).toBe(undefined);
  // A bundled file names it from the working folder.
  having('/app/src/k.png');
  expect(resolve('/app/src/main.tsx', './src/k.png')).toBe('/app/src/k.png');
  expect([isAsset('a/b.PNG'), isAsset('a.png/b'), extension('a.b/C.Json')]).toEqual([true, false, 'json']);
});

test.each([
  ['./a', 'src/a.tsx'], ['./a.js', undefined], ['./b', 'src/b/index.ts'], ['a', undefined], ['../c', 'c.jsx'],
])('the file in another language that %s means is %s', (name, expected) => {
  having('src/a.tsx', 'src/b/index.ts', 'c.jsx');
  expect(resolve('src/app.js', name)).toBe(expected);
});
