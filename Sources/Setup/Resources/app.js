// A first screen with a button that pushes a second one. app.test.js tests it.
//
//   navbridge run app.js --transcript
const { Navigation } = require('react-native-navigation');

const Home = () => null;
const Details = () => null;

Navigation.registerComponent('Home', () => Home);
Navigation.registerComponent('Details', () => Details);

const home = {
  id: 'home',
  name: 'Home',
  options: { topBar: { title: { text: 'Home' }, rightButtons: [{ id: 'open', testID: 'OPEN', text: 'Open' }] } },
};
const details = { id: 'details', name: 'Details', options: { topBar: { title: { text: 'Details' } } } };

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: home }] } } });
});
Navigation.events().registerNavigationButtonPressedListener(({ buttonId, componentId }) => {
  if (buttonId === 'open') Navigation.push(componentId, { component: details });
});
