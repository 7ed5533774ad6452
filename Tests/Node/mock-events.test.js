'use strict';
// RNN's Mock with real programs: when content is mounted, what is told in which order, and what is refused.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const {
  BAR, Mock, Navigation, React, TestRenderer, app, component, noted, press, render, root, seen, skip, stack, textsIn,
  unmount,
} = require('./mock-app');

/** A screen that notes what happens to it, as a hook of an app does. */
function noting(name, notes) {
  Navigation.registerComponent(name, () => ({ componentId }) => {
    React.useEffect(() => {
      notes.push(`${name} is mounted`);
      const subscriptions = ['ComponentDidAppear', 'ComponentDidDisappear'].map((kind) =>
        Navigation.events()[`register${kind}Listener`]((event) => {
          if (event.componentId === componentId) notes.push(`${name} ${kind.slice(9)}`);
        }));
      return () => {
        notes.push(`${name} is unmounted`);
        subscriptions.forEach((each) => each.remove());
      };
    }, [componentId]);
    return React.createElement('Text', null, name);
  });
}

test('content is mounted before its events, and gone after them', { skip }, () => {
  const notes = [];
  const take = () => notes.splice(0);
  render(() => {
    for (const name of ['A', 'B', 'C']) noting(name, notes);
    Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot({ root: stack('S', component('A')) }); });
  });
  assert.deepStrictEqual(take(), ['A is mounted', 'A DidAppear']);
  Navigation.push('A', component('B'));
  assert.deepStrictEqual(take(), ['B is mounted', 'A DidDisappear', 'B DidAppear']);
  Navigation.setStackRoot('B', [component('C')]);
  assert.deepStrictEqual(take(), ['C is mounted', 'B DidDisappear', 'C DidAppear', 'A is unmounted', 'B is unmounted']);
  Navigation.push('C', component('B'));
  take();
  // Within an 'act' the same follows at its end.
  TestRenderer.act(() => { void Navigation.pop('B'); });
  assert.deepStrictEqual(take(), ['B DidDisappear', 'C DidAppear', 'B is unmounted']);
});

test('content with an id that was used before is new content', { skip }, () => {
  const notes = [];
  const layout = { root: stack('S', component('A')) };
  render(() => {
    noting('A', notes);
    Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot(layout); });
  });
  notes.splice(0);
  Navigation.setRoot(layout);
  // Both have listened to events of that id.
  assert.deepStrictEqual(notes, ['A is mounted', 'A DidAppear', 'A DidAppear', 'A is unmounted']);
  assert.deepStrictEqual(textsIn(root()), ['A']);
});

test('commands of listeners, of effects and of handlers that await', { skip }, async () => {
  render(() => {
    app(stack('S', component('A')))();
    Navigation.registerComponent('E', () => ({ componentId }) => {
      React.useEffect(() => { void Navigation.push(componentId, component('B')); }, [componentId]);
      return React.createElement('Text', null, 'E');
    });
    Navigation.events().registerNavigationButtonPressedListener(({ componentId }) => {
      void Navigation.push(componentId, component('E'));
    });
  });
  Navigation.mergeOptions('A', { topBar: { rightButtons: [{ id: 'next', testID: 'NEXT', text: 'next' }] } });
  press('NEXT');
  assert.deepStrictEqual([seen(), textsIn(root())], [['B'], ['A', 'E', 'B']]);
  await TestRenderer.act(async () => {
    await Navigation.pop('B');
    await Navigation.pop('E');
  });
  assert.deepStrictEqual(textsIn(root()), ['A']);
});

test('the settlement of a command comes behind its events, and after the call', { skip }, async () => {
  const notes = [];
  render(() => {
    app(stack('S', component('A')))();
    Navigation.events().registerCommandCompletedListener(({ commandName }) => notes.push(`${commandName} completed`));
  });
  notes.splice(0);
  const pushed = Navigation.push('A', component('B')).then(() => notes.push('resolved'));
  notes.push('called');
  await pushed;
  assert.deepStrictEqual(notes, ['push completed', 'called', 'resolved']);
});

test('an app that is rendered once more is launched once more, and its listeners stay', { skip }, () => {
  const layout = stack('S', component('A'));
  const events = noted('ComponentDidAppear');
  render(app(layout));
  Navigation.showModal(component('B'));
  unmount();
  render(app(component('C')));
  assert.deepStrictEqual(textsIn(root()), ['C']);
  // The listener of the first time sets its root, too, before the second one.
  assert.deepStrictEqual(events.map(({ componentId }) => componentId), ['A', 'B', 'A', 'C']);
});

test('the bridge has the same', { skip }, async () => {
  unmount();
  Mock.mockNativeComponents({ architecture: 'bridge' });
  let events;
  render(() => {
    app(stack('S', component('A')), { A: BAR })();
    events = noted('NavigationButtonPressed', 'CommandCompleted');
  });
  assert.strictEqual(await Navigation.push('A', component('B')), 'B');
  await assert.rejects(Navigation.pop('NONE'), { code: '1012' });
  assert.strictEqual(await Navigation.pop('B'), 'B');
  press('OWN');
  const named = events.map(({ commandName, buttonId }) => commandName ?? buttonId);
  assert.deepStrictEqual([seen().at(-1), named], ['A', ['setRoot', 'push', 'pop', 'own']]);
  assert.strictEqual(Navigation.constantsSync().statusBarHeight, 54);
  // What the connection is asked for later is that of the test after.
  Mock.mockNativeComponents({ architecture: 'bridge' });
  render(app(stack('S', component('D'))));
  assert.deepStrictEqual(textsIn(root()), ['D']);
});

test('wrong use is named', { skip }, () => {
  const create = (props) => TestRenderer.act(() => { TestRenderer.create(React.createElement(Mock.ApplicationMock, props)); });
  const quiet = console.error;
  console.error = () => {};
  try {
    assert.throws(() => create({}), /'ApplicationMock' needs the property 'entryPoint', a function/);
    const entryPoint = app(stack('S', component('NOBODY')));
    assert.throws(() => create({ entryPoint }), /'NOBODY' is not registered\. Registered are 'A', /);
  } finally {
    console.error = quiet;
  }
  assert.throws(() => Mock.mockNativeComponents({ devcie: 'iPad' }), /there is no option 'devcie'\. Did you mean 'device'/);
  assert.throws(() => Mock.mockNativeComponents({ device: 'iPhone 1' }), /iPhone 1/);
  assert.throws(() => Navigation.events().registerScreenPoppedListener('no function'), /must be a function/);
});

test('another device takes the place of the one before', { skip }, () => {
  Mock.mockNativeComponents({ device: 'iPad Pro 11' });
  render(app(stack('S', component('A'))));
  assert.deepStrictEqual(seen(), ['A']);
});

test('the names are those of RNN\'s Mock, by themselves and in one object', { skip }, () => {
  const ids = ['VISIBLE_OVERLAY_TEST_ID', 'VISIBLE_SCREEN_TEST_ID'];
  assert.deepStrictEqual(Object.keys(Mock).sort(), ['ApplicationMock', 'Mock', ...ids, 'default', 'mockNativeComponents']);
  assert.deepStrictEqual(ids.map((name) => [Mock[name], Mock.Mock[name], Mock.default[name]]), ids.map((id) => [id, id, id]));
});

test('a native screen has the texts of its views, and one that is not registered is refused', { skip }, async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'navbridge-mock-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const description = path.join(folder, 'native.json');
  fs.writeFileSync(description, JSON.stringify({ views: [{ class: 'UILabel', text: 'Hello $props.name', testID: 'HELLO' }] }));
  Mock.mockNativeComponents({ externalComponent: [`Native=${description}`] });
  render(app(stack('S', component('A'))));
  await Navigation.push('A', { externalComponent: { id: 'N', name: 'Native', passProps: { name: 'Ada' } } });
  assert.deepStrictEqual(seen(), ['Hello Ada']);
  await assert.rejects(Navigation.push('A', { externalComponent: { id: 'X', name: 'Nobody' } }), /Nobody/);
});
