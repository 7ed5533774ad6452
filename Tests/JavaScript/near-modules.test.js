const { expect, test } = require('navbridge');
const { host } = require('./host');

const folders = {
  '/app': ['app.js', 'helper.js', 'screens', 'data.json', '.hidden.js', 'list.ios.js'],
  '/app/screens': ['home.tsx'],
  '/app/node_modules': ['lodash', '@scope'],
  '/app/node_modules/@scope': ['icons'],
  '/node_modules': ['redux'],
};
Object.assign(host, {
  workingDirectory: '/app', sourceExtensions: ['ts', 'tsx'], assetExtensions: ['png', 'svg'],
  namesIn: (path) => folders[path] ?? [],
});
const { nearModule } = require('house/near-modules');
const libraries = ['react-native', 'react-native-navigation'];

test.each([
  ['./helpr', './helper'], ['./screns', './screens'], ['./screens/hom', './screens/home'], ['./dat', './data'],
  ['./lst', './list'], ['../app/helpr', '../app/helper'], ['/app/helpr', '/app/helper'], ['./apps', undefined],
  ['./hidden', undefined], ['./nothing/like', undefined], ['react-native-navigatoin', 'react-native-navigation'],
  ['lodahs', 'lodash'], ['reduxx', 'redux'], ['@scope/icon', '@scope/icons'], ['left-pad', undefined], ['os', undefined],
])('in place of %s %s is meant', (name, meant) => {
  expect(nearModule('/app/app.js', name, libraries)).toBe(meant);
});
