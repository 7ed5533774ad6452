// The page of `navbridge inspect`: it joins the store, the connection and the parts.

import { Actions } from './actions.js';
import { Connection } from './connection.js';
import { ConsoleView } from './console.js';
import { DeviceControls, TimeControls } from './controls.js';
import { DeviceView } from './device.js';
import { FilmStrip } from './film-strip.js';
import { MomentSlider } from './slider.js';
import { Banners, PendingStrip, StatusLine, helpDialog } from './status.js';
import { SourceView } from './source-view.js';
import { Store } from './store.js';
import { TestDrawer } from './test-drawer.js';
import { TestsView } from './tests-view.js';
import { TimelineView } from './timeline.js';
import { TreeView } from './tree.js';
import { addTabs, splitter } from './parts.js';
import { button, byId, make, set } from './make.js';
import { listenToKeys } from './keys.js';

/** Changes are shown with the next frame. A page that is not seen has no frames, but keeps its counts small all the same. */
const schedule = (act) => (document.hidden ? setTimeout(act, 250) : requestAnimationFrame(act));

const store = new Store(schedule);
const address = new URL('socket', location.href);
address.protocol = 'ws:';
const connection = new Connection(address.href, (message) => store.take(message), (state, pause) => store.setLink(state, pause));
const actions = new Actions(store, connection, new StatusLine());

const controls = new TimeControls(store, actions);
actions.slider = new MomentSlider(store, actions);
new FilmStrip(store, actions);
new Banners(store, actions);
new PendingStrip(store, actions);
const device = new DeviceView(store, actions, new DeviceControls(store, actions).element);
const tree = new TreeView(store, actions);
const source = new SourceView(store, actions);
new ConsoleView(store, (name, members) => connection.request(name, members), source);
const timeline = new TimelineView(store, actions);
const drawer = new TestDrawer(store, actions);
const showPart = addTabs();
const tests = new TestsView(store, actions, showPart);
/** The width at which the device fills the height that is left for it. */
function deviceWidth() {
  const [width, height] = store.screen?.size ?? [402, 874];
  return Math.min(Math.max((innerHeight - 330) * (width / height) + 40, 340), innerWidth * 0.4);
}
const fitDevice = splitter({
  name: 'Width of the device', variable: '--device', least: 220, most: 1200, size: deviceWidth, place: 'beside-device',
});
store.on('screen', fitDevice);
splitter({
  name: 'Width of the tree', variable: '--tree', least: 240, most: 1200, size: () => Math.max(400, innerWidth * 0.25),
  place: 'beside-tree',
});
splitter({
  name: 'Height of the timeline', variable: '--timeline', isAcross: true, from: -1, least: 160, most: 900,
  size: () => Math.max(250, innerHeight * 0.3), place: 'above-timeline',
});

const setMode = (mode) => store.setMode(store.mode === mode ? 'touch' : mode);
const go = (id, part) => {
  showPart(id);
  part.focus();
};
const keys = [
  [' ', () => actions.playOrPause(), 'plays or pauses'],
  ['.', () => controls.step.click(), 'steps to the next thing due'],
  ['a', () => controls.advance.click(), 'advances by the milliseconds of the field'],
  [',', () => actions.toAct(-1), 'goes one act back'],
  [';', () => actions.toAct(1), 'goes one act on'],
  ['c', () => actions.leavePast('continue'), 'continues from the earlier moment that is shown'],
  ['p', () => actions.leavePast('present'), 'goes back to the present'],
  ['r', () => actions.ask('restart'), 'restarts the app'],
  ['s', () => setMode('select'), 'selects elements by a click, until it is pressed again'],
  ['e', () => setMode('expect'), 'expects elements to be shown by a click, until it is pressed again'],
  ['t', () => drawer.toggle(), 'shows or hides the recorded test'],
  ['o', () => source.toggle(), 'shows or hides the source of what is selected'],
  ['1', () => go('device', device.screen), 'goes to the device'],
  ['2', () => go('tree', tree.list.element), 'goes to the tree'],
  ['3', () => go('console', byId('console').querySelector('.list')), 'goes to the console'],
  ['4', () => go('timeline', timeline.canvas), 'goes to the timeline'],
  ['5', () => tests.go(), "shows the tests of 'navbridge test --ui', and goes to them"],
  ['/', () => {
    const part = document.activeElement.closest('#tree, #tests')?.id ?? 'console';
    go(part, byId(part).querySelector('input[type=search]'));
  }, 'goes to the filter'],
  ['Escape', () => (store.mode === 'touch' ? store.select(null) : store.setMode('touch')),
    'ends the mode, or forgets the selection'],
  ['?', () => help.showModal(), 'shows this help'],
];
const help = helpDialog(keys);
listenToKeys(keys);
byId('bar').prepend(tests.toggleButton);
const pages = make('p', { id: 'pages', hidden: true });
byId('counts').before(pages);
byId('more').append(drawer.toggleButton, button('Keys', { icon: 'help', key: '?', onclick: () => help.showModal() }));

store.on('app link tests', () => {
  const { app, link } = store;
  document.documentElement.dataset.link = link.state;
  if (!app) {
    set(byId('file'), 'textContent', store.tests.isThere ? 'navbridge test' : 'navbridge inspect');
    return;
  }
  // Of a whole path the end is what tells apps apart.
  set(byId('file'), 'textContent', app.file.startsWith('/') ? app.file.split('/').slice(-2).join('/') : app.file);
  set(byId('file'), 'title', app.file);
  set(byId('facts'), 'textContent', [app.device?.name, app.architecture, app.design].filter(Boolean).join(' · '));
  if (!store.tests.isThere) document.title = `${app.file} – navbridge inspect`;
});
const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

store.on('state', () => {
  const { pages: count } = store.state;
  set(pages, 'hidden', !(count > 1));
  set(pages, 'textContent', `${count} pages watch`);
  set(pages, 'title', `${count} pages show this run, all of them the same moment: what one does, all see.`);
});
store.on('entries lines state', () => {
  const { entries, commands, lines } = store;
  set(byId('counts'), 'textContent', [
    counted(commands.all.length, 'command'), counted(lines.all.length, 'line'), counted(entries.count, 'step'),
  ].join(' · '));
});
connection.open();
// For the console of the browser, and for `scripts/check inspect`.
Object.assign(globalThis, { inspector: { store, actions, timeline } });
