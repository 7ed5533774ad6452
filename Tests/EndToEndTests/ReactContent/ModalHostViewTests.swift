import NavbridgeLauncher
import Testing

/// React Native's `<Modal>` as its renderers make it, a component of the native side, on both routes.
@Suite("A <Modal> of React's", .timeLimit(.minutes(20)))
struct ModalHostViewTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    /// The properties with which the modal is made.
    var properties = "{ animationType: 'slide', transparent: true }"
    /// The acts after the modal was made.
    var act = ""
    let events: [String]
    /// The classes of the presented controllers afterwards.
    var presented = "['RCTModalHostViewController']"

    var testDescription: String { happens }
  }

  private static let shown = [#"dialog OrientationChange {"orientation":"portrait"}"#, "dialog Show"]

  static let rows = [
    Row(happens: "it is mounted", events: shown),
    Row(
      happens: "it is not visible", properties: "{ animationType: 'slide', transparent: true, visible: false }",
      events: [], presented: "[]"),
    Row(
      happens: "it becomes visible", properties: "{ animationType: 'slide', transparent: true, visible: false }",
      act: "await running.run(() => { update('dialog', { visible: true }); });", events: shown),
    Row(
      happens: "it is unmounted", act: "await running.run(() => { close(); });", events: shown, presented: "[]"),
    Row(
      happens: "it is unmounted while its presenter is covered",
      properties: "{ animationType: 'slide', presentationStyle: 'fullScreen' }",
      act: "await running.run(() => { close(); });",
      events: ["A WillDisappear", shown[0], "A Disappear", shown[1], "A WillAppear", "A Appear"], presented: "[]"),
    Row(
      happens: "a finger drags its sheet down",
      properties: "{ animationType: 'slide', presentationStyle: 'pageSheet' }", act: "await device.dismissModal();",
      events: shown + ["dialog RequestClose"]),
    Row(
      happens: "a finger may dismiss its sheet",
      properties: "{ animationType: 'slide', presentationStyle: 'pageSheet', allowSwipeDismissal: true }",
      act: "await device.dismissModal();", events: shown + ["dialog RequestClose"], presented: "[]"),
    Row(
      happens: "a stack of screens presents a modal where it lies",
      act: "await running.run(() => { set(['A', 'M'], { M: { stackPresentation: 'modal' } }); });",
      events: shown + ["M WillAppear", "M Appear"], presented: "['RNSScreen']"),
  ]

  private static let app = """
    begin(['A']);
    globalThis.open = (properties, children) => {
      views.make('inner', 'RCTView', { flex: 1 }, []);
      views.make('dialog', 'RCTModalHostView', { identifier: 5, ...properties }, children ?? ['inner']);
      views.put('A content', ['A text', 'dialog']);
      views.commit();
    };
    globalThis.close = () => {
      views.put('A content', ['A text']);
      views.commit();
    };
    globalThis.openStack = () => {
      makeScreen('P');
      views.make('inner stack', 'RNSScreenStack', { flex: 1 }, ['P']);
      open({ animationType: 'slide' }, ['inner stack']);
    };
    """

  @Test("A <Modal> of React's is presented as on a phone", arguments: ReactGestureTests.routes, rows)
  func events(_ route: String, _ row: Row) async throws {
    let folder = RawScreens.folder(
      app: Self.app,
      tests: """
        test('row', async () => {
          expect(await after(async (running) => {
            await running.run(() => { open(\(row.properties)); });
            await running.rest();
            \(row.act)
          }, options)).toEqual(\(row.events));
          const [window] = (await device.snapshot()).windows;
          expect(window.presented.map((each) => each.class)).toEqual(\(row.presented));
        });
        """)
    try await pass(folder, route)
  }

  @Test(
    "A <Modal> of React's has the size of its sheet, and its content lies in it", arguments: ReactGestureTests.routes)
  func layout(_ route: String) async throws {
    let folder = RawScreens.folder(
      app: Self.app,
      tests: """
        test('row', async () => {
          const running = await app('./app.js', options);
          await running.run(() => { open({ presentationStyle: 'pageSheet' }); });
          await running.rest();
          const [{ frame, react, hostTag }] = (await device.snapshot({ react: true })).windows[0].presented;
          const [x, y, width, height] = frame;
          expect(y > 0).toBe(true);
          expect(react.tag).toBe(hostTag);
          expect(react.children.map((each) => [each.testID, each.inWindow])).toEqual([['inner', [x, y, width, height]]]);
        });
        """)
    try await pass(folder, route)
  }

  @Test("A <Modal> of React's contains a stack of screens", arguments: ReactGestureTests.routes)
  func stack(_ route: String) async throws {
    let folder = RawScreens.folder(
      app: Self.app,
      tests: """
        test('row', async () => {
          const running = await app('./app.js', options);
          await running.run(() => { openStack(); });
          await running.rest();
          const [modal] = (await device.snapshot()).windows[0].presented;
          expect(modal.type).toBe('ModalHost');
          expect(modal.children.map(({ type, children }) => [type, children.map((each) => each.componentId)])).toEqual(
            [['Stack', ['P']]]);
        });
        """)
    try await pass(folder, route)
  }

  private func pass(_ folder: TestFolder, _ route: String) async throws {
    try await folder.expectPassingInProcess(1, on: route)
  }
}
