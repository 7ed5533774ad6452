// A tour of navigation: a stack, pushes, merges, pops, one that fails, and a reload in the middle.
//
//   navbridge run Examples/tour.js --transcript
//   navbridge run Examples/tour.js --transcript --architecture bridge

const { Component, createElement: h, lazy } = require('react');
const { DevSettings, FlatList, StyleSheet, Text, View } = require('react-native');
const { Navigation } = require('react-native-navigation');

const Row = ({ name, value }) => h(View, { style: styles.row }, h(Text, { style: styles.name }, name), h(Text, null, value));

/** A function of props: the simplest screen. */
const Home = () => h(FlatList, {
  style: styles.page, contentContainerStyle: styles.padded, data: [7, 8, 9, 10],
  renderItem: ({ item }) => h(Row, { name: `Order ${item}`, value: item > 8 ? 'open' : 'sent' }),
});
Home.options = { topBar: { title: { text: 'Orders' } } };

/** A screen with options of its own, and methods that hear of its life. */
class Order extends Component {
  static options = ({ number }) => ({ topBar: { title: { text: `Order ${number}` } } });

  constructor(props) {
    super(props);
    Navigation.events().bindComponent(this);
  }

  componentDidAppear({ passProps }) {
    console.log(`order ${passProps.number} appeared`);
  }

  render() {
    return h(View, { style: [styles.page, styles.padded] },
      h(Row, { name: 'Kettle', value: '1 × €49' }), h(Row, { name: 'Desk lamp', value: '2 × €35' }),
      h(Text, { style: styles.total }, `Order ${this.props.number}: €119`));
  }
}

/** A screen that has to load something first; a push that waits for its render waits for that too. */
const Map = lazy(async () => {
  await new Promise((loaded) => setTimeout(loaded, 200));
  return { default: () => h(View, { style: [styles.page, styles.map] }, h(View, { style: styles.pin })) };
});

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: '#F2F2F7' },
  padded: { padding: 16 },
  row: { flexDirection: 'row', alignItems: 'center', backgroundColor: 'white', padding: 16, marginBottom: 1 },
  name: { flex: 1, fontSize: 17 },
  total: { fontSize: 22, fontWeight: 'bold', marginTop: 16 },
  map: { backgroundColor: '#D5E8D4', alignItems: 'center', justifyContent: 'center' },
  pin: { width: 24, height: 24, borderRadius: 12, backgroundColor: '#FF3B30' },
});

Navigation.registerComponent('tour.Home', () => Home);
Navigation.registerComponent('tour.Order', () => Order);
Navigation.registerComponent('tour.Map', () => Map);

const screen = (name, id, passProps, options) => ({ component: { name: `tour.${name}`, id, passProps, options } });

const chapter = (title) => console.log(`\n${title}`);

async function firstHalf() {
  chapter('A stack with one screen');
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('Home', 'home')] } } });

  chapter('Two pushes, one after the other');
  await Navigation.push('home', screen('Order', 'order7', { number: 7 }));
  await Navigation.push('order7', screen('Order', 'order8', { number: 8 }));

  chapter('A new title, merged in');
  Navigation.mergeOptions('order8', { topBar: { title: { text: 'Order 8, paid' } } });

  chapter('A pop');
  await Navigation.pop('order8');

  chapter('A pop that iOS rejects');
  try {
    await Navigation.pop('nowhere');
  } catch (error) {
    console.log(`${error.code} ${error.message}`);
  }

  chapter('A reload');
  DevSettings.reload();
}

async function secondHalf() {
  chapter('The same screens in a new context');
  Navigation.setDefaultOptions({ topBar: { title: { text: 'Tour' } } });
  await Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('Home', 'home')] } } });

  chapter('A push that waits for a screen that takes 200 ms to render');
  await Navigation.push('home', screen('Map', 'map', {}, { animations: { push: { waitForRender: true } } }));

  chapter('A push that does not move');
  await Navigation.push('map', screen('Order', 'order9', { number: 9 }, { animations: { push: { enabled: false } } }));

  chapter('Back to the first screen');
  await Navigation.popToRoot('order9');

  chapter('Another first screen');
  await Navigation.setStackRoot('stack', [
    screen('Order', 'order10', { number: 10 }, { animations: { setStackRoot: { enabled: true, waitForRender: true } } }),
  ]);
  chapter('The end');
}

Navigation.events().registerAppLaunchedListener(navbridge.epoch === 1 ? firstHalf : secondHalf);
