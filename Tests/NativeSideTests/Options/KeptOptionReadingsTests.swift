import NavbridgeRuntime
import Testing

@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

@MainQueue @Suite("Options that are sent again")
struct KeptOptionReadingsTests {
  /// Each text is different from all others as options, though many have equal lengths and shapes.
  nonisolated static let different = [
    #"{"topBar":{"title":{"text":"ab"}}}"#, #"{"topBar":{"title":{"text":"ac"}}}"#,
    #"{"topBar":{"title":{"text":"a"}}}"#,
    #"{"topBar":{"testID":"ab"}}"#, #"{"topBar":{"title":{"text":"ab"},"visible":true}}"#,
    #"{"topBar":{"title":{"text":"ab"},"visible":false}}"#, #"{"topBar":{"visible":true,"title":{"text":"ab"}}}"#,
    #"{"topBar":{"title":{"fontSize":17}}}"#, #"{"topBar":{"title":{"fontSize":18}}}"#,
    #"{"topBar":{"title":{"fontSize":17.5}}}"#, #"{"topBar":{"title":{"fontSize":-17}}}"#,
    #"{"layout":{"orientation":["portrait","landscape"]}}"#, #"{"layout":{"orientation":["portrait"]}}"#,
    #"{"layout":{"orientation":["landscape","portrait"]}}"#, #"{"layout":{"orientation":[]}}"#,
    #"{"topBar":{"rightButtons":[{"id":"a"},{"id":"b"}]}}"#, #"{"topBar":{"rightButtons":[{"id":"a"}]}}"#,
    #"{"topBar":{"leftButtons":[{"id":"a"},{"id":"b"}]}}"#, #"{"topBar":{"title":{"text":"a","color":4294967295}}}"#,
    #"{"topBar":{"title":{"text":"a","color":4294967294}}}"#, #"{"topBar":{"title":{"text":""}}}"#,
    // The bytes of these numbers are those of '"', 'l' and '{', by which the parser marks strings, numbers and objects.
    #"{"topBar":{"title":{"fontSize":2459565876494606882}}}"#,
    #"{"topBar":{"title":{"fontSize":2459565876494606883}}}"#,
    #"{"topBar":{"title":{"text":"a","fontSize":2459565876494606882}}}"#,
    #"{"topBar":{"title":{"text":"b","fontSize":2459565876494606882}}}"#,
    #"{"topBar":{"title":{"fontSize":7812738666512280684,"text":"a"}}}"#,
    #"{"topBar":{"title":{"fontSize":7812738666512280684,"text":"b"}}}"#,
    #"{"topBar":{"borderHeight":7812738666512280684,"visible":true}}"#,
    #"{"topBar":{"borderHeight":7812738666512280684,"animate":true}}"#,
    #"{"topBar":{"title":{"fontSize":8897841259083430779,"text":"a"}}}"#,
    #"{"topBar":{"title":{"fontSize":8897841259083430780,"text":"a"}}}"#,
  ]

  @Test("Options that are sent again are read as before, also among options that are nearly the same")
  func reading() throws {
    let reader = OptionsReader(isStrict: false) { _ in }
    for _ in 0..<4 {
      for text in Self.different {
        let json = try JSONDocument(text).root
        // The place in the message and the white space do not matter.
        let placed = try JSONDocument(#"["before", {"x": 1.5}, \#(text), "after"]"#).root.item(2)
        let known = RNNNavigationOptions(json).tree
        let trees = [try reader.read(json).tree, try reader.read(placed).tree]
        #expect(trees == [known, known] && known != [:])
      }
    }
  }

  @Test("Options that are sent again are the same part only if nothing of them differs")
  func parts() throws {
    let parts = try Self.different.map { text in
      var part = JSONPart()
      let isRead = part.read(try JSONDocument(text).root, limit: 1000)
      #expect(isRead)
      return part.trimmed
    }
    for (one, part) in parts.enumerated() {
      for (other, second) in parts.enumerated() { #expect((part == second) == (one == other)) }
    }
    // The memory of a longer value is used again.
    var part = JSONPart()
    for (text, known) in zip(Self.different, parts).reversed() {
      let isRead = part.read(try JSONDocument(" [0, \(text) ]").root.item(1), limit: 1000)
      #expect(isRead && part == known)
    }
    for text in [Self.different[15], "[\"\(String(repeating: "x", count: 100))\"]"] {
      let isRead = part.read(try JSONDocument(text).root, limit: 60)
      #expect(!isRead)
    }
  }

  @Test("Options that are sent again are looked up without being read when they were sent twice")
  func keeping() {
    var readings = KeptOptionReadings()
    let known = KnownOptionFaults()
    let json = JSONValue(["topBar": ["title": ["text": "a"]]])
    let seen = (0..<4).map { _ in readings.reading(of: json, known) }
    #expect(seen[0] !== seen[1] && seen[1] === seen[2] && seen[2] === seen[3])
  }

  @Test("Options that are sent again are forgotten when they take too much memory")
  func forgetting() {
    var readings = KeptOptionReadings()
    let known = KnownOptionFaults()
    func options(_ number: Int) -> JSONValue {
      JSONValue(["topBar": ["title": ["text": .string("\(number)" + String(repeating: "x", count: 100_000))]]])
    }
    let first = (0..<3).map { _ in readings.reading(of: options(0), known) }
    #expect(first[1] === first[2])
    for number in 1...10 { for _ in 0..<2 { _ = readings.reading(of: options(number), known) } }
    let last = [10, 10, 0].map { readings.reading(of: options($0), known) }
    #expect(last[0] === last[1] && last[2] !== first[2])
    let huge = JSONValue(["topBar": ["title": ["text": .string(String(repeating: "x", count: 2_000_000))]]])
    for _ in 0..<3 {
      let reading = readings.reading(of: huge, known)
      #expect(reading.options.values[.topBar.title.text] != nil)
    }
  }

  @Test("Options that are sent again report their faults for each command, and are refused each time")
  func faults() throws {
    var reported: [String] = []
    let reader = OptionsReader(isStrict: false) { reported.append($0.fault.path) }
    let json = JSONValue(["topBar": ["colour": 1, "rightButtons": [["id": "a", "txt": "b"]]]])
    for _ in 0..<3 {
      reader.commandBegins()
      for _ in 0..<2 { _ = try reader.read(json) }
      #expect(reported == ["topBar.colour", "topBar.rightButtons.0.txt"])
      reported = []
    }
    let strict = OptionsReader(isStrict: true) { _ in }
    for _ in 0..<3 {
      #expect(throws: NativeException.self) { try strict.read(json) }
      #expect(throws: NativeException.buttonWithoutId(text: "b")) {
        try reader.read(JSONValue(["topBar": ["leftButtons": [["text": "b"]]]]))
      }
      #expect(throws: NativeException.paramGet) {
        try reader.read(JSONValue(["topBar": ["title": ["component": ["name": "n"]]]]))
      }
    }
  }

  @Test("Options that are sent again, also many, take and lose values in merges as others do")
  func merging() throws {
    let reader = OptionsReader(isStrict: false) { _ in }
    let many = try JSONDocument(
      #"""
      {"popGesture":true,"topBar":{"visible":true,"title":{"text":"a","fontSize":17,"color":4294967295},"testID":"b",
      "rightButtons":[{"id":"c"}]}}
      """#
    ).root
    let merged = try JSONDocument(#"{"topBar":{"title":{"text":"d"},"animate":false,"rightButtons":[{"id":"e"}]}}"#)
      .root
    for _ in 0..<4 {
      var (options, known) = (try reader.read(many), RNNNavigationOptions(many))
      #expect(
        options == known && options.value(at: .topBar.visible) == true && options.value(at: .topBar.animate) == nil)
      options.mergeOptions(try reader.read(merged))
      known.mergeOptions(RNNNavigationOptions(merged))
      #expect(
        options == known && options.value(at: .topBar.title.text) == "d" && options.value(at: .topBar.animate) == false)
      let rest = options.removing(OptionMask([.topBar.visible]))
      #expect(rest.value(at: .topBar.visible) == nil && rest.value(at: .topBar.testID) == "b")
      #expect(rest.tree == known.removing(OptionMask([.topBar.visible])).tree)
    }
  }

  @Test("Options that are sent again share nothing that iOS writes into them")
  func states() throws {
    let reader = OptionsReader(isStrict: false) { _ in }
    let visible = OptionPath.sideMenu.left.visible
    let json = JSONValue(["sideMenu": ["left": ["visible": true]], "topBar": ["leftButtons": ["id": "a"]]])
    for _ in 0..<4 {
      let options = ResolvedOptions([try reader.read(json)])
      let copy = options.layers[0]
      #expect(options.value(at: visible) == true)
      options.consume(visible)
      #expect(options.value(at: visible) == nil && copy.value(at: visible) == nil)
      #expect(copy.sharedStates(of: .topBar.leftButtons)?[.topBar.leftButtons].buttonColors == nil)
      #expect(copy.sharedStates(of: .topBar.rightButtons) == nil)
    }
    var merged = try reader.read(json)
    merged.mergeOptions(try reader.read(json))
    ResolvedOptions([merged]).consume(visible)
    #expect(merged.value(at: visible) == nil)
    merged.mergeOptions(try reader.read(json))
    #expect(merged.value(at: visible) == true)
  }
}

extension JSONValue {
  fileprivate init(_ json: JSON) { self = json.value }
}
