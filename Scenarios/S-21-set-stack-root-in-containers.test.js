// setStackRoot on stacks within other containers
// https://github.com/wix/react-native-navigation/issues/4958
//
// On a phone: setStackRoot onto the stack of a side menu crashed the app.
// Here: each stack takes its new screen, also one in a tab that was never opened. A container that is no stack is named
// in the rejection.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    const stack = (id) => ({ stack: { id, children: [screen(`${id}Home`)] } });
    const options = { bottomTabs: { tabsAttachMode: 'onSwitchToTab' } };
    const tabs = { bottomTabs: { id: 'tabs', options, children: [stack('first'), stack('second')] } };
    Navigation.setRoot({ root: { sideMenu: { id: 'menu', left: stack('left'), center: tabs } } });
  });
};

test('each stack takes a new screen', async () => {
  const menu = await app(main);
  for (const id of ['first', 'left', 'second']) {
    expect(await menu.run((id) => Navigation.setStackRoot(id, screen(`new ${id}`)), id)).toBe(id);
    await expect(device).toHaveStack([`new ${id}`], id);
  }
});

test('containers that are no stack are named in the rejection', async () => {
  const menu = await app(main);
  for (const id of ['menu', 'tabs']) {
    await menu.run((id) => Navigation.setStackRoot(id, screen('new')).catch(() => {}), id);
    expect(menu.commands.at(-1)).toMatchObject({ state: 'rejected', code: 'NEVER_SETTLES' });
    expect(menu.commands.at(-1).message).toContain(`the component '${id}' is in no stack`);
  }
  await expect('firstHome').toBeVisible();
});

test('the screen of a tab that was never opened is shown when the tab is', async () => {
  const menu = await app(main);
  await menu.run(() => Navigation.setStackRoot('second', screen('new')));
  await expect('firstHome').toBeVisible();
  await device.tap({ tabIndex: 1 });
  await expect('new').toBeVisible();
  await expect(device).toHaveEmitted([['ComponentDidAppear', { componentId: 'new' }]]);
  expect(menu.emitted.filter(({ body }) => body?.componentId === 'secondHome')).toEqual([]);
});
