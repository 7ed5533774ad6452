'use strict';
// Finds the file that a name in `require` means, by the rules of Node and of React Native's packager.

/** The suffixes that the packager tries after a name, in this order. Those of other languages come last. */
const EXTENSIONS = ['.ios.js', '.native.js', '.js', '.ios.json', '.native.json', '.json', '.cjs'];
const extensions = () => [...EXTENSIONS, ...host.sourceExtensions.map((type) => `.${type}`)];
/** The members of package.json that may name the main file. */
const MAIN_FIELDS = ['react-native', 'browser', 'main'];

const directory = (path) => path.slice(0, path.lastIndexOf('/') + 1);
const extension = (path) => /\.([^./]+)$/.exec(path)?.[1].toLowerCase();
/** True for a file that is an asset and no source. */
const isAsset = (path) => host.assetExtensions.includes(extension(path));

/** Returns a path without `.` and, where possible, without `..`. */
function normal(path) {
  const parts = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length && parts.at(-1) !== '..' && parts.at(-1) !== '') parts.pop();
    else if (part !== '.' && (part !== '' || !parts.length)) parts.push(part);
  }
  return parts.join('/') || (path.startsWith('/') ? '/' : '.');
}

const absolute = (path) => normal(path.startsWith('/') ? path : `${host.workingDirectory}/${path}`);

function file(path) {
  return [path, ...extensions().map((end) => path + end)].find((candidate) => host.isFile(candidate));
}

/** Returns the main file of a folder. */
function folder(path) {
  const description = host.readFile(`${path}/package.json`);
  const fault = description === null ? host.fileFault(`${path}/package.json`) : null;
  if (fault !== null) throw new Error(`The file '${path}/package.json' cannot be read: ${fault}.`);
  const fields = description === null ? {} : JSON.parse(description);
  const main = MAIN_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string');
  if (main !== undefined) {
    const named = normal(`${path}/${main}`);
    const found = file(named) ?? file(`${named}/index`);
    if (found) return found;
  }
  return file(`${path}/index`);
}

/** Yields the folders of packages that are visible from a file, nearest first. */
function* packages(from) {
  const parts = absolute(directory(from) || '.').split('/');
  for (; parts.length; parts.pop()) {
    if (parts.at(-1) !== 'node_modules') yield [...parts, 'node_modules'].join('/');
  }
}

/** Returns the path of the file that `name` means in the file `from`; undefined if there is none. */
function resolve(from, name) {
  if (name.startsWith('/') || /^\.\.?(\/|$)/.test(name)) {
    const path = normal(name.startsWith('/') ? name : directory(from) + name);
    const isFolder = name.endsWith('/') || /(^|\/)\.\.?$/.test(name);
    // esbuild writes the asset of a file that it has bundled with its path from the working folder.
    const bundled = normal(`${host.workingDirectory}/${name}`);
    return (isFolder ? undefined : asset(path) ?? file(path)) ?? folder(path) ?? asset(bundled);
  }
  for (const place of packages(from)) {
    const path = `${place}/${name}`;
    const found = asset(path) ?? file(path) ?? folder(path);
    if (found) return found;
  }
  return undefined;
}

/** Returns the path of an asset that exists in at least one scale. The path itself names no scale. */
function asset(path) {
  return isAsset(path) && scales(path).length ? path : undefined;
}

/** Returns the files of an asset, `{scale, path}`, smallest first. */
function scales(path) {
  const [, stem, type] = /^(.*)(\.[^./]+)$/.exec(path);
  const found = [];
  for (const scale of [0.75, 1, 1.5, 2, 3, 4]) {
    const suffixes = scale === 1 ? ['', '@1x'] : [`@${scale}x`];
    const existing = suffixes
      .flatMap((suffix) => [`.ios${type}`, `.native${type}`, type].map((end) => stem + suffix + end)).find(host.isFile);
    if (existing) found.push({ scale, path: existing });
  }
  return found;
}

module.exports = { absolute, directory, extension, extensions, isAsset, normal, packages, resolve, scales };
