const { app, expect, test } = require('navbridge');

// The bundle of the app, which Metro writes into the folder of the project:
//   npx react-native bundle --platform ios --entry-file index.js --dev false --minify false --bundle-output main.jsbundle
const bundle = '../main.jsbundle';

test('the app starts, and no command of it fails', async () => {
  const shown = await app(bundle);
  expect(shown.commands.filter(({ state }) => state === 'rejected')).toEqual([]);
});
