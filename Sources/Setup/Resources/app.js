// A first screen with a counter, and a button that pushes a second one. app.test.js tests it.
//
//   navbridge run app.js --transcript
//   navbridge inspect app.js
const { createElement: h, useState } = require('react');
const { Button, StyleSheet, Text, View } = require('react-native');
const { Navigation } = require('react-native-navigation');

function Home({ componentId }) {
  const [count, setCount] = useState(0);
  return h(View, { style: styles.page },
    h(Text, { testID: 'COUNT', style: styles.title }, `Counted to ${count}`),
    h(Button, { testID: 'ADD', title: 'Count', onPress: () => setCount(count + 1) }),
    h(Button, { testID: 'OPEN', title: 'Details', onPress: () => Navigation.push(componentId, details(count)) }));
}

const Details = ({ count }) => h(View, { style: styles.page }, h(Text, { style: styles.title }, `It was ${count}.`));

const styles = StyleSheet.create({
  page: { flex: 1, padding: 16, backgroundColor: '#F2F2F7' },
  title: { fontSize: 28, fontWeight: 'bold', marginBottom: 16 },
});

Navigation.registerComponent('Home', () => Home);
Navigation.registerComponent('Details', () => Details);

const titled = (text) => ({ topBar: { title: { text } } });
const home = { component: { id: 'home', name: 'Home', options: titled('Home') } };
const details = (count) => ({
  component: { id: 'details', name: 'Details', passProps: { count }, options: titled('Details') },
});

Navigation.events().registerAppLaunchedListener(() => {
  Navigation.setRoot({ root: { stack: { id: 'stack', children: [home] } } });
});
