/// An app of raw React for tests of fingers, of the keyboard and of time: a side menu with a stack, whose screens have a button
/// that pushes, inputs, and a button in the bar. Its functions make commands and overlays.
enum MenuApp {
  static let app = #"""
    const nav = (...args) => invoke(['RNNTurboModule', 'RNNBridgeModule'].find(has), ...args);
    const component = (id, name = 'Home', options = {}) => ({ id, type: 'Component', data: { name, options, passProps: {} }, children: [] });
    const stack = (id, ...children) => ({ id, type: 'Stack', data: { options: {} }, children });
    let pushes = 0;
    const actions = {
      low: () => overlay('Banner', { interceptTouchOutside: false }),
      count: () => nav('mergeOptions', 'menu', { sideMenu: { left: { visible: true } } }),
      push: () => nav('push', `push${++pushes}`, 'home', component(`pushed${pushes}`)),
    };
    show((commit, name) => (name === 'Banner'
      ? ['RCTView', { flex: 1, pointerEvents: 'box-none' }, ['RCTView', { testID: 'banner', position: 'absolute', left: 0, top: 400, width: 440, height: 200, backgroundColor: 0xffcccccc | 0 }]]
      : ['RCTView', { flex: 1, paddingTop: 120 },
        ['RCTView', { testID: `push`, accessible: true, height: 40 }, ['RCTText', {}, 'Push']],
        ['RCTText', { testID: 'count', height: 20 }, `Pushes ${pushes}`],
        ['RCTText', { testID: 'top', position: 'absolute', left: 20, top: 70, width: 100, height: 20 }, 'top'],
        ['RCTText', { testID: 'low', position: 'absolute', left: 20, top: 450, width: 100, height: 20 }, 'low'],
        ['RCTSinglelineTextInputView', { testID: 'input', height: 30, width: 300 }],
        ['RCTSinglelineTextInputView', { testID: 'empty', height: 30, alignSelf: 'flex-start', placeholder: 'Your name', text: '' }],
      ]), (testID, type) => {
      if (type === 'TouchEnd') actions[testID]?.();
      if (/^(Focus|Blur)$/.test(type)) console.log(testID, type);
    }, { topBar: { rightButtons: [{ id: 'more', text: 'More', testID: 'MORE' }] } }, (home) => ({
      id: 'menu', type: 'SideMenuRoot', data: { options: {} }, children: [
        { id: 'leftPart', type: 'SideMenuLeft', data: {}, children: [component('left')] },
        { id: 'centre', type: 'SideMenuCenter', data: {}, children: [stack('stack', component('first'), home)] },
      ] }));
    on('RNN.NavigationButtonPressed', ({ buttonId }) => { console.log('pressed', buttonId); actions.push(); });
    invoke(['RNNEventEmitter', 'RNNTurboEventEmitter'].find(has), 'addListener', 'RNN.NavigationButtonPressed');
    Object.assign(globalThis, { nav, component, stack,
      overlay: (name, options) => nav('showOverlay', 'overlay1', component('overlay', name, { overlay: options })) });
    """#

  /// A folder with the app, and a file that tests it.
  static func folder(tests: String, _ others: [String: String] = [:]) -> TestFolder {
    RawReact.folder(app: app, tests: tests, others)
  }
}
