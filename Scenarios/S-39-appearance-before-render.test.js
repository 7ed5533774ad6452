// A modal without animation appears before its content is there
// https://github.com/wix/react-native-navigation/issues/7843
//
// On a phone: componentDidAppear came before the component had rendered, so that its listener missed the event.
// Here: on the bridge the event comes at once, before the content; on turbo it waits for the content, and so does it
// with waitForRender on both routes.

const { app, architecture, clock, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Home', () => () => null);
  Navigation.registerComponent('Slow', () => class {
    constructor({ componentId }) {
      // The subscription is made when the content is there, as an effect of React is.
      this.ready = new Promise((done) => setTimeout(done, 100)).then(() => {
        console.log('rendered');
        Navigation.events().bindComponent(this, componentId);
      });
    }

    componentDidAppear() { console.log('did appear'); }
  });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Home', id: 'home' } } });
  });
};

const show = (waitForRender) => {
  const options = { animations: { showModal: { enter: { enabled: false, waitForRender } } } };
  return Navigation.showModal({ component: { name: 'Slow', id: 'modal', options } });
};

/** The events of the modal, with the time since the command. */
const eventsOf = ({ emitted, commands }) => emitted
  .filter(({ name, body }) => name === 'RNN.ComponentDidAppear' && body.componentId === 'modal')
  .map(({ at }) => at - commands[1].at);

test('the event comes without waiting on the bridge, and after the content on turbo', async () => {
  const home = await app(main);
  await home.run(show);
  await home.rest();
  const isBridge = architecture === 'bridge';
  expect(eventsOf(home)).toEqual([isBridge ? 0 : 100]);
  expect(home.output.map(({ text }) => text)).toEqual(isBridge ? ['rendered'] : ['rendered', 'did appear']);
});

test('with waitForRender the event comes after the content on both routes', async () => {
  const home = await app(main);
  await home.run(show, true);
  await home.rest();
  expect(eventsOf(home)).toEqual([100]);
  expect(home.output.map(({ text }) => text)).toEqual(['rendered', 'did appear']);
});

test('the command itself waits as its event does', async () => {
  const home = await app(main);
  await clock.pause();
  const shown = home.run(show, true);
  await clock.advance(99);
  await expect(shown).not.toSettle();
  await clock.advance(1);
  await expect(shown).toSettle();
});
