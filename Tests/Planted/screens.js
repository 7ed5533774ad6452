// An app without a test: its screens disappear in their order, and none of an earlier context does.
const { Navigation } = require('react-native-navigation');

const screen = (id) => ({ component: { name: 'Screen', id } });
const seen = [];

Navigation.registerComponent('Screen', () => () => null);
Navigation.events().registerComponentDidDisappearListener(({ componentId }) => seen.push(componentId));
Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  await Navigation.push('stack', screen('second'));
  await Navigation.pop('second');
  if (`${seen}` !== 'home,second') throw new Error(`These have disappeared: ${seen}`);
});
