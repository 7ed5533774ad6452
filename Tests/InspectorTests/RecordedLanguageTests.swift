import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeInspector

/// The acts of a run as a suite for Detox, and as a flow for Maestro.
@Suite("A recorded test in other languages")
struct RecordedLanguageTests {
  private static func act(
    _ method: String, _ params: JSON, error: String? = nil, on element: Locator? = nil, scrolled: SIMD2<Double>? = nil
  ) -> RecordedAct {
    RecordedAct(
      at: 0, action: .request(method: method, params: params), error: error, element: element, scrolled: scrolled)
  }

  private static let rows: [(RecordedAct, detox: [String]?, maestro: [String]?)] = [
    (act("device/tap", ["testID": "it's"]), ["element(by.id('it\\'s')).tap()"], ["tapOn: { id: \"it's\" }"]),
    (act("device/tap", ["text": "Buy (2)"]), ["element(by.text('Buy (2)')).tap()"], [#"tapOn: "Buy \\(2\\)""#]),
    (act("device/tap", ["back": true], on: .text("Shop")), ["element(by.text('Shop')).tap()"], [#"tapOn: "Shop""#]),
    (
      act("device/tap", ["text": "Name"], on: .placeholder("Name")),
      ["element(by.type('RCTUITextField')).atIndex(0).tap()"], [#"tapOn: "Name""#]
    ),
    (act("device/tap", ["back": true]), nil, nil), (act("device/tap", ["tabIndex": 1]), nil, nil),
    (
      act("device/multiTap", ["testID": "a", "times": 3]), ["element(by.id('a')).multiTap(3)"],
      [#"tapOn: { id: "a", repeat: 3 }"#]
    ),
    (
      act("device/multiTap", ["text": "A?", "times": 2]), ["element(by.text('A?')).multiTap(2)"],
      [#"tapOn: { text: "A\\?", repeat: 2 }"#]
    ),
    (
      act("device/swipe", ["testID": "a", "direction": "left"]), ["element(by.id('a')).swipe('left', 'fast')"], nil
    ),
    (act("device/scrollTo", ["text": "Row"]), nil, [#"scrollUntilVisible: { element: "Row" }"#]),
    (
      act("device/rotate", ["orientation": "landscape"]), ["device.setOrientation('landscape')"],
      ["setOrientation: LANDSCAPE_LEFT"]
    ),
    (act("device/longPress", ["testID": "a"]), ["element(by.id('a')).longPress()"], [#"longPressOn: { id: "a" }"#]),
    (
      act("device/gesture", ["path": [[10.4, 20, 0], [10.4, 20, 50]]]), ["device.tap({ x: 10, y: 20 })"],
      [#"tapOn: { point: "10, 20" }"#]
    ),
    (
      act("device/gesture", ["path": [[10, 20, 0], [10, 20, 700]]]), ["device.longPress({ x: 10, y: 20 }, 700)"],
      [#"longPressOn: { point: "10, 20" }"#]
    ),
    (
      act("device/gesture", ["path": [[10, 20, 0], [110, 20, 300]]]), nil,
      [#"swipe: { start: "10, 20", end: "110, 20", duration: 300 }"#]
    ),
    (
      act("device/scroll", ["testID": "list", "y": 300], scrolled: [0, 120.4]),
      ["element(by.id('list')).scroll(120, 'down', 0.5, 0.5)"], [#"swipe: { from: { id: "list" }, direction: UP }"#]
    ),
    (
      act("device/scroll", ["testID": "list", "x": 0, "y": 0], scrolled: [-5, -80]),
      ["element(by.id('list')).scroll(80, 'up', 0.5, 0.5)", "element(by.id('list')).scroll(5, 'left', 0.5, 0.5)"],
      [
        #"swipe: { from: { id: "list" }, direction: DOWN }"#, #"swipe: { from: { id: "list" }, direction: RIGHT }"#,
      ]
    ),
    (act("device/scroll", ["testID": "list", "y": 300]), nil, nil),
    (
      act("device/scroll", ["testID": "a", "y": 0], scrolled: [.nan, 1e300]),
      ["element(by.id('a')).scroll(1000000000, 'down', 0.5, 0.5)", "element(by.id('a')).scroll(0, 'left', 0.5, 0.5)"],
      [#"swipe: { from: { id: "a" }, direction: UP }"#, #"swipe: { from: { id: "a" }, direction: RIGHT }"#]
    ),
    (
      act("device/gesture", ["path": [[1e300, -1e300, 0], [1e300, -1e300, 1e300]]]),
      ["device.longPress({ x: 1000000000, y: -1000000000 }, 1000000000)"],
      [#"longPressOn: { point: "1000000000, -1000000000" }"#]
    ),
    (
      act("device/keys", ["text": "ab\n\u{8}"], on: .text("Name")),
      [
        "element(by.text('Name')).typeText('ab')", "element(by.text('Name')).tapReturnKey()",
        "element(by.text('Name')).tapBackspaceKey()",
      ], [#"inputText: "ab""#, "pressKey: Enter", "eraseText: 1"]
    ),
    (act("device/keys", ["text": "a"]), nil, [#"inputText: "a""#]),
    (
      act("device/rotate", ["orientation": "landscapeLeft"]), ["device.setOrientation('landscape')"],
      ["setOrientation: LANDSCAPE_LEFT"]
    ),
    (
      act("device/rotate", ["orientation": "portrait"]), ["device.setOrientation('portrait')"],
      ["setOrientation: PORTRAIT"]
    ),
    (act("device/setUserInterfaceStyle", ["style": "dark"]), nil, ["setDarkMode: enabled"]),
    (act("device/setUserInterfaceStyle", ["style": "light"]), nil, ["setDarkMode: disabled"]),
    (
      act("device/openURL", ["url": "a://b?c='"]), ["device.openURL({ url: 'a://b?c=\\'' })"],
      [#"openLink: "a://b?c='""#]
    ),
    (act("device/background", [:]), ["device.sendToHome()"], ["pressKey: Home"]),
    (
      act("device/foreground", [:]), ["device.launchApp({ newInstance: false })"], ["launchApp: { stopApp: false }"]
    ),
    (act("device/keyboard", ["visible": false]), nil, ["hideKeyboard"]),
    (act("device/keyboard", ["visible": true]), nil, nil),
    (act("device/reload", [:]), ["device.reloadReactNative()"], nil),
    (act("script/run", ["source": "() => 1"]), nil, nil),
    (
      RecordedAct(at: 0, action: .expectation(target: ["text": "Home"], .isVisible)),
      ["expect(element(by.text('Home'))).toBeVisible()"], [#"assertVisible: "Home""#]
    ),
  ]

  private static func lines(_ text: String, from start: Int, indentation: String, upTo end: Int) -> [String] {
    text.split(separator: "\n").dropFirst(start).dropLast(end).map { String($0.dropFirst(indentation.count)) }
  }

  @Test("An act is a statement of Detox, or a comment where it has no word for it", arguments: rows.indices)
  func detox(_ index: Int) {
    let (act, statements, _) = Self.rows[index]
    let text = TestLanguage.detox.text(app: "./app.js", options: [:], acts: [act])
    let expected = statements.map { $0.map { "await \($0);" } } ?? ["// \(act.line): Detox has no word for it"]
    #expect(Self.lines(text, from: 4, indentation: "    ", upTo: 2) == expected)
  }

  @Test("An act is a command of Maestro, or a comment where it has none", arguments: rows.indices)
  func maestro(_ index: Int) {
    let (act, _, commands) = Self.rows[index]
    let text = TestLanguage.maestro.text(app: "./app.js", options: [:], acts: [act])
    let expected = commands.map { $0.map { "- \($0)" } } ?? ["# \(act.line): Maestro has no command for it"]
    #expect(Self.lines(text, from: 4, indentation: "", upTo: 0) == expected)
  }

  @Test("An act that the device has refused is a comment, and keys stand together")
  func refused() {
    let acts = [
      Self.act("device/keys", ["text": "a"], on: .testID("i")),
      Self.act("device/keys", ["text": "b"], on: .testID("i")),
      Self.act("device/tap", ["text": "gone"], error: "It is not found.\nMore."),
    ]
    #expect(
      TestLanguage.detox.text(app: "./app.js", options: [:], acts: acts) == """
        // navbridge test --app ./app.js FILE
        describe('recorded', () => {
          it('does what was done', async () => {
            await device.launchApp({ newInstance: true });
            await element(by.id('i')).typeText('ab');
            // device.tap({ text: 'gone' }); was refused: It is not found.
          });
        });

        """)
    #expect(
      TestLanguage.maestro.text(app: "./app.js", options: [:], acts: acts) == """
        # navbridge test --app ./app.js FILE
        appId: com.example.app
        ---
        - launchApp
        - inputText: "ab"
        # device.tap({ text: 'gone' }) was refused: It is not found.

        """)
  }

  @Test(
    "A file has the language that its name stands for",
    arguments: [
      ("a.test.js", TestLanguage.navbridge), ("a.js", .navbridge), ("e2e/a.e2e.js", .detox), ("a.e2e.ts", .detox),
      ("flow.yaml", .maestro), ("flow.yml", .maestro), ("yaml", .navbridge),
    ])
  func languages(_ file: String, _ language: TestLanguage) { #expect(TestLanguage(ofFile: file) == language) }

  @Test("The back button in front is named by its testID, else by its title")
  func backButton() {
    func stack(_ button: JSON, isVisible: Bool = true) -> JSON {
      ["windows": [["root": ["visible": .bool(isVisible), "topBar": ["backButton": button]]]]]
    }
    let titled: JSON = ["visible": true, "title": "Shop", "testID": .null]
    #expect(Locator.backButton(in: stack(titled)) == .text("Shop"))
    #expect(Locator.backButton(in: stack(["visible": true, "title": "Shop", "testID": "back"])) == .testID("back"))
    #expect(Locator.backButton(in: stack(["visible": true, "title": "", "testID": ""])) == nil)
    #expect(Locator.backButton(in: stack(["visible": false, "title": "Shop"])) == nil)
    #expect(Locator.backButton(in: stack(titled, isVisible: false)) == nil)
    let two: JSON = ["windows": [stack(titled), stack(["visible": true, "title": "Modal"])]]
    #expect(Locator.backButton(in: two) == .text("Modal"))
    let deep = (0..<200).reduce(stack(titled)) { inner, _ in ["children": [inner]] }
    #expect(Locator.backButton(in: deep) == .text("Shop"))
  }

  @Test("An empty input is named by its placeholder where no text is the same, and one with a text is not")
  func placeholders() {
    func screen(_ value: String, _ others: JSON...) -> JSON {
      ["windows": [.array([["type": "RCTTextInput", "placeholder": "Name", "value": .string(value)]] + others)]]
    }
    let element: JSON = ["text": "Name"]
    #expect(Locator(x: 1, y: 1, element: element, in: screen("")) == .placeholder("Name"))
    #expect(Locator(x: 1, y: 1, element: element, in: screen("", ["text": "Name"])) == .place(x: 1, y: 1))
    #expect(Locator(x: 1, y: 1, element: element, in: screen("Ada", ["text": "Name"])) == .text("Name"))
  }

  @Test("Expectations, waits and texts that replace others are written in each language")
  func others() {
    let target: JSON = ["testID": "name"]
    let acts = [
      Self.act("device/keys", ["text": "Bo", "replaces": true], on: .testID("name")),
      Self.act("device/keys", ["text": "b"], on: .testID("name")),
      RecordedAct(at: 0, action: .wait(milliseconds: 1500)),
      RecordedAct(at: 0, action: .expectation(target: target, .hasText("Bo's"))),
      RecordedAct(at: 0, action: .expectation(target: ["text": "Gone"], .isNotVisible)),
    ]
    func lines(_ language: TestLanguage) -> [String] {
      language.text(app: "app.js", options: [:], acts: acts).split(separator: "\n").map {
        $0.drop { $0 == " " }.description
      }
    }
    #expect(
      lines(.navbridge).dropFirst(3).dropLast() == [
        "await device.keys({ text: 'Bob', replaces: true });", "await clock.advance(1500);",
        "await expect({ testID: 'name' }).toHaveText('Bo\\'s');", "await expect({ text: 'Gone' }).not.toBeVisible();",
      ])
    #expect(lines(.navbridge).first == "const { app, clock, device, expect, test } = require('navbridge');")
    #expect(
      lines(.detox).dropFirst(4).dropLast(2) == [
        "await element(by.id('name')).replaceText('Bob');", "await new Promise((end) => setTimeout(end, 1500));",
        "await expect(element(by.id('name'))).toHaveText('Bo\\'s');",
        "await expect(element(by.text('Gone'))).not.toBeVisible();",
      ])
    #expect(
      lines(.maestro).dropFirst(4) == [
        "- eraseText", "- inputText: \"Bob\"", "- waitForAnimationToEnd: { timeout: 1500 }",
        "- assertVisible: { id: \"name\", text: \"Bo's\" }", "- assertNotVisible: \"Gone\"",
      ])
  }
}
