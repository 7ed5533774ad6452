#if JavaScript
import Testing

@testable import ScriptEngine

/// A driver types into a text input that a script's own renderer has committed.
@Suite("A text input of React's", .timeLimit(.minutes(20)))
struct TextInputTests {
  /// Shows an input, and one after it. `put` commits new properties of the first one.
  private static let begin = """
    \(TurboSurfaceTests.renderer)
    const { device } = require('navbridge');
    let input;
    let root;
    let rest;
    let quiet = false;
    const show = (body) => body.key ?? body.selection?.start ?? body.text ?? '';
    ui.registerEventHandler((handle, type, body) => {
      if (!quiet) console.log(type.slice(3), handle.props.testID === 'input' ? show(body) : handle.props.testID);
      onEvent?.(type, body);
    });
    let onEvent;
    const put = (props) => {
      input = ui.cloneNodeWithNewProps(input, props);
      const set = ui.createChildSet(1);
      ui.appendChildToSet(set, ui.cloneNodeWithNewChildren(root, [input, rest]));
      ui.completeRoot(1, set);
    };
    const run = (props, body) => {
      screens.Home = (rootTag) => {
        root = node(rootTag, 'RCTView', { flex: 1 });
        input = node(rootTag, 'RCTSinglelineTextInputView', { testID: 'input', height: 20, text: '', ...props });
        rest = node(rootTag, 'RCTSinglelineTextInputView', { testID: 'other', height: 20 });
        put({});
      };
      setRoot(component('Home', 'home')).then(body);
    };
    const type = async (text, testID = 'input') => (await device.type({ testID, text })).done;
    const value = async () => (await device.snapshot({ react: true })).windows[0].root.react.children[0].children[0].value;

    """

  static let rows = [
    ScriptRow(
      "is typed into by characters, with a key, a selection and a change for each, and goes on with what it has",
      """
      run({}, async () => {
        console.log(await type('Ad'), await type('Ada'), await value());
        console.log(await type('é'), await type(''), await value() === '');
      });
      """,
      [
        "Focus ", "KeyPress A", "SelectionChange 1", "Change A", "KeyPress d", "SelectionChange 2", "Change Ad",
        "KeyPress a",
        "SelectionChange 3", "Change Ada", "true true Ada", "KeyPress é", "SelectionChange 1", "Change é",
        "KeyPress Backspace",
        "SelectionChange 0", "Change ", "true true true",
      ]),
    ScriptRow(
      "has its return key pressed by a line end: it submits and loses the focus, submits alone, or begins a line",
      """
      run({}, async () => {
        await type('a\\n');
        put({ submitBehavior: 'submit' });
        await type('ab\\n');
        put({ submitBehavior: null, multiline: true });
        await type('ab\\nc');
        console.log(JSON.stringify(await value()));
        put({ blurOnSubmit: true });
        await type('ab\\ncd\\n');
      });
      """,
      [
        "Focus ", "KeyPress a", "SelectionChange 1", "Change a", "KeyPress Enter", "SubmitEditing a", "EndEditing a",
        "Blur a",
        "Focus a", "KeyPress b", "SelectionChange 2", "Change ab", "KeyPress Enter", "SubmitEditing ab",
        "KeyPress Enter",
        "SelectionChange 3", "Change ab\n", "KeyPress c", "SelectionChange 4", "Change ab\nc", #""ab\nc""#,
        "KeyPress d",
        "SelectionChange 5", "Change ab\ncd", "KeyPress Enter", "SubmitEditing ab\ncd", "EndEditing ab\ncd",
        "Blur ab\ncd",
      ]),
    ScriptRow(
      "gives its focus to another one, takes no more than its most characters, and nothing if it cannot be edited",
      """
      run({ maxLength: 2 }, async () => {
        console.log(await type('abc'), await value());
        await type('x', 'other');
        put({ editable: false });
        console.log(await type('z'), await value());
      });
      """,
      [
        "Focus ", "KeyPress a", "SelectionChange 1", "Change a", "KeyPress b", "SelectionChange 2", "Change ab",
        "KeyPress c",
        "true ab", "EndEditing ab", "Blur ab", "Focus other", "KeyPress other", "SelectionChange other", "Change other",
        "false ab",
      ]),
    ScriptRow(
      "keeps what was typed when React has no new text, or one from before the last change",
      """
      quiet = true;
      run({}, async () => {
        await type('abc');
        put({ opacity: 0.9 });
        console.log(await value());
        put({ text: 'old', mostRecentEventCount: 2 });
        console.log(await value());
        put({ text: 'new', mostRecentEventCount: 3 });
        console.log(await value());
        ui.dispatchCommand(input, 'setTextAndSelection', [2, 'late', 0, 0]);
        ui.dispatchCommand(input, 'setTextAndSelection', [3, null, 0, 0]);
        console.log(await value());
        ui.dispatchCommand(input, 'setTextAndSelection', [3, 'set', 0, 0]);
        console.log(await value());
      });
      """, ["abc", "abc", "new", "new", "set"]),
    ScriptRow(
      "takes the focus by itself if it is to, and shows the keyboard until nothing has the focus any more",
      """
      quiet = true;
      RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit: (name) => console.log(name) }));
      __turboModuleProxy('KeyboardObserver').addListener('keyboardWillShow');
      const keyboard = async () => (await device.snapshot()).keyboard.visible;
      run({ autoFocus: true, maxLength: 3 }, async () => {
        await new Promise((done) => setTimeout(done, 300));
        console.log(await keyboard());
        await type('x', 'other');
        console.log(await keyboard());
        ui.dispatchCommand(rest, 'blur', []);
        await new Promise((done) => setTimeout(done, 300));
        console.log(await keyboard());
        await type('a');
        const set = ui.createChildSet(1);
        ui.appendChildToSet(set, ui.cloneNodeWithNewChildren(root, [rest]));
        ui.completeRoot(1, set);
        await new Promise((done) => setTimeout(done, 300));
        console.log(await keyboard());
      });
      """,
      [
        "keyboardWillChangeFrame", "keyboardWillShow", "keyboardDidChangeFrame", "keyboardDidShow", "true", "true",
        "keyboardWillChangeFrame", "keyboardWillHide", "keyboardDidChangeFrame", "keyboardDidHide", "false",
        "keyboardWillChangeFrame", "keyboardWillShow", "keyboardWillChangeFrame", "keyboardWillHide",
        "keyboardDidChangeFrame",
        "keyboardDidShow", "keyboardDidChangeFrame", "keyboardDidHide", "false",
      ]),
    ScriptRow(
      "shows each change to the script before the next key, which may change it",
      """
      quiet = true;
      onEvent = (type, { text, eventCount }) => {
        if (type === 'topChange') put({ text: text.toUpperCase(), mostRecentEventCount: eventCount });
      };
      run({}, async () => console.log(await type('abc'), await value()));
      """, ["true ABC"]),
  ]

  @Test("A text input of React's behaves as a native one", arguments: rows)
  func behaves(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(Self.begin + row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }
}
#endif
