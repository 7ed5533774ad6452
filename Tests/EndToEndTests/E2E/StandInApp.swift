/// An app of raw React for suites that know nothing of navbridge: what a bundle of React Native shows, in a few lines of
/// JavaScript on both routes. Its screen has a bar, buttons, an input, a switch, a list, and a text that changes later.
enum StandInApp {
  static let app = #"""
    const { Linking } = require('react-native');
    const state = { log: 'none', taps: 0, name: '', isOn: false, later: 'start', isCovered: false };
    let commit = () => {};

    const text = (testID, value, style = {}) => ['RCTText', { testID, ...style }, String(value)];
    const button = (testID, label, more = {}) =>
      ['RCTView', { testID, accessible: true, accessibilityRole: 'button', pointerEvents: 'box-only', height: 30,
        width: 200, ...more }, ['RCTText', {}, label]];
    const rows = () => Array.from({ length: 40 }, (_, at) => ['RCTView', { testID: `row${at}`, height: 50 }, ['RCTText', {}, `Row ${at}`]]);

    const screen = () => ['RCTView', { flex: 1, paddingTop: 110 },
      text('welcome', 'Welcome'),
      button('hello', 'Say Hello', { accessibilityLabel: 'Greeting' }),
      text('log', state.log),
      ...['first', 'second'].map((name) => ['RCTView', { testID: 'twin' }, text(name, 'Same')]),
      button('counter', `Count ${state.taps}`),
      ['RCTSinglelineTextInputView', { testID: 'name', height: 30, width: 300, placeholder: 'Your name', text: state.name }],
      text('greeting', `Hello ${state.name}`),
      ['RCTSwitch', { testID: 'switch', value: state.isOn, width: 51, height: 31 }],
      button('later', 'Later'),
      text('text', state.later),
      ['RCTView', { height: 30 },
        button('below', 'Below'),
        ['RCTView', { testID: 'cover', position: 'absolute', left: 0, top: 0, width: 200, height: 30, backgroundColor: 0xff0000ff | 0 }]],
      text('hidden', 'Hidden', { opacity: 0 }),
      ['RCTScrollView', { testID: 'list', height: 200 }, ['RCTScrollContentView', {}, ...rows()]],
    ];
    const refresh = (change) => {
      Object.assign(state, change);
      commit(screen());
    };

    const presses = {
      hello: () => refresh({ log: 'hello' }),
      counter: () => refresh({ taps: state.taps + 1 }),
      first: () => refresh({ log: 'first' }),
      second: () => refresh({ log: 'second' }),
      later() {
        refresh({ later: 'waiting' });
        setInterval(() => {}, 700);
        setTimeout(() => refresh({ later: 'soon' }), 1000);
        setTimeout(() => refresh({ later: 'done' }), 4000);
      },
    };
    let began;
    const onEvent = (testID, type, body) => {
      if (type === 'TouchStart') began = { testID, at: Date.now() };
      if (type === 'TouchEnd' && began?.testID === testID && presses[testID]) {
        if (Date.now() - began.at >= 500) refresh({ log: 'long' });
        else presses[testID]();
      }
      // A commit makes new views here, so that the input is left alone while it has the focus.
      if (testID === 'name' && type === 'EndEditing') refresh({ name: body.text });
      if (testID === 'switch' && type === 'Change') refresh({ isOn: body.value });
    };
    show((again) => {
      commit = again;
      return screen();
    }, onEvent, {
      topBar: { title: { text: 'Suite' }, rightButtons: [{ id: 'more', text: 'More', testID: 'MORE' }] },
    }, (component) => ({ id: 'stack', type: 'Stack', data: {}, children: [component] }));
    const emitter = ['RNNEventEmitter', 'RNNTurboEventEmitter'].find(has);
    const pressed = 'RNN.NavigationButtonPressed';
    on(pressed, () => refresh({ log: 'more' }));
    invoke(emitter, 'addListener', pressed);
    """#

  /// A folder with the app and the files of a suite.
  static func folder(_ files: [String: String]) -> TestFolder {
    RawReact.folder(app: app, tests: "test('nothing', () => {});", files)
  }
}
