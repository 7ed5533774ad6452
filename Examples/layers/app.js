// An app of layers: a main navigation, two tabs over it, and accessories over everything. Each call edits the layers as
// data, and what is displayed follows.
//
//   navbridge run Examples/layers/app.js --design layered-navigation
//   navbridge run Examples/layers/app.js --design layered-navigation --transcript --architecture bridge

const layers = require('navbridge/layers');

/** A screen with a name only. Its props are those of its context. */
const plain = () => null;

/** A screen that loads its content. The navigation waits for it. */
const article = {
  async setupContent() {
    await new Promise((loaded) => setTimeout(loaded, 250));
    console.log(`  the article ${this.props.resourceId} has loaded`);
  },
};

/** A screen that reports to its opener, several times, and then dismisses itself. */
const login = {
  componentDidMount() {
    const { payload } = this.props;
    this.logIn = async () => {
      await layers.callback(this.props, { step: 'name' });
      await layers.callback(this.props, { step: 'password' });
      await layers.dismissAccesory(this.props, { user: payload.user });
    };
    login.shown = this;
  },
};

layers.registerComponent('Login', () => login);
layers.registerComponent('Article', () => article);
for (const name of ['Welcome', 'Home', 'Search', 'Settings', 'Hint']) layers.registerComponent(name, () => plain);

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
    accesories: ['Login', { name: 'Hint', parents: ['Home', 'Article'] }],
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
    await login.shown.logIn();
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
