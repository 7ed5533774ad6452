#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// React Native's `<Modal>` in an app without React (react-native-host §2).
@Suite("A <Modal> of an app without React", .timeLimit(.minutes(20)))
struct PlainModalTests {
  private static let home = """
    const { device, mountModal } = require('navbridge');
    const logging = (...names) => Object.fromEntries(names.map((name) => [name, ({ nativeEvent }) => console.log(name)]));
    const presented = async () => {
      const { presented } = (await device.snapshot()).windows[0];
      console.log(presented.filter(({ dismissed }) => !dismissed).map(({ type }) => type).join());
    };
    const settled = () => new Promise((done) => setTimeout(done, 1000));
    Navigation.registerComponent('Home', () => () => null);
    const launched = new Promise((done) => void Navigation.events().registerAppLaunchedListener(done));
    const setRoot = () => launched.then(() => Navigation.setRoot({ root: { component: { name: 'Home', id: 'home' } } }));
    """

  static let rows = [
    ScriptRow(
      "is shown, changed and taken away",
      """
      setRoot().then(async () => {
        const modal = mountModal('home', { animationType: 'slide', ...logging('onShow', 'onDismiss') });
        await settled();
        await presented();
        modal.update({ visible: false });
        await settled();
        await presented();
        modal.update({ visible: true });
        await settled();
        await presented();
        modal.unmount();
        modal.unmount();
        modal.update({ visible: true });
        await settled();
        await presented();
      });
      """, ["onShow", "ModalHost", "onDismiss", "", "onShow", "ModalHost", ""]),
    ScriptRow(
      "is not shown as long as it is not visible",
      """
      setRoot().then(async () => {
        const modal = mountModal('home', { visible: false, ...logging('onShow') });
        await settled();
        await presented();
        modal.update({ visible: null });
        await settled();
        await presented();
      });
      """, ["", "onShow", "ModalHost"]),
    ScriptRow(
      "goes with the screen that it is in",
      """
      setRoot().then(async () => {
        mountModal('home');
        await settled();
        await presented();
        await Navigation.setRoot({ root: { component: { name: 'Home', id: 'other' } } });
        await settled();
        await presented();
      });
      """, ["ModalHost", ""]),
    ScriptRow(
      "needs a screen that runs, and properties that a <Modal> has",
      """
      setRoot().then(() => {
        const refused = (body) => { try { body(); } catch (error) { console.log(error.message); } };
        refused(() => mountModal('hom'));
        refused(() => mountModal('home', { visibel: true }));
        refused(() => mountModal('home').update({ nothing: 1 }));
      });
      """,
      [
        "mountModal: no component 'hom' runs.",
        "mountModal: a <Modal> has no property 'visibel'. Did you mean 'visible'?",
        "mountModal: a <Modal> has no property 'nothing'.",
      ]),
  ]

  @Test("A <Modal> of an app without React follows its properties", arguments: rows, Architecture.allCases)
  func follows(_ row: ScriptRow, _ architecture: Architecture) async throws {
    let outcome = try await Run.script("\(Self.home)\n\(row.source)", architecture)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }

  @Test(
    "A <Modal> of an app without React asks to be closed by a finger, where the library is not its delegate",
    arguments: Architecture.allCases)
  func finger(_ architecture: Architecture) async throws {
    let source = """
      setRoot().then(async () => {
        mountModal('home', { animationType: 'slide', presentationStyle: 'pageSheet', ...logging('onRequestClose') });
        await settled();
        await device.dismissModal();
        await presented();
      });
      """
    let outcome = try await Run.script("\(Self.home)\n\(source)", architecture)
    #expect(outcome.lines == (architecture == .turbo ? ["onRequestClose"] : []) + ["ModalHost"])
  }
}
#endif
