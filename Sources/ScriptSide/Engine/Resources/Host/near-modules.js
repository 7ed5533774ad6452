'use strict';
// Finds the module that a misspelt name in `require` means.

const { nearest } = require('./likeness');
const { directory, extensions, normal, packages } = require('./resolution');

/** The name by which a file is required. */
function stem(name) {
  const end = extensions().find((one) => name.endsWith(one) && name.length > one.length);
  return end === undefined ? name : name.slice(0, -end.length);
}

/** The names of the packages that are visible from a file. */
const packagesFor = (from, name) => [...packages(from)].flatMap((place) => {
  const [scope] = /^@[^/]+\//.exec(name) ?? [''];
  return host.namesIn(normal(`${place}/${scope}`)).map((one) => scope + one);
});

/**
 * Returns the name of the module that is most like one that does not exist; undefined if none is alike.
 *
 * @param libraries the names of the libraries that are built in
 */
function nearModule(from, name, libraries) {
  if (!/^\.{0,2}\//.test(name)) return nearest(name, [...libraries, ...packagesFor(from, name)]);
  const folder = directory(name);
  const place = normal(folder.startsWith('/') ? folder : directory(from) + folder);
  const isOther = (one) => !one.startsWith('.') && normal(`${place}/${one}`) !== stem(normal(from));
  const others = host.namesIn(place).map(stem).filter(isOther);
  const found = nearest(name.slice(folder.length), others);
  return found && folder + found;
}

module.exports = { nearModule };
