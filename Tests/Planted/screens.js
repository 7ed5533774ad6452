// An app without a test: its screens come in their order, and nothing disappears that has not appeared in this context.
const { Navigation } = require('react-native-navigation');

const screen = (id) => ({ component: { name: 'Screen', id } });
const appeared = new Set();

Navigation.registerComponent('Screen', () => () => null);
Navigation.events().registerComponentDidAppearListener(({ componentId }) => appeared.add(componentId));
Navigation.events().registerComponentDidDisappearListener(({ componentId }) => {
  if (!appeared.has(componentId)) throw new Error(`'${componentId}' disappeared without having appeared.`);
});
Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  await Navigation.push('stack', screen('second'));
  await Navigation.pop('second');
});
