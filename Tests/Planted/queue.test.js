// The calls of a module run one after the other on its queue.
const { app, expect, test } = require('navbridge');

const nativeModules = {
  File: {
    supportedEvents: ['wrote'],
    methods: {
      write: { parameters: ['text'], do: [
        { emit: 'wrote', body: 'begin $arguments.text' },
        { emit: 'wrote', body: 'end $arguments.text' },
        { resolve: '$arguments.text' },
      ] },
    },
  },
};

test('two calls of a module', async () => {
  const one = await app(() => {
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } }));
  }, { nativeModules });
  const order = await one.run(async () => {
    const { NativeEventEmitter, NativeModules, TurboModuleRegistry } = require('react-native');
    const file = navbridge.architecture === 'bridge' ? NativeModules.File : TurboModuleRegistry.get('File');
    const seen = [];
    new NativeEventEmitter(file).addListener('wrote', (text) => seen.push(text));
    await Promise.all([file.write('one'), file.write('two')]);
    return seen;
  });
  expect(order).toEqual(['begin one', 'end one', 'begin two', 'end two']);
});
