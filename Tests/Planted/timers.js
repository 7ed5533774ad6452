// An app without a test: each timer comes when it is due, also in a context after a reload.
const { Navigation } = require('react-native-navigation');

const screen = (id) => ({ component: { name: 'Screen', id } });

Navigation.registerComponent('Screen', () => () => null);
Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  const began = Date.now();
  setTimeout(() => {
    if (Date.now() - began !== 500) throw new Error(`A timer of 500 ms has come after ${Date.now() - began} ms.`);
  }, 500);
  await Navigation.push('stack', screen('second'));
});
