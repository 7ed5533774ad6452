// An app of layers: a main navigation, two tabs over it, and accessories over everything. Each call edits the layers as
// data, and what is displayed follows.
//
//   navbridge run Examples/layers/app.js --design layered-navigation
//   navbridge run Examples/layers/app.js --design layered-navigation --transcript --architecture bridge

const { Component, createElement: h } = require('react');
const { SafeAreaView, StyleSheet, Text, View } = require('react-native');
const layers = require('navbridge/layers');

const article = (heading, ...lines) => [
  h(Text, { key: heading, style: styles.heading }, heading),
  ...lines.map((line) => h(Text, { key: line, style: styles.line }, line)),
];

/** A screen that fills its layer. Its props are those of its context. */
const plain = (...words) => () => h(SafeAreaView, { style: styles.page }, article(...words));

/** The content of an accessory: a card over what its layer leaves free. */
const card = (...words) => h(View, { style: styles.card }, article(...words));

/** A screen that loads its content. The navigation waits for it. */
class Article extends Component {
  constructor(props) {
    super(props);
    layers.bindComponent(this);
  }

  async setupContent() {
    await new Promise((loaded) => setTimeout(loaded, 250));
    console.log(`  the article ${this.props.resourceId} has loaded`);
  }

  render() {
    return h(plain(`Article ${this.props.resourceId}`, 'Layers lie over each other.', 'Each has a stack of its own.'));
  }
}

/** A screen that reports to its opener, several times, and then dismisses itself. */
class Login extends Component {
  /** @type {Login} */
  static shown;

  componentDidMount() {
    Login.shown = this;
  }

  async logIn() {
    await layers.callback(this.props, { step: 'name' });
    await layers.callback(this.props, { step: 'password' });
    await layers.dismissAccesory(this.props, { user: this.props.payload.user });
  }

  render() {
    return card('Log in', `Name: ${this.props.payload.user}`, 'Password: ••••••');
  }
}

layers.registerComponent('Article', () => Article);
layers.registerComponent('Hint', () => () => card('A hint', 'Swipe to the right to go back.'));
layers.registerComponent('Home', () => plain('Home', 'Two tabs, each with a stack'));
layers.registerComponent('Login', () => Login);
layers.registerComponent('Search', () => plain('Search', 'Nothing is sought yet.'));
layers.registerComponent('Settings', () => plain('Settings', 'Letters by mail: on', 'Sounds: off'));
layers.registerComponent('Welcome', () => plain('Welcome', 'The main navigation lies below the tabs.'));

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: '#F2F2F7' },
  heading: { fontSize: 28, fontWeight: 'bold', margin: 16 },
  line: { fontSize: 17, padding: 16, marginBottom: 1, backgroundColor: 'white' },
  card: { flex: 1, margin: 12, borderRadius: 32, backgroundColor: 'white' },
});

/** Shows the state as a line: the active layer, the accessories that are up, and the stacks that have elements. */
async function show() {
  const { state, stacks } = await layers.getState();
  const full = Object.entries(stacks).filter(([, texts]) => texts.length);
  const text = full.map(([layer, texts]) => `${layer}[${texts.map((each) => each.replace(/#.*/, '')).join(' ')}]`).join(' ');
  console.log(`  ${state.layerActive}${state.accesories && ` + ${state.accesories}`} ${text}`.trimEnd());
}

async function chapter(title, work) {
  console.log(title);
  const outcome = await work();
  if (outcome && !outcome.ok) console.log(`  ${outcome.reason}: ${outcome.message}`);
  await show();
}

async function tour() {
  await layers.define({
    nav: 'Welcome',
    tabs: [{ name: 'Home', title: 'Start' }, 'Search'],
    controllers: ['Article', 'Settings'],
    accesories: [
      { name: 'Login', frame: [0, 630, 440, 232] }, { name: 'Hint', parents: ['Home', 'Article'], frame: [0, 690, 440, 172] },
    ],
  });
  await layers.setup();

  await chapter('The root of the main navigation', () => undefined);
  await chapter('A push on a tab that does not show', () => layers.tab('Home').push('Article', { resourceId: '7' }));

  await chapter('An accessory, which reports to its opener', async () => {
    await layers.accesory(2).push('Login', {
      payload: { user: 'ada' },
      onCallback: (payload) => console.log(`  the login reports ${JSON.stringify(payload)}`),
      onPopped: () => console.log('  the login has gone'),
    });
    await show();
    await Login.shown.logIn();
  });

  await chapter('Four operations as one', () => layers.transaction(({ nav, tab, accesory }) => {
    nav.push('Settings');
    tab('Home').popToRoot();
    tab('Home').push('Article', { resourceId: '8' });
    accesory(0).push('Hint');
  }));

  await chapter('The same with one that is refused: nothing changes', () => layers.transaction(({ tab, accesory }) => {
    tab('Search').push('Settings');
    accesory(1).push('Hint');
  }));

  await chapter('Back to the main navigation, which hides all above it', () => layers.nav.popToRoot());
}

tour();
