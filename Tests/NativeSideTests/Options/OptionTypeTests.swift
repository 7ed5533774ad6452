import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

/// rnn-options §1: the stored form of a value, and the check of its type.
@Suite("A value of an option")
struct OptionTypeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: OptionType
    let value: JSON
    let stored: JSON?
    let isExpected: Bool

    init(type: OptionType, value: JSON, stored: JSON?, isExpected: Bool = true) {
      self.type = type
      self.value = value
      self.stored = stored
      self.isExpected = isExpected
    }

    var testDescription: String { "\(value.description) as \(type.name)" }
  }

  static let rows: [Row] = [
    Row(type: .bool, value: true, stored: true), Row(type: .bool, value: 0, stored: false),
    Row(type: .bool, value: 2.5, stored: true), Row(type: .bool, value: "yes", stored: .none, isExpected: false),
    Row(type: .bool, value: [1], stored: .none, isExpected: false),
    Row(type: .number, value: 1.5, stored: 1.5), Row(type: .double, value: true, stored: 1),
    Row(type: .intNumber, value: 3, stored: 3), Row(type: .number, value: "3", stored: .none, isExpected: false),
    Row(type: .timeInterval, value: 300, stored: 300),
    Row(type: .text, value: "", stored: ""), Row(type: .text, value: 5, stored: 5, isExpected: false),
    Row(type: .text, value: ["a": 1], stored: ["a": 1], isExpected: false),
    Row(type: .clearableText, value: nil, stored: ""), Row(type: .clearableText, value: 3, stored: 3),
    Row(type: .color, value: 0xFF00_0000, stored: 0xFF00_0000), Row(type: .color, value: "NoColor", stored: "NoColor"),
    Row(type: .color, value: "red", stored: .none, isExpected: false),
    Row(type: .color, value: ["semantic": "nothing"], stored: .none, isExpected: false),
    Row(type: .image, value: "i.png", stored: "i.png"), Row(type: .image, value: ["uri": "u"], stored: ["uri": "u"]),
    Row(type: .image, value: ["system": "star"], stored: ["system": "star"]),
    Row(type: .image, value: ["system": "", "fallback": "f"], stored: ["system": "", "fallback": "f"]),
    Row(type: .image, value: 7, stored: .none, isExpected: false),
    Row(type: .word(["together", "later"]), value: "later", stored: "later"),
    Row(type: .word(["together", "later"]), value: "nonsense", stored: "together"),
    Row(type: .word(["together"]), value: 1, stored: .none, isExpected: false),
    Row(type: .words, value: ["portrait", "all"], stored: ["portrait", "all"]),
    Row(type: .words, value: [1], stored: .none, isExpected: false),
    Row(type: .dictionary, value: "a", stored: .none, isExpected: false),
    Row(type: .array, value: [:], stored: .none, isExpected: false),
    Row(type: .buttons, value: ["id": "a"], stored: ["id": "a"]),
    Row(type: .transition, value: ["duration": 1], stored: .none),
    Row(type: .transition, value: ["enabled": false], stored: ["enabled": false]),
    Row(type: .transition, value: 1, stored: .none, isExpected: false),
  ]

  @Test("A value of an option is stored as on iOS", arguments: rows)
  func accepting(_ row: Row) {
    let (stored, isExpected) = row.type.accept(row.value)
    #expect(stored == row.stored)
    #expect(isExpected == row.isExpected)
  }

  static let kinds: [JSONValue.Kind: [JSON]] = [
    .null: [nil], .bool: [true, false], .int: [0, -1, 300], .double: [0.5, -1e300], .string: ["", "NoColor", "later"],
    .array: [[], [1], ["a"]], .object: [[:], ["enabled": 1], ["id": "a"]],
  ]

  @Test(
    "A value of an option of a kind that needs no check is stored unchanged",
    arguments: Set(rows.map(\.type.name)).sorted())
  func taking(_ name: String) throws {
    let type = try #require(Self.rows.first { $0.type.name == name }).type
    for (kind, values) in Self.kinds where type.accepted.contains(kind) {
      for value in values {
        let (stored, isExpected) = type.accept(value)
        #expect(stored == value && isExpected)
      }
    }
  }

  @Test("A value of an option is used if it is the last of several values of its option")
  func duplicates() throws {
    let text =
      #"{"topBar": {"visible": true, "title": {"text": "a"}, "visible": false}, "topBar": {"title": {"text": "b"}}}"#
    let options = RNNNavigationOptions(try JSONDocument(text).root)
    #expect(options.tree == ["topBar": ["visible": false, "title": ["text": "b"]]])
  }

  @Test("A value of an option that is a number is read as its text where a text is needed")
  func textOfNumbers() {
    let options = ResolvedOptions([RNNNavigationOptions(["topBar": ["title": ["text": 5]], "bottomTab": ["badge": 3]])])
    #expect(options.text(.topBar.title.text) == "5")
    #expect(options.text(.bottomTab.badge) == "3")
    #expect(ResolvedOptions([RNNNavigationOptions(["topBar": ["testID": ["a": 1]]])]).text(.topBar.testID) == nil)
  }

  static let faults: [(sent: JSON, path: String, code: String)] = [
    (["topBar": ["colour": 1]], "topBar.colour", "UNKNOWN_OPTION"), (["topbar": [:]], "topbar", "UNKNOWN_OPTION"),
    (["topBar": ["visible": "no"]], "topBar.visible", "OPTION_OF_WRONG_TYPE"),
    (["topBar": 5], "topBar", "OPTION_OF_WRONG_TYPE"),
    (["topBar": ["title": ["text": [:]]]], "topBar.title.text", "OPTION_OF_WRONG_TYPE"),
    (["fab": ["id": "f"]], "fab", "OPTION_NOT_ON_IOS"),
    (["topBar": ["title": ["fontStyle": "italic"]]], "topBar.title.fontStyle", "OPTION_NOT_ON_IOS"),
    (
      ["topBar": ["rightButtons": [["id": "a"], ["id": "b", "colr": 1]]]], "topBar.rightButtons.1.colr",
      "UNKNOWN_OPTION"
    ),
    (["topBar": ["leftButtons": ["id": "a", "enabled": "x"]]], "topBar.leftButtons.enabled", "OPTION_OF_WRONG_TYPE"),
  ]

  @Test("A value of an option that gives a component in a bar its id is known, because JavaScript leaves it in place")
  func idsOfComponents() {
    let component: JSON = ["id": "a", "name": "A", "componentId": "a"]
    let options: JSON = [
      "topBar": [
        "title": ["component": component], "background": ["component": component],
        "leftButtons": [["id": "l", "component": component]], "rightButtons": [["id": "r", "component": component]],
      ], "bottomTab": ["component": component],
    ]
    var found: [OptionFault] = []
    _ = RNNNavigationOptions(options) { found.append($0) }
    #expect(found.map(\.path) == [])
  }

  @Test("A value of an option that iOS does not use is reported by its path", arguments: faults)
  func describing(_ row: (sent: JSON, path: String, code: String)) {
    var found: [OptionFault] = []
    _ = RNNNavigationOptions(row.sent) { found.append($0) }
    #expect(found.map(\.path) == [row.path])
    #expect(found.map(\.code) == [row.code])
    #expect(found[0].sentence.contains("'\(row.path)'"))
    #expect(found[0].isRefusedByStrict == (row.code != "OPTION_NOT_ON_IOS"))
  }
}
