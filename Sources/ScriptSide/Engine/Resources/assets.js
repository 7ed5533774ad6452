'use strict';
// Images and other assets, as React Native's packager registers them.

const { absolute, directory, extension, scales } = require('./resolution');

/** By number, from 1. */
const assets = [];

/** React Native's registry. */
const AssetRegistry = {
  registerAsset: (asset) => assets.push(asset),
  getAssetByID: (id) => assets[id - 1],
};

/** The nearest folder around the app's file that describes a package, else the file's own. */
const root = (() => {
  const own = absolute(directory(host.file) || '.');
  for (let folder = own; folder && folder !== '/'; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    if (host.isFile(`${folder}/package.json`)) return folder;
  }
  return own;
})();

/** The way from the app's folder to another, by `..` where it lies elsewhere. */
function relative(folder) {
  const [from, to] = [root, folder].map((path) => path.split('/').filter(Boolean));
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}

/** The number that `require` answers for an asset. */
function register(path) {
  const files = scales(path);
  const folder = relative(absolute(directory(path) || '.'));
  const told = JSON.parse(host.readAsset(JSON.stringify(files.map((file) => file.path))));
  // Measured in one of its files, and told in points.
  const { width, height } = told;
  const size = width === undefined ? {} : { width: width / files[0].scale, height: height / files[0].scale };
  const type = extension(path);
  return AssetRegistry.registerAsset({
    __packager_asset: true,
    httpServerLocation: folder ? `/assets/${folder}` : '/assets',
    ...size,
    scales: files.map((file) => file.scale),
    hash: told.hash,
    name: path.slice(path.lastIndexOf('/') + 1, -type.length - 1),
    type,
  });
}

/** Where a development build has its assets from. */
const SERVER = 'http://localhost:8081';

/** What native is sent for an image: of a number what is registered, else the value itself. */
function resolveAssetSource(source) {
  if (typeof source === 'object') return source;
  const asset = AssetRegistry.getAssetByID(source);
  if (!asset) return null;
  const device = host.context.device.scale ?? 3;
  const scale = asset.scales.find((candidate) => candidate >= device) ?? asset.scales.at(-1) ?? 1;
  const suffix = scale === 1 ? '' : `@${scale}x`;
  return {
    __packager_asset: true,
    width: asset.width,
    height: asset.height,
    uri: `${SERVER}${asset.httpServerLocation}/${asset.name}${suffix}.${asset.type}?platform=ios&hash=${asset.hash}`,
    scale,
  };
}

module.exports = { AssetRegistry, register, resolveAssetSource };
