'use strict';
// The configuration of an app of Expo's, which its build writes into the app: that of an `app.json` in the folder of the bundle
// or the one above it, or a plain one. Without a scheme in it Expo's links and its router do not start.

const { absolute } = require('./resolution');

/** The configuration in a file `app.json`, or undefined if there is none. */
function configuration(path) {
  const text = host.readFile(path);
  if (text === null) return undefined;
  try {
    return JSON.parse(text).expo;
  } catch (error) {
    throw new SyntaxError(`${path}: ${error.message}`);
  }
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Returns the configuration. One without a scheme has that of the link which has started the app. */
function manifest() {
  const folder = absolute(host.file).replace(/\/[^/]*$/, '');
  const found = configuration(`${folder}/app.json`) ?? configuration(`${folder.replace(/\/[^/]*$/, '')}/app.json`);
  const plain = { name: 'App', slug: 'app', version: '1.0.0', ios: { bundleIdentifier: 'org.example.app' } };
  const scheme = SCHEME.exec(host.context.device.launchURL ?? '')?.[1] ?? 'app';
  return { scheme, ...(found ?? plain) };
}

module.exports = { manifest };
