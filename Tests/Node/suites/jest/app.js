// A stack with a button that opens a modal; stack-with-modal.test.js tests it.
const { Navigation } = require('react-native-navigation');

Navigation.registerComponent('Home', () => () => null);
Navigation.registerComponent('Modal', () => () => null);

const home = { id: 'home', name: 'Home', options: { topBar: { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } } };

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: home }] } } });
});
Navigation.events().registerNavigationButtonPressedListener(() => {
  Navigation.showModal({ component: { id: 'modal', name: 'Modal' } });
});
