import NavbridgeRuntime
import Testing

@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

@MainQueue @Suite("The known faults of options")
struct KnownOptionFaultsTests {
  private func options(_ text: String) throws -> JSONValue { try JSONDocument(text).root }

  @Test("A fault is one object for each path, however often and in whatever form its options are sent")
  func once() throws {
    var seen: [KnownOptionFault] = []
    let reader = OptionsReader(isStrict: false) { seen.append($0) }
    for number in 0..<4 {
      reader.commandBegins()
      let unknown =
        #""titel":\#(number),"title":{"txt":1,"text":\#(number)},"rightButtons":[{"id":"a"},{"id":"b","colour":1}]"#
      _ = try reader.read(try options(#"{"topBar":{\#(unknown)},"layout":\#(number),"popGestur":true}"#))
      // Of one command a path is reported once.
      _ = try reader.read(try options(#"{"topBar":{"titel":null,"titel":7},"x":\#(number)}"#))
    }
    let paths = [
      "topBar.titel", "topBar.title.txt", "topBar.title.text", "topBar.rightButtons.1.colour", "layout", "popGestur",
      "x",
    ]
    #expect(seen.map(\.fault.path) == Array(repeating: paths, count: 4).flatMap { $0 })
    #expect(Set(seen.map(ObjectIdentifier.init)).count == paths.count && seen.allSatisfy { $0.reports == 4 })
  }

  @Test("Another fault of a path is another object, and texts that only look the same are different paths")
  func kinds() {
    let known = KnownOptionFaults()
    let wrong = OptionFault.Kind.wrongType(expected: "a text", isKept: false)
    let titles = [OptionFault.Kind.unknown, wrong].map { known.fault($0, at: "topBar.titel") }
    #expect(titles[0].sentence.contains("did you mean 'topBar.title'"))
    #expect(titles[1].sentence.contains("a text is expected"))
    let looks = ["caf\u{E9}", "cafe\u{301}"].map { fault(known, .unknown, at: $0, in: 0) { _ in "never the same" } }
    #expect(looks[0] === looks[1])
    let paths = ["caf\u{E9}", "cafe\u{301}"].map { fault(known, .unknown, at: $0, in: 1) { $0 } }
    #expect(paths[0] !== paths[1] && Array(paths[0].sentence.utf8) != Array(paths[1].sentence.utf8))
  }

  @Test("A fault is found again after any other, at the same name in another group, and with another kind at its place")
  func orders() {
    let known = KnownOptionFaults()
    let wrong = OptionFault.Kind.wrongType(expected: "a text", isKept: false)
    let places = [("a", 0), ("a", 1), ("b", 0), ("ab", 0), ("", 0)]
    let orders = [places, places.reversed(), places + places, Array(places.dropFirst()), places]
    var objects: [String: Set<ObjectIdentifier>] = [:]
    for order in orders {
      for (name, group) in order {
        let met = fault(known, .unknown, at: name, in: group) { "\(group).\($0)" }
        #expect(met.fault.path == "\(group).\(name)" && met.fault.kind == .unknown)
        objects[met.fault.path, default: []].insert(ObjectIdentifier(met))
      }
    }
    #expect(objects.count == places.count && objects.values.allSatisfy { $0.count == 1 })
    let other = fault(known, wrong, at: "a", in: 0) { "0.\($0)" }
    #expect(other.fault.kind == wrong && other.fault.path == "0.a")
    #expect(fault(known, .unknown, at: "a", in: 1) { "1.\($0)" }.fault.path == "1.a")
  }

  private func fault(
    _ known: KnownOptionFaults, _ kind: OptionFault.Kind, at name: String, in group: Int, path: (String) -> String
  ) -> KnownOptionFault {
    var name = name
    return name.withUTF8 { unsafe known.fault(kind, at: $0, in: group, path: path) }
  }

  @Test("Their number has a bound, beyond which each command still reports each of its faults once")
  func bounded() throws {
    var seen: [String] = []
    let reader = OptionsReader(isStrict: true) { seen.append($0.sentence) }
    for number in 0..<(3 * OptionsReader.mostKnownFaults) {
      reader.commandBegins()
      let json = try options(#"{"topBar":{"option\#(number)":1}}"#)
      for _ in 0..<2 { #expect(throws: NativeException.self) { try reader.read(json) } }
      #expect(reader.knownFaults <= OptionsReader.mostKnownFaults + 1)
    }
    #expect(seen.count == 3 * OptionsReader.mostKnownFaults && Set(seen).count == seen.count)
    #expect(seen.last?.contains("--strict refuses it") == true)
  }
}
