// Shows a component as the only screen of an app, with the React that is built in.
const { Navigation } = require('react-native-navigation');

module.exports = function show(Component, passProps = {}) {
  Navigation.registerComponent('Screen', () => Component);
  Navigation.events().registerAppLaunchedListener(() => {
    const component = { name: 'Screen', id: 'screen', passProps, options: { topBar: { title: { text: 'Screen' } } } };
    void Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component }] } } });
  });
};
