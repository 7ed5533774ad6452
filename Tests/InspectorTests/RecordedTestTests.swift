import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeInspector

/// The acts on the device, and the test that is made of them.
@Suite("A recorded test")
struct RecordedTestTests {
  private static func act(_ method: String, _ params: JSON, error: String? = nil) -> RecordedAct {
    RecordedAct(at: 0, action: .request(method: method, params: params), error: error)
  }

  @Test("A recorded test requires what it uses, joins keys, and shows a refused act as a comment")
  func text() {
    let acts = [
      Self.act("device/tap", ["testID": "it's"]), Self.act("device/keys", ["text": "a"]),
      Self.act("device/keys", ["text": "b\n"]), Self.act("device/swipeBack", [:]),
      Self.act("device/tap", ["text": "gone"], error: "The target is not found."),
      RecordedAct(at: 0, action: .expectation(target: ["text": "Home"], .isVisible)),
      Self.act("script/run", ["source": "async () => {\nlet a\n}"]),
    ]
    #expect(
      RecordedTest.text(app: "./app.js", title: "recorded", acts: acts) == """
        const { app, device, expect, test } = require('navbridge');

        test('recorded', async () => {
          const running = await app('./app.js');
          await device.tap({ testID: 'it\\'s' });
          await device.keys({ text: 'ab\\n' });
          await device.swipeBack();
          // await device.tap({ text: 'gone' }); was refused: The target is not found.
          await expect({ text: 'Home' }).toBeVisible();
          await running.run(async () => {
        let a
        });
        });

        """)
  }

  /// The parts of a finger's way at their moments: a way to 20 points to the right, and the lift.
  private static func way(lift: JSON, at end: Double, element: Locator? = nil, move: Double = 20) -> [RecordedAct] {
    let act = { (at: Double, method: String, params: JSON) in
      RecordedAct(
        at: at, action: .request(method: method, params: params), element: method == "device/gesture" ? element : nil)
    }
    return [
      act(10, "device/gesture", ["path": [[1, 2, 0]], "holds": true]),
      act(26.5, "device/moveFinger", ["path": [[.double(1 + move), 2, 0]]]), act(end, "device/liftFinger", lift),
    ]
  }

  @Test("The parts of a finger's way are one gesture, with the times between them")
  func ways() {
    let merged = { (acts: [RecordedAct]) in RecordedAct.mergingFingers(acts).map(\.text) }
    let flung = "device.gesture({ path: [[1, 2, 0], [21, 2, 16.5]] })"
    let rested = "device.gesture({ path: [[1, 2, 0], [21, 2, 16.5], [21, 2, 100]] })"
    #expect(merged(Self.way(lift: [:], at: 40)) == [flung], "It is lifted with the speed of its last move.")
    #expect(merged(Self.way(lift: [:], at: 126.5)) == [rested])
    #expect(merged(Self.way(lift: ["path": [[21, 2, 60]]], at: 66.5)) == [rested])
    let held = "device.gesture({ path: [[1, 2, 0], [21, 2, 16.5]], holds: true })"
    #expect(merged(Array(Self.way(lift: [:], at: 40).prefix(2))) == [held])
    let cancelled = merged(Self.way(lift: ["cancel": true], at: 40))
    #expect(cancelled.count == 2 && cancelled[1] == "device.liftFinger({ cancel: true })")
    #expect(merged(Self.way(lift: [:], at: 40) + Self.way(lift: [:], at: 40)) == [flung, flung])
    var parted = Self.way(lift: [:], at: 40)
    parted.insert(Self.act("device/rotate", ["orientation": "landscape"]), at: 1)
    #expect(merged(parted).count == 3 && merged(parted)[2] == "device.liftFinger({ path: [[21, 2, 0]] })")
    parted = Self.way(lift: [:], at: 40)
    parted[1].error = "No."
    #expect(RecordedAct.mergingFingers(parted).count == 3)
  }

  @Test("A finger that has hardly moved is a touch of its element")
  func presses() {
    let texts = { (end: Double, element: Locator?, move: Double) in
      RecordedAct.mergingFingers(Self.way(lift: [:], at: end, element: element, move: move)).map(\.text)
    }
    #expect(texts(40, .testID("a"), 5) == ["device.tap({ testID: 'a' })"])
    #expect(texts(610, .testID("a"), 5) == ["device.longPress({ testID: 'a' })"])
    #expect(texts(610, .place(x: 1, y: 2), 5) == ["device.gesture({ path: [[1, 2, 0], [6, 2, 16.5], [6, 2, 583.5]] })"])
    #expect(texts(610, .testID("a"), 20) == ["device.gesture({ path: [[1, 2, 0], [21, 2, 16.5], [21, 2, 583.5]] })"])
  }

  @Test(
    "JavaScript that a person runs has the value of its last statement, and is written as a function",
    arguments: [
      ("6 * 7", "async () => { 6 * 7 }"), ("let a = 1; a // one", "async () => {\nlet a = 1; a // one\n}"),
      ("await later()", "async () => { await later() }"), ("let a = await b; a", "async () => { let a = await b; a }"),
    ])
  func evaluations(_ source: String, _ function: String) {
    #expect(RecordedAct(at: 0, action: RecordedAct.evaluation(of: source)).text == "running.run(\(function))")
  }

  @Test("The methods that are recorded are the acts, reload and the script's run")
  func acts() {
    #expect(
      ["device/tap", "device/gesture", "device/rotate", "device/reload", "script/run"].allSatisfy(RecordedAct.isAct))
    #expect(
      !["device/snapshot", "device/elementAt", "clock/advance", "stats/get", "no"].contains(where: RecordedAct.isAct))
  }

  private static let screen: JSON = [
    "windows": [
      [
        "root": [
          "class": "RNNStackController",
          "children": [
            [
              "class": "A", "visible": true,
              "views": [["testID": "one", "text": "Twice"], ["testID": "two", "text": "Twice"]],
            ],
            ["class": "B", "visible": false, "views": [["testID": "one", "text": "Once"]]],
          ],
          "options": ["topBar": ["title": ["text": "Once"]]],
        ]
      ]
    ]
  ]

  @Test(
    "A place is named by its testID, else by its text, where no other element that is seen has the same",
    arguments: [
      (["testID": "one", "text": "Twice"], .testID("one")), (["text": "Once"], .text("Once")),
      (["text": "Twice"], .place(x: 1, y: 2)), (["testID": ""], .place(x: 1, y: 2)), (.null, .place(x: 1, y: 2)),
    ] as [(JSON, Locator)])
  func locators(_ element: JSON, _ locator: Locator) {
    #expect(Locator(x: 1.2, y: 1.8, element: element, in: Self.screen) == locator)
  }

  @Test("A text below a modal is none of the place, and one on the modal is")
  func modals() {
    let text = { (text: String) -> JSON in ["text": .string(text), "frame": [0, 0, 400, 100]] }
    let modal: JSON = ["frame": [0, 50, 400, 800], "views": [["text": "On", "frame": [0, 60, 400, 20]]]]
    let screen: JSON = ["windows": [["root": ["views": [text("Below")]], "presented": [modal]]]]
    #expect(Locator(x: 9, y: 90, element: .null, in: screen) == .place(x: 9, y: 90))
    #expect(Locator(x: 9, y: 70, element: .null, in: screen) == .text("On"))
    #expect(Locator(x: 9, y: 20, element: .null, in: screen) == .text("Below"))
    // The frames of React's views are within their parents.
    let react: JSON = ["windows": [["root": ["react": ["children": [text("Elsewhere")]]]]]]
    #expect(Locator(x: 9, y: 20, element: .null, in: react) == .place(x: 9, y: 20))
    let deep = (0..<200).reduce(["views": [text("Deep")]] as JSON) { inner, _ in ["children": [inner]] }
    #expect(Locator(x: 9, y: 20, element: .null, in: deep) == .text("Deep"))
    // A frame of a peer may have a negative size.
    let odd: JSON = ["windows": [["root": ["views": [["text": "Odd", "frame": [0, 0, -5, -5]]]]]]]
    #expect(Locator(x: 0, y: 0, element: .null, in: odd) == .place(x: 0, y: 0))
  }

  @Test("A finger on a place without a name is a gesture there, which a long press makes longer")
  func touches() {
    let place = Locator.place(x: 1, y: 2)
    #expect(place.target == nil && Locator.testID("a").target == ["testID": "a"])
    #expect(
      RecordedAct(at: 0, action: place.touch(isLong: false)).text == "device.gesture({ path: [[1, 2, 0], [1, 2, 50]] })"
    )
    #expect(RecordedAct(at: 0, action: Locator.text("a").touch(isLong: true)).text == "device.longPress({ text: 'a' })")
  }

  @Test("A recorded test finds a key of the keyboard by its place, whatever text lies below it")
  func keys() {
    let screen: JSON = ["windows": [["root": ["frame": [0, 0, 440, 956], "text": "Below"]]]]
    #expect(Locator(x: 20, y: 700, element: ["class": "UIKeyboard", "key": "q"], in: screen) == .place(x: 20, y: 700))
    #expect(Locator(x: 20, y: 700, element: .null, in: screen) == .text("Below"))
  }

  @Test("A recorded test finds the title, the message and the buttons of an alert, and no paragraph by its text")
  func alerts() {
    let buttons: JSON = [
      ["id": "0", "text": "Delete", "frame": [85, 444, 270, 44]],
      ["id": "1", "text": "Keep", "frame": [85, 400, 270, 44]],
    ]
    func screen(_ title: String, _ message: String) -> JSON {
      let layout: JSON = [
        "card": [85, 310, 270, 178], "title": ["lines": [.string(title)], "frame": [101, 330, 238, 22]],
        "message": ["lines": [.string(message)], "frame": [101, 354, 238, .double(message.isEmpty ? 0 : 16.5)]],
      ]
      let root: JSON = [
        "type": "Alert", "visible": true, "frame": [0, 0, 440, 956], "title": .string(title),
        "message": .string(message), "layout": layout, "buttons": buttons,
      ]
      return ["windows": [["kind": "main", "root": root]]]
    }
    let both = screen("Sure?", "It is gone then.")
    for (y, text) in [(331.0, "Sure?"), (360, "It is gone then."), (401, "Keep"), (460, "Delete")] {
      #expect(Locator(x: 120, y: y, element: .null, in: both) == .text(text))
    }
    #expect(Locator(x: 120, y: 340, element: .null, in: screen("Sure?", "")) == .text("Sure?"))
    // Beside the alert, above its texts, and a text that stands there twice.
    #expect(Locator(x: 10, y: 330, element: .null, in: both) == .place(x: 10, y: 330))
    #expect(Locator(x: 100, y: 300, element: .null, in: both) == .place(x: 100, y: 300))
    #expect(Locator(x: 120, y: 340, element: .null, in: screen("Keep", "")) == .place(x: 120, y: 340))
    for (length, isName) in [(60, true), (61, false)] {
      let text = String(repeating: "a", count: length)
      let place = Locator.place(x: 5, y: 5)
      let paragraph: JSON = ["text": .string(text)]
      #expect(Locator(x: 5, y: 5, element: paragraph, in: ["windows": []]) == (isName ? .text(text) : place))
    }
  }
}
