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
      RecordedAct(at: 0, action: .expectation(target: ["text": "Home"])),
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

  @Test(
    "JavaScript that a person runs has the value of its last statement, and is written as a function",
    arguments: [
      ("6 * 7", "async () => { 6 * 7 }"), ("let a = 1; a // one", "async () => {\nlet a = 1; a // one\n}"),
      ("await later()", "async () => (await later()\n)"), ("let a = await b; a", "async () => { let a = await b; a\n}"),
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
}
