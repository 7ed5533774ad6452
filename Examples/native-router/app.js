// An app whose navigation belongs to native code. The script requests actions and follows the state. In the middle, the
// screen 'Event' moves from script to native, by a feature flag.
//
//   navbridge run Examples/native-router/app.js --design coordinator-router --routes Examples/native-router/routes.json
//   navbridge run … --transcript --architecture bridge

const router = require('navbridge/native-router');
const { DevSettings } = require('react-native');

/** A script screen. Its props are the parameters of its route. */
const screen = (name) => ({
  componentDidMount() {
    const { componentId, componentName, key, ...params } = this.props;
    console.log(`  the script mounts ${name} ${JSON.stringify(params)}`);
  },
  componentDidUpdate() {
    const { componentId, componentName, key, ...params } = this.props;
    console.log(`  the script updates ${name} ${JSON.stringify(params)}`);
  },
  componentWillUnmount() {
    console.log(`  the script unmounts ${name}`);
  },
});

for (const name of ['Home', 'Sports', 'Event', 'Login']) router.registerComponent(name, () => screen(name));

/** Shows the mirror as a line: the selected tab has a star, and native screens are in capitals. */
function line({ tabs, selected, modals, drawer }) {
  const chain = (screens) => screens.map(({ name, coordinator }) =>
    coordinator.includes('React') ? name : name.toUpperCase()).join(' ');
  const parts = tabs.map((tab, index) => `${index === selected ? '*' : ''}${tab.name}[${chain(tab.chain)}]`);
  for (const modal of modals) parts.push(`modal[${chain(modal.chain)}]`);
  if (drawer !== 'none') parts.push(`${drawer} drawer`);
  return parts.join(' ');
}

router.subscribe(({ seq, reason, origin, state }) => console.log(`  ${seq} ${reason} by ${origin}: ${line(state)}`));

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
