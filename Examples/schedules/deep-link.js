// A shop that counts the screens that people have seen. A link opens an order with the list of orders below it.
const { Navigation } = require('react-native-navigation');

const screen = (id, rightButtons = []) => ({
  component: { id, name: 'Screen', options: { topBar: { title: { text: id }, rightButtons } } },
});

globalThis.seen = [];
globalThis.openOrder = () => Promise.all(['orders', 'order'].map((id) => Navigation.push('home', screen(id))));

Navigation.registerComponent('Screen', () => () => null);
Navigation.events().registerComponentDidAppearListener(({ componentId }) => globalThis.seen.push(componentId));
Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'shop', children: [screen('home')] } } });
});
