// A pop, and a push of the same id during the pop
// Source: the library's end-to-end tests, which need a device for it
//
// On a phone: the end of the old screen could arrive after the start of the new one, and unmount it.
// Here: the old screen unmounts before the new one mounts, and the new one stays.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  let count = 0;
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => class {
    constructor({ componentId }) {
      count += 1;
      this.words = `${componentId} ${count}`;
    }

    render() {}

    componentDidMount() {
      console.log('mount', this.words);
    }

    componentWillUnmount() {
      console.log('unmount', this.words);
    }
  });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test.each([0, 175, 350])('a push %i ms into the pop mounts the new screen, which stays', async (ms) => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b')));
  await stack.run(async (ms) => {
    const pop = Navigation.pop('b');
    if (ms > 0) await new Promise((done) => setTimeout(done, ms));
    await Promise.all([pop, Navigation.push('home', screen('b'))]);
  }, ms);
  await expect(device).toHaveStack(['home', 'b']);
  expect(stack.output.map(({ text }) => text)).toEqual(['mount home 1', 'mount b 2', 'unmount b 2', 'mount b 3']);
  await expect('b').toBeVisible();
  expect((await stats()).liveObjects.RNNComponentRootView).toBe(2);
});
