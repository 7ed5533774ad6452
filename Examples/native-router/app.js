// An app whose navigation belongs to native code. The script requests actions and follows the state. In the middle, the
// screen 'Event' moves from script to native, by a feature flag.
//
//   navbridge run Examples/native-router/app.js --design coordinator-router --routes Examples/native-router/routes.json
//   navbridge run … --transcript --architecture bridge

const { Component, createElement: h } = require('react');
const { Button, DevSettings, SafeAreaView, StyleSheet, Text } = require('react-native');
const router = require('navbridge/native-router');

/** A script screen. Its props are the parameters of its route. */
const screen = (name, content) => class extends Component {
  report(verb) {
    const { componentId, componentName, ...params } = this.props;
    console.log(`  the script ${verb} ${name} ${JSON.stringify(params)}`);
  }

  componentDidMount() {
    this.report('mounts');
  }

  componentDidUpdate() {
    this.report('updates');
  }

  componentWillUnmount() {
    console.log(`  the script unmounts ${name}`);
  }

  render() {
    return h(SafeAreaView, { style: styles.page }, content(this.props));
  }
};

const line = (text) => h(Text, { key: text, style: styles.line }, text);

const contents = {
  Home: () => [line('Rovers – Athletic  2 : 1'), line('City – United  0 : 0'),
    h(Button, { key: 'event', title: 'Open event 42', onPress: () => router.navigate({ name: 'Event', params: { id: '42' } }) })],
  Sports: () => ['Football', 'Tennis', 'Cycling'].map(line),
  Event: ({ id, stake }) => [line(`Event ${id}`), line(`Stake: ${stake ?? 'none'}`)],
  Login: () => [line('Name: ada'), line('Password: ••••••'),
    h(Button, { key: 'login', title: 'Log in', onPress: () => router.goBack() })],
};
for (const [name, content] of Object.entries(contents)) router.registerComponent(name, () => screen(name, content));

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: '#F2F2F7' },
  line: { fontSize: 17, padding: 16, marginBottom: 1, backgroundColor: 'white' },
});

/** Shows the mirror as a line: the selected tab has a star, and native screens are in capitals. */
function summary({ tabs, selected, modals, drawer }) {
  const chain = (screens) => screens.map(({ name, coordinator }) =>
    coordinator.includes('React') ? name : name.toUpperCase()).join(' ');
  const parts = tabs.map((tab, index) => `${index === selected ? '*' : ''}${tab.name}[${chain(tab.chain)}]`);
  for (const modal of modals) parts.push(`modal[${chain(modal.chain)}]`);
  if (drawer !== 'none') parts.push(`${drawer} drawer`);
  return parts.join(' ');
}

router.subscribe(({ seq, reason, origin, state }) => console.log(`  ${seq} ${reason} by ${origin}: ${summary(state)}`));

const chapter = (title) => console.log(title);

async function firstHalf() {
  chapter('A screen of the script');
  await router.navigate({ name: 'Event', params: { id: '42' } });

  chapter('New parameters for it');
  await router.setParams({ stake: 5 });

  chapter('A modal, because native has registered the name as modal');
  await router.navigate('Login');
  await router.goBack();

  chapter('A link, which leads to the same screen in another tab');
  await router.openURL('demo://bets/7?tab=live#odds');

  chapter('Back to the beginning');
  await router.resetHome();

  chapter('Nothing to go back to');
  await router.goBack().catch(({ code, message }) => console.log(`  ${code}: ${message}`));

  chapter('A native screen, which receives the remote configuration');
  await router.navigate('RemoteConfig');
  await router.goBack();

  chapter('The event screen again: it is native now');
  await router.navigate({ name: 'Event', params: { id: '43' } });

  chapter('A reload of the script, which changes nothing in native');
  DevSettings.reload();
}

async function secondHalf() {
  chapter('The new script follows on');
  await router.navigate('Login');
  chapter('The end');
}

router.getState().then(navbridge.epoch === 1 ? firstHalf : secondHalf);
