import NavbridgeLauncher
import Testing

/// Form sheets with detents, as React Navigation renders them, on both routes (react-native-screens §11).
@Suite("A form sheet of React's", .timeLimit(.minutes(20)))
struct FormSheetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let happens: String
    /// The properties of the sheet.
    let properties: String
    let act: String
    var events = "[]"
    /// The height of the sheet as an expression of `room`, its largest height, both without the safe area below.
    let height: String

    var testDescription: String { happens }
  }

  static let rows = [
    Row(happens: "without detents it fills its room", properties: "{}", act: "undefined", height: "room"),
    Row(
      happens: "it begins with its first detent", properties: "{ sheetAllowedDetents: [0.25, 1] }", act: "undefined",
      height: "room / 4"),
    Row(
      happens: "it begins with the detent that it names",
      properties: "{ sheetAllowedDetents: [0.25, 0.5, 1], sheetInitialDetent: 1 }", act: "undefined",
      height: "room / 2"),
    Row(
      happens: "a finger drags it up", properties: "{ sheetAllowedDetents: [0.5, 1] }",
      act: "device.dragSheet({ detent: 1 })", events: #"['M SheetDetentChanged {"index":1,"isStable":true}']"#,
      height: "room"),
    Row(
      happens: "a finger drags it to where it is", properties: "{ sheetAllowedDetents: [0.5, 1] }",
      act: "device.dragSheet({ detent: 0 })", height: "room / 2"),
    Row(
      happens: "a finger finds no such detent", properties: "{ sheetAllowedDetents: [0.5, 1] }",
      act: "device.dragSheet({ detent: 2 })", height: "room / 2"),
    Row(
      happens: "the script changes the detents", properties: "{ sheetAllowedDetents: [0.5, 1] }",
      act: "running.run(() => { update('M', { sheetAllowedDetents: [0.25, 1] }); })", height: "room / 4"),
    Row(
      happens: "the script changes the first detent, and a finger has moved it since",
      properties: "{ sheetAllowedDetents: [0.25, 0.5, 1] }",
      act: "device.dragSheet({ detent: 2 }); await running.run(() => { update('M', { sheetInitialDetent: 1 }); })",
      events: #"['M SheetDetentChanged {"index":2,"isStable":true}']"#, height: "room"),
    Row(
      happens: "it names a detent that is not there",
      properties: "{ sheetAllowedDetents: [0.25, 1], sheetInitialDetent: 2 }",
      act: "undefined", height: "room / 4"),
    Row(
      happens: "it fits its content",
      properties: "{ sheetAllowedDetents: [-1], header: null, content: contentOf(200) }",
      act: "undefined", height: "200"),
    Row(
      happens: "it follows its content",
      properties: "{ sheetAllowedDetents: [-1], header: null, content: contentOf(200) }",
      act: "running.run(() => { update('M box', { height: 300 }); })", height: "300"),
  ]

  @Test("A form sheet of React's rests at its detents", arguments: ReactGestureTests.routes, rows)
  func detents(_ route: String, _ row: Row) async throws {
    let folder = RawScreens.folder(
      app: """
        const contentOf = (height) => () => {
          views.make('M box', 'RCTView', { height }, []);
          return { children: ['M box'], style: { position: 'absolute', left: 0, right: 0, top: 0 } };
        };
        begin(['A', 'M'], { M: { stackPresentation: 'formSheet', ...\(row.properties) } });
        """,
      tests: """
        test('row', async () => {
          expect(await after(async (running) => { await \(row.act); }, options)).toEqual(\(row.events));
          const { safeArea: [top, , below], windows: [{ root, presented: [sheet] }] } = await device.snapshot();
          const room = root.frame[3] - top - below;
          expect(sheet.frame[3] - below).toBeCloseTo(\(row.height), 1);
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }

  @Test(
    "A form sheet of React's leaves touches to what lies beside it up to its largest undimmed detent",
    arguments: ReactGestureTests.routes,
    [("-1", false), ("0", true), ("1", true), ("5", true)])
  func undimmed(_ route: String, _ row: (detent: String, isTouched: Bool)) async throws {
    let folder = RawScreens.folder(
      app: """
        const sheet = { stackPresentation: 'formSheet', sheetAllowedDetents: [0.25, 0.5] };
        begin(['A', 'M'], { M: { ...sheet, sheetLargestUndimmedDetent: \(row.detent) } });
        """,
      tests: """
        test('row', async () => {
          const running = await app('./app.js', options);
          const { element } = await running.request('device/elementAt', { x: 100, y: 300 });
          expect(element?.testID ?? null).toBe(\(row.isTouched ? "'A content'" : "null"));
        });
        """)
    try await folder.expectPassingInProcess(1, on: route)
  }
}
