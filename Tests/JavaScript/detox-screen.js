'use strict';
// A screen of elements for tests of Detox's elements: what is on it, what is asked of its app, and what an act does to it.

const { make } = require('./elements');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
Object.assign(host, { global: globalThis, driverMethods, places: () => ({}), settings: { suite: {}, filmed: [] } });
const app = require('house/detox-app');
const requests = require('house/test-requests');

const frame = [0, 0, 400, 800];
/** `answer` is what a function of the app's returns, and `hit` what a finger touches. */
const state = { elements: [], hit: {}, log: [], happens: () => {}, answer: undefined };

app.idle = async () => { state.log.push('idle'); };
app.screen = async () => ({ elements: state.elements, screen: frame });
app.act = async (method, params, ms) => {
  state.log.push([method, params, ...(ms === undefined ? [] : [Math.round(ms)])]);
  await state.happens(params);
};
app.running = () => ({
  request: async (method, params) => {
    if (method === 'device/elementAt') return { element: state.hit };
    state.log.push([method, params]);
    return method === 'device/screenshot' ? '<svg viewBox="0 0 400 800"></svg>' : state.answer;
  },
});
requests.request = async (name, given) => {
  state.log.push([name, given.name]);
  return 'path.svg';
};

const show = (...values) => { state.elements = values.map((each) => make(each)).flatMap((each) => [each, ...each.inside()]); };
const touches = (each) => { state.hit = { tag: each.tag }; };
/** What has been asked of the app but waits. */
const acts = () => state.log.filter((each) => each !== 'idle');
/** The first place of the last gesture, rounded. */
const begin = () => acts().at(-1)[1].path[0].slice(0, 2).map(Math.round);
const failureOf = async (act) => (async () => act())().then(() => null, ({ message }) => message);

function reset() {
  Object.assign(state, { log: [], happens: () => {}, answer: undefined });
  show({ id: 'one', frame: [100, 200, 100, 50] });
  touches(state.elements[0]);
}

module.exports = { acts, begin, failureOf, frame, reset, show, state, touches };
