// Uses of the libraries that must compile, and uses that must not.

import { app, clock, device, expect, it, jest, mountModal, stats, test, traffic } from 'navbridge';
import { createReactScreens } from 'navbridge/react';
import * as router from 'navbridge/native-router';
import layers = require('navbridge/layers');
import { Navigation as Library, NavigationFunctionComponent, NavigationProps } from 'react-native-navigation';

test('the types of a test', async () => {
  const stack = await app((title: string) => void title, { args: ['News'], device: 'iPhone SE 3', rest: false });
  const { done } = await device.tap({ testID: 'GO' });
  const isDone: boolean = done;
  await device.tap('GO');
  await device.rotate('landscape');
  const { ms, nextDue }: { ms: number; nextDue: number | null } = await clock.advance(100);
  const sum: number = await stack.run((one: number, other: number) => one + other, 1, 2);
  const live: number = (await stats()).liveObjects.UIView + (await stats.get()).epoch;
  await traffic.subscribe({ kinds: ['event'] });
  await expect(device).toHaveStack(['home'], 'stack');
  await expect(stack.run(() => 1)).resolves.toBe(1);
  await expect('push2').not.toSettle();
  await stack.strike('half-close');
  expect([isDone, ms, nextDue, sum, live]).toEqual(expect.arrayContaining([expect.any(Number)]));

  // @ts-expect-error: there is no such fault.
  await stack.strike('half-wriet');
  // @ts-expect-error: there is no such orientation.
  await device.rotate('upwards');
  // @ts-expect-error: the time span is missing.
  await clock.advance();
  // @ts-expect-error: `done` is no number.
  const wrong: number = (await device.swipeBack()).done;
  test.skip('without a reason');
  test.skip.each([1, 2])('number %d', 'a reason', () => {});
  // @ts-expect-error: a reason is a text.
  test.skip('with a wrong reason', 5);
  // @ts-expect-error: there is no such matcher.
  expect(1).toBeOne();
});

it('the types that follow those of Jest', async () => {
  expect.assertions(4);
  const named = jest.fn((name: string) => name.length).mockName('named').mockReturnValueOnce(1);
  const length: number = named('a');
  expect(named).toHaveBeenCalledWith('a');
  expect(named).not.toHaveBeenNthCalledWith(1, 'b');
  const first: string = named.mock.calls[0][0];
  const spy = jest.spyOn({ pop: (id: string) => Promise.resolve(id) }, 'pop').mockResolvedValue(first);
  const popped: string = await spy('home');
  expect([length, popped]).toHaveLength(2);
  const stack = await app('./app.js', { noAnimations: true, modules: ['./a.js'], epochTime: 0, design: 'layered-navigation' });
  const nothing: void = await stack.run(() => {});
  expect(stack.commands.filter(({ state }) => state === 'sent')).toEqual([nothing]);

  const last: [name: string] | undefined = named.mock.lastCall;
  expect(named).toHaveNthReturnedWith(1, length);
  expect({ last }).toMatchSnapshot({ last: expect.anything() }, 'hint');
  expect({ last }).toMatchInlineSnapshot({ last: expect.anything() }, `{}`);

  await expect(stack).toMatchScreenshot('home');
  const picture: string = await stack.device.screenshot();
  expect(picture).toContain('<svg');

  // @ts-expect-error: a snapshot has no negation.
  expect(1).not.toMatchSnapshot();
  // @ts-expect-error: there is no such option of `navbridge run`.
  await app('./app.js', { colour: 'red' });
  // @ts-expect-error: apps run in processes of their own.
  jest.mock('react-native-navigation');
  // @ts-expect-error: a recording function has the type of its body.
  named(1);
}, 500);

test('the types of layouts', async () => {
  const options: NavbridgeReactNative.Options = {
    topBar: { title: { text: 'News', color: 'red' }, rightButtons: [{ id: 'go', text: 'Go' }] },
    bottomTabs: { tabsAttachMode: 'together', currentTabIndex: 1 },
    animations: { push: { content: { enter: { alpha: { from: 0, to: 1, duration: 100 } } } } },
  };
  await Navigation.push('stack', { component: { name: 'News', passProps: { id: 1 }, options } });

  // @ts-expect-error: a title is a text.
  Navigation.mergeOptions('home', { topBar: { title: { text: 1 } } });
  // @ts-expect-error: there is no such option.
  Navigation.mergeOptions('home', { topBar: { titel: { text: 'News' } } });
});

test('the types of the libraries', async () => {
  const screens = createReactScreens(
    { createElement() {}, useEffect() {}, Component: class {} },
    { create: () => ({ update() {}, unmount() {}, toJSON: () => 'tree' }) });
  const tree: string | undefined = screens.rootOf('home')?.toJSON();
  const { seq }: { seq: number } = await router.navigate({ name: 'Event', params: { id: tree } });
  const { ok }: { ok: boolean } = await layers.tab('Home').push('Photo', { resourceId: String(seq) });
  await layers.transaction(({ nav }) => void nav.popToRoot({ animator: { style: 'fade' } }));

  // @ts-expect-error: a renderer has `create`.
  createReactScreens({ createElement() {}, useEffect() {}, Component: class {} }, {});
  // @ts-expect-error: there is no such side.
  await router.openDrawer('top');
  // @ts-expect-error: there is no such option.
  await layers.nav.push('Photo', { resource: ok });
});

test('the types of an app without React Native', () => {
  const modal = mountModal('home', { animationType: 'slide', onRequestClose: () => modal.update({ visible: false }) });
  modal.unmount();

  // @ts-expect-error: there is no such property.
  modal.update({ visibel: true });
});

test('the types of the globals', () => {
  const url = new URL('?q=1', new URL('http://h/'));
  const query: string | null = url.searchParams.get('q');
  const bytes: Uint8Array = new TextEncoder().encode(query ?? process.env.NODE_ENV);
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = ({ data }) => console.log(data, navbridge.epoch + 1, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  port1.postMessage(structuredClone(new Map([[1, new Set([url.href])]])));
  const timer: number = setTimeout((text: string) => console.log(text), 1, 'later');
  clearTimeout(timer);

  // @ts-expect-error: a URL's origin cannot be set.
  url.origin = 'http://h';
});

/** The functions of promises are callbacks of timers, and `require` has a type in TypeScript. */
export const waits = new Promise((resolve) => setTimeout(resolve, 5));
export const later: number = setInterval((count: number) => count + 1, 10, 1);
export const required: unknown = require('./other');

test('the types of react-native-navigation', async () => {
  interface Props { city: string }
  const Page: NavigationFunctionComponent<Props> = ({ city, componentId }) => `${city.length} ${componentId.length}`;
  Page.options = { topBar: { title: { text: 'Weather' } } };
  const Other: NavigationFunctionComponent<Props> = ({ city }) => city;
  Other.options = ({ city, componentName }: Props & NavigationProps) => ({ topBar: { title: { text: city + componentName } } });
  const Plain: NavigationFunctionComponent = ({ componentId }) => componentId;
  const id: string = await Library.push<Props>('home', { component: { name: 'Page', passProps: { city: 'Rome' } } });
  await Library.push('home', { component: { name: 'Page', passProps: { city: 'Rome' } } });
  await Library.showModal<Props>({ component: { name: 'Page', passProps: { city: 'Oslo' } } });
  await Library.setRoot({ root: { stack: { children: [{ component: { name: 'Page', passProps: { city: 'Bern' } } }] } } });
  expect([id, Plain]).toHaveLength(2);

  // @ts-expect-error: a city is a text.
  await Library.push<Props>('home', { component: { name: 'Page', passProps: { city: 5 } } });
  // @ts-expect-error: there are no such props.
  await Library.showOverlay<Props>({ component: { name: 'Page', passProps: { town: 'Rome' } } });
  // @ts-expect-error: the component has no such prop.
  const Wrong: NavigationFunctionComponent<Props> = ({ town }) => town;
  // @ts-expect-error: options are an object or a function.
  Wrong.options = 5;
});
