// A shop that trusts UIKit: it breaks where UIKit takes one of its variants (docs/schedules.md#uikits-variants).

const { Navigation } = require('react-native-navigation');

const screen = (id) => ({ component: { name: 'Screen', id } });

Navigation.registerComponent('Screen', () => () => null);
Navigation.events().registerAppLaunchedListener(() =>
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('orders')] } } }));

// The terms are shown over the payment before that has come to its place.
globalThis.pay = () => Promise.all([Navigation.showModal(screen('payment')), Navigation.showModal(screen('terms'))]);

// An order is loaded while its screen comes in, and takes as long as that by chance.
globalThis.showOrder = async () => {
  const state = { loaded: false };
  setTimeout(() => { state.loaded = true; }, 350);
  await Navigation.push('orders', screen('order'));
  return state.loaded ? 'order' : 'empty page';
};

// A screen is refreshed when it is about to appear, so that its prices are new when it has appeared.
const refreshed = {};
globalThis.shown = [];
Navigation.events().registerComponentWillAppearListener(({ componentId }) => { refreshed[componentId] = Date.now(); });
Navigation.events().registerComponentDidAppearListener(({ componentId }) => {
  globalThis.shown.push(Date.now() - refreshed[componentId] < 1000 ? componentId : `${componentId}, with old prices`);
});
