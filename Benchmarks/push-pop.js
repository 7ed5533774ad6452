// The script of the counts of JavaScript: `rounds` awaited pushes and pops; `listens` if it listens to all events.
const { Navigation } = require('react-native-navigation');
const screen = (id) => ({ component: { name: 'app.Screen', id } });
Navigation.registerComponent('app.Screen', () => () => null);
const events = Navigation.events();
if (listens) {
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(events))) {
    if (/^register.+Listener$/.test(name) && name !== 'registerComponentListener') events[name](() => {});
  }
}
events.registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('root')] } } });
  for (let i = 0; i < rounds; i += 1) {
    await Navigation.push('root', screen('screen'));
    await Navigation.pop('screen');
  }
  console.log('done');
});
