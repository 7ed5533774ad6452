'use strict';
// The screens of the goldens. Each test prints the document of one, as `SCREEN NAME JSON`:
//
//   navbridge test --console Tests/PictureTests/scenes.test.js | Tests/PictureTests/keep-screens

const { app, clock, device, test } = require('navbridge');

/** Prints the screen as it is. */
const show = async (name) => {
  const screen = await device.snapshot({ react: true, look: true });
  console.log(`SCREEN ${name} ${JSON.stringify(screen)}`);
};

/** Starts an app of screens without content, with a root. */
const start = (root, options = {}, defaults = {}) => app(async (layout, defaultOptions) => {
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(async () => {
    Navigation.setDefaultOptions(defaultOptions);
    await Navigation.setRoot({ root: layout });
  });
}, { ...options, args: [root, defaults] });

const screen = (id, topBar = {}, options = {}) =>
  ({ component: { name: 'Screen', id, options: { topBar: { title: { text: id }, ...topBar }, ...options } } });
const stack = (id, ...children) => ({ stack: { id, children } });
const tab = (child, bottomTab) => ({ stack: { ...child.stack, options: { bottomTab } } });
const tabs = (...children) => ({ bottomTabs: { children } });
/** The options of a screen with a background. */
const colour = (componentBackgroundColor) => ({ layout: { componentBackgroundColor } });
const right = (...buttons) => ({ rightButtons: buttons.map((button, at) => ({ id: `b${at}`, ...button })) });
const edit = right({ text: 'Edit' });

const menu = { sideMenu: {
  left: screen('Menu', {}, colour('#f2f2f7')), center: stack('s', screen('Centre')),
  options: { sideMenu: { left: { width: 280 } } },
} };
const split = { splitView: {
  id: 'split', master: stack('m', screen('List')), detail: stack('d', screen('Detail')),
  options: { splitView: { displayMode: 'visible' } },
} };
const grey = { iconColor: '#8e8e93', textColor: '#8e8e93' };
const orange = { selectedIconColor: '#ff9500', selectedTextColor: '#ff9500' };
const badged = tabs(
  tab(stack('a', screen('Inbox')), { text: 'Home', icon: 'home.png', badge: '3' }),
  tab(stack('b', screen('Two')), { text: 'Chat', icon: 'chat.png', badge: '1234' }));
const darkTabs = { bottomTabs: { options: { bottomTabs: { backgroundColor: '#1c1c1e', hideShadow: true } }, children: [
  tab(stack('a', screen('Home')), { text: 'Home', icon: 'home.png', ...grey, ...orange }),
  tab(stack('b', screen('Two')), { text: 'Chat', icon: 'chat.png', ...grey }),
] } };
const red = { background: { color: 'red' }, title: { text: 'Red', color: 'white' }, noBorder: true };
const long = 'A title that is much longer than the bar in which it stands';

/** Screens at rest: a name, a root, the app's options and default options, and what is done before it is shown. */
const SCREENS = [
  ['bar', stack('s', screen('Inbox', { ...edit, leftButtons: [{ id: 'm', icon: 'menu.png' }] }))],
  ['bar-texts', stack('s', screen('Call', { leftButtons: [{ id: 'c', text: 'Cancel' }, { id: 'i', icon: 'info.png' }],
    ...right({ text: 'Answer' }, { icon: 'star.png' }, { systemItem: 'done' }) }))],
  ['bar-back', stack('s', screen('Inbox'), screen('Message 12', right({ text: 'Reply' }, { icon: 'trash.png' })))],
  ['bar-subtitle', stack('s', screen('Order', { subtitle: { text: 'Paid yesterday' } }))],
  ['bar-large-title', stack('s', screen('Orders', { largeTitle: { visible: true } }))],
  ['bar-search', stack('s', screen('Orders', { searchBar: { visible: true, placeholder: 'Find an order' } }))],
  ['bar-search-focused', stack('s', screen('Orders', { searchBar: { visible: true } })), {}, {},
    () => device.search({ text: 'lamp' })],
  ['bar-coloured', stack('s', screen('Red', red, { statusBar: { style: 'light' } }))],
  ['bar-transparent', stack('s', screen('Glass', { background: { color: 'transparent' } }, colour('#ffd60a')))],
  ['bar-hidden', stack('s', screen('Bare', { visible: false }, colour('#30b0c7')))],
  ['bar-long-title', stack('s', screen(long), screen(`Another one: ${long}`, right({ text: 'Continue' })))],
  ['tabs', tabs(
    tab(stack('a', screen('Home')), { text: 'Home', icon: 'home.png', badge: '12' }),
    tab(stack('b', screen('Two')), { text: 'Search', icon: 'search.png', dotIndicator: { visible: true } }),
    tab(stack('c', screen('Three')), { text: 'Other', icon: 'zebra.png' }))],
  ['tabs-coloured', darkTabs],
  ['drawer', menu, {}, {}, () => device.openSideMenu('left')],
  ['top-tabs', { topTabs: { children: [screen('First'), screen('Second')] } }],
  ['split', split, { device: 'iPad Pro 11' }],
  ['keyboard', stack('s', screen('Write')), {}, {}, () => device.keyboard(true)],
  ['keyboard-on-pad', stack('s', screen('Write')), { device: 'iPad Pro 11' }, {}, () => device.keyboard(true)],
  ['keyboard-in-landscape', stack('s', screen('Write')), {}, {}, async () => {
    await device.rotate('landscape');
    await device.keyboard(true);
    await device.gesture([[40, 380, 0]]);
  }],
  ['dark', stack('s', screen('Inbox'), screen('Dark', edit)), {}, {}, () => device.setUserInterfaceStyle('dark')],
  ['landscape', tabs(
    tab(stack('a', screen('Inbox'), screen('Wide')), { text: 'Home', icon: 'home.png' }),
    tab(stack('b', screen('Two')), { text: 'Chat', icon: 'chat.png' })), {}, {}, () => device.rotate('landscape')],
  ['tabs-landscape', badged, {}, {}, () => device.rotate('landscape')],
  ['tabs-on-pad', badged, { device: 'iPad Pro 11' }],
  ['right-to-left', stack('s', screen('Inbox'), screen('Details', edit)), {}, { layout: { direction: 'rtl' } }],
  ['home-button', stack('s', screen('Inbox'), screen('Small')), { device: 'iPhone SE 3' }],
  ['notch', stack('s', screen('Notch')), { device: 'iPhone 13' }],
  ['ios-26', tabs(
    tab(stack('a', screen('Inbox'), screen('Message', { leftButtons: [], ...right({ text: 'Edit' }, { icon: 'star.png' }) })),
      { text: 'Home', icon: 'home.png', badge: '3' }),
    tab(stack('b', screen('Two')), { text: 'Search', icon: 'search.png' }),
    tab(stack('c', screen('Three')), { text: 'Chat', icon: 'chat.png' })), { device: 'iPhone 16, iOS 26' }],
  ['ios-26-dark', tabs(
    tab(stack('a', screen('Orders', { largeTitle: { visible: true }, ...edit })), { text: 'Home', icon: 'home.png', ...orange }),
    tab(stack('b', screen('Two')), { text: 'Chat', icon: 'chat.png', ...grey })), { device: 'iPhone SE 3, iOS 26' }, {},
  () => device.setUserInterfaceStyle('dark')],
  ['no-status-bar', stack('s', screen('Full', {}, { statusBar: { visible: false } }))],
];
for (const [name, root, options, defaults, act] of SCREENS) {
  test(name, async () => {
    const running = await start(root, options, defaults);
    if (act) await act(running);
    await running.rest();
    await show(name);
  });
}

const home = stack('s', screen('Home', {}, colour('#e5f1ff')));
const details = (options) => screen('Details', {}, { ...colour('#fff4e5'), ...options });
const modal = (options) => stack('m', screen('Modal', {}, { ...colour('#fff4e5'), ...options }));
const present = (options = {}) => (running) => running.run((layout) => void Navigation.showModal(layout), modal(options));

/** Shows a screen after an act. */
const after = (name, act, options) => test(name, async () => {
  const running = await start(home, options);
  await act(running);
  await running.rest();
  await show(name);
});

for (const style of ['pageSheet', 'formSheet', 'fullScreen', 'overFullScreen']) {
  after(`modal-${style}`, present({ modalPresentationStyle: style }));
}
after('modal-on-pad', present({ modalPresentationStyle: 'formSheet' }), { device: 'iPad Pro 11' });
after('modal-two-sheets', async (running) => {
  const child = screen('Modal', {}, colour('#fff4e5'));
  for (const id of ['first', 'second']) await running.run((layout) => Navigation.showModal(layout), stack(id, child));
});
after('overlay', (running) => running.run((layout) => Navigation.showOverlay(layout),
  { component: { name: 'Screen', id: 'o', options: colour('transparent') } }));

/** Shows an alert, or an action sheet, with these buttons. */
const alert = (title, message, ...buttons) => (running) => running.run((...args) =>
  require('react-native').Alert.alert(...args), title, message, buttons);
const cancel = { text: 'Cancel', style: 'cancel' };
after('alert', alert('Delete the order?', 'It will be gone for good, and nobody can bring it back.',
  { text: 'Delete', style: 'destructive' }, cancel));
after('alert-stacked', alert('Keep the changes?', undefined,
  { text: 'Keep them all' }, { text: 'Throw them away', style: 'destructive' }, cancel));

const push = (options) => (running) => running.run((layout) => void Navigation.push('Home', layout), details(options));
const drawer = { sideMenu: { left: screen('Menu', {}, colour('#fff4e5')), center: home } };
const merge = (visible) => (running) =>
  running.run((isVisible) => Navigation.mergeOptions('Home', { sideMenu: { left: { visible: isVisible } } }), visible);
const slide = { translationX: { from: 440, to: 0, duration: 300 }, alpha: { from: 0.2, to: 1, duration: 300 } };
const full = (modalTransitionStyle) => present({ modalPresentationStyle: 'fullScreen', modalTransitionStyle });
/** A finger that is still down in the middle of its way. */
const drag = (from, to) => () => ({ end: device.gesture([[...from, 0], [...to, 200], [...to, 1000]]) });
const shown = { alpha: { from: 0, to: 1, duration: 300 } };
const two = stack('s', screen('Home', {}, colour('#e5f1ff')), details({}));

const large = screen('Home', { largeTitle: { visible: true }, searchBar: { visible: true } }, colour('#e5f1ff'));
const largeHome = stack('s', large);

/** Motions: a name, a root, what is done before, what begins the motion, and the milliseconds of it that have passed. */
const MOTIONS = [
  ['motion-push', home, null, push(), 150],
  ['motion-pop', two, null, (running) => running.run(() => void Navigation.pop('Details')), 150],
  ['motion-push-large-title', largeHome, null, push(), 150],
  ['motion-pop-large-title', stack('s', large, details({})), null,
    (running) => running.run(() => void Navigation.pop('Details')), 150],
  ['motion-push-animated', home, null, push({ animations: { push: { content: slide } } }), 100],
  ['motion-present', home, null, present(), 200],
  ['motion-dismiss', home, present(), (running) => running.run(() => void Navigation.dismissModal('Modal')), 200],
  ['motion-present-full', home, null, full('coverVertical'), 200],
  ['motion-cross-dissolve', home, null, full('crossDissolve'), 200],
  ['motion-flip', home, null, full('flipHorizontal'), 200],
  ['motion-set-root', home, null, (running) => running.run((layout) => void Navigation.setRoot({ root: layout }),
    stack('other', details({ animations: { setRoot: shown } }))), 150],
  ['motion-overlay', home, null, (running) => running.run((layout) => void Navigation.showOverlay(layout),
    { component: { name: 'Screen', id: 'o', options: { ...colour('#30b0c780'), animations: { showOverlay: shown } } } }), 150],
  ['motion-swipe-back', two, null, drag([5, 400], [180, 400]), 300],
  ['motion-sheet-swipe', home, present(), drag([200, 90], [200, 400]), 300],
  ['motion-drawer-opens', drawer, null, merge(true), 100],
  ['motion-drawer-closes', drawer, () => device.openSideMenu('left'), merge(false), 100],
];
for (const [name, root, before, act, ms] of MOTIONS) {
  test(name, async () => {
    const running = await start(root);
    if (before) {
      await before(running);
      await running.rest();
    }
    await clock.pause();
    const begun = await act(running);
    await clock.advance(ms);
    await show(name);
    await clock.resume();
    await begun?.end;
  });
}
