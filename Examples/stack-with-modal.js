// A stack with a button that opens a modal; stack-with-modal.test.js tests it.
const { createElement: h } = require('react');
const { Text, View } = require('react-native');
const { Navigation } = require('react-native-navigation');

const screen = (words) => () => h(View, { style: { flex: 1, padding: 16 } }, h(Text, { style: { fontSize: 17 } }, words));

Navigation.registerComponent('Home', () => screen('The button in the bar opens a modal.'));
Navigation.registerComponent('Modal', () => screen('A swipe down closes the modal.'));

const home = { id: 'home', name: 'Home', options: { topBar: { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } } };

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: home }] } } });
});
Navigation.events().registerNavigationButtonPressedListener(() => {
  Navigation.showModal({ component: { id: 'modal', name: 'Modal' } });
});
