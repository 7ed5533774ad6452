'use strict';
// Images and other assets, as React Native's packager registers them.

const { absolute, directory, extension, scales } = require('./resolution');

/** The assets, by number from 1. */
const assets = [];
/** The paths of their files, by the addresses that stand for them. */
const paths = new Map();

/** React Native's registry. */
const AssetRegistry = {
  registerAsset: (asset) => assets.push(asset),
  getAssetByID: (id) => assets[id - 1],
};

/** The nearest folder around the app's file that has a package.json, or else the file's own folder. */
function findRoot() {
  const own = absolute(directory(host.file) || '.');
  for (let folder = own; folder && folder !== '/'; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    if (host.isFile(`${folder}/package.json`)) return folder;
  }
  return own;
}

let root;

/** Returns the relative path from the app's folder to another, with `..` where needed. */
function relative(folder) {
  root ??= findRoot();
  const [from, to] = [root, folder].map((path) => path.split('/').filter(Boolean));
  let same = 0;
  while (same < from.length && same < to.length && from[same] === to[same]) same++;
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}

/** Registers an asset and returns the number that `require` returns for it. */
function register(path) {
  const files = scales(path);
  const folder = relative(absolute(directory(path) || '.'));
  const read = JSON.parse(host.readAsset(JSON.stringify(files.map((file) => file.path))));
  // The size is measured in one of the files, and converted to points.
  const { width, height } = read;
  const size = width === undefined ? {} : { width: width / files[0].scale, height: height / files[0].scale };
  const type = extension(path);
  const asset = {
    __packager_asset: true,
    httpServerLocation: folder ? `/assets/${folder}` : '/assets',
    ...size,
    scales: files.map((file) => file.scale),
    hash: read.hash,
    name: path.slice(path.lastIndexOf('/') + 1, -type.length - 1),
    type,
  };
  for (const file of files) paths.set(addressOf(asset, file.scale), absolute(file.path));
  return AssetRegistry.registerAsset(asset);
}

/** The server from which a development build loads its assets. */
const SERVER = 'http://localhost:8081';

/** Returns the address of an asset's file for a density. */
function addressOf({ httpServerLocation, name, type, hash }, scale) {
  const suffix = scale === 1 ? '' : `@${scale}x`;
  return `${SERVER}${httpServerLocation}/${name}${suffix}.${type}?platform=ios&hash=${hash}`;
}

/** Returns the path of the file for which an address stands; undefined for an address of no asset. */
const fileOf = (address) => paths.get(address);

/** Returns the value that is sent for an image: for a number the registered asset, else the value itself. */
function resolveAssetSource(source) {
  if (typeof source === 'object') return source;
  const asset = AssetRegistry.getAssetByID(source);
  if (!asset) return null;
  const device = host.context.device.scale ?? 3;
  const scale = asset.scales.find((candidate) => candidate >= device) ?? asset.scales.at(-1) ?? 1;
  return { __packager_asset: true, width: asset.width, height: asset.height, uri: addressOf(asset, scale), scale };
}

module.exports = { AssetRegistry, fileOf, register, resolveAssetSource };
