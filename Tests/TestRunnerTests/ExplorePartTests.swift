import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

/// Which documents `navbridge explore --merge` takes for one whole search.
@Suite("The parts of an exploration")
struct ExplorePartTests {
  /// The document of a part that has explored tests of two files.
  private static func part(
    _ name: String, _ part: Int, of parts: Int, tests: [[String]] = [["a"], ["b", "c"]], failures: [String] = [],
    files: [String] = ["x.test.js", "y.test.js"], change: (inout ExploreOptions) -> Void = { _ in }
  ) -> ExplorePart {
    var options = ExploreOptions()
    (options.part, options.parts, options.schedules) = (part - 1, parts, 9)
    change(&options)
    let results = files.map { name in
      var file = FileResult(TestJob(file: name, architecture: .turbo))
      for test in tests { file.take(["kind": "explored", "test": ExploredTest(path: test).json]) }
      for failure in failures { file.take(["kind": "file", "failure": ["message": .string(failure)]]) }
      return file
    }
    return ExplorePart(ExploreReport.document(results, options), name: name)!
  }

  @Test("Each shard once, in any order, and a whole search alone are a whole search")
  func whole() {
    #expect(ExplorePart.fault(of: [Self.part("one", 1, of: 1)]) == nil)
    let three = [3, 1, 2].map { Self.part("\($0).json", $0, of: 3) }
    #expect(ExplorePart.fault(of: three) == nil)
    #expect(three[1].options.schedules == 9 && three[1].shard?.description == "1/3")
  }

  @Test("The same shard twice is refused by both names, also where its number is the only one")
  func double() {
    let whole = ExplorePart.fault(of: [Self.part("a", 1, of: 1), Self.part("b", 1, of: 1)])
    #expect(whole == "'a' and 'b' are both shard 1/1. Name the document of each shard once.")
    let parts = [Self.part("a", 1, of: 3), Self.part("b", 2, of: 3), Self.part("a", 1, of: 3)]
    #expect(ExplorePart.fault(of: parts)?.hasPrefix("'a' and 'a' are both shard 1/3.") == true)
  }

  @Test("A missing shard is refused by its number, with the count of the others")
  func missing() {
    let last = ExplorePart.fault(of: [Self.part("a", 1, of: 3), Self.part("b", 2, of: 3)])
    #expect(last?.hasPrefix("Shard 3/3 is missing. ") == true)
    let others = ExplorePart.fault(of: [Self.part("b", 2, of: 4)])
    #expect(others?.hasPrefix("Shard 1/4 is missing, and 2 more of them. ") == true)
    let huge = ExplorePart.fault(of: [Self.part("a", 1, of: 1_000_000_000_000)])
    #expect(huge?.hasPrefix("Shard 2/1000000000000 is missing, and 999999999998 more of them.") == true)
    #expect(ExplorePart.fault(of: []) == "There is no document.")
  }

  static let changes: [(@Sendable (inout ExploreOptions) -> Void, String)] = [
    ({ $0.seed = 2 }, "its --seed is 2, and not 1."), ({ $0.strategy = .few }, "its --strategy is few, and not mixed."),
    ({ $0.schedules = 8 }, "its --schedules is 8, and not 9."),
    ({ $0.seconds = 3 }, "its --seconds is 3.0, and not not"),
    ({ $0.goesOn = true }, "its --keep-going is given"), ({ $0.timePasses = true }, "its --time-passes is given"),
    ({ $0.faults = [.cut] }, "its --faults is cut"), ({ $0.takesVariants = true }, "its --uikit-variants is given"),
    ({ $0.parts = 3 }, "it is shard 2/3, and the other one 1/2."),
  ]

  @Test("A part of another search is refused by its name and the first difference", arguments: changes)
  func foreign(_ change: @Sendable (inout ExploreOptions) -> Void, _ words: String) {
    let fault = ExplorePart.fault(of: [Self.part("a", 1, of: 2), Self.part("b", 2, of: 2, change: change)])
    #expect(fault?.hasPrefix("'b' is of another search than 'a': \(words)") == true, "\(fault ?? "none")")
  }

  @Test("A part with other files or tests is refused, unless its file has failed")
  func tests() {
    let first = Self.part("a", 1, of: 2)
    func fault(_ other: ExplorePart) -> String { ExplorePart.fault(of: [first, other]) ?? "none" }
    let begin = "'b' is of another search than 'a': it has"
    #expect(fault(Self.part("b", 2, of: 2, tests: [["a"]])).hasPrefix("\(begin) no test 'b > c' of 'x.test.js' on"))
    let more = fault(Self.part("b", 2, of: 2, tests: [["a"], ["b", "c"], ["d"]]))
    #expect(more.hasPrefix("\(begin) test 'd' of 'x.test.js' on the route 'turbo', too."))
    #expect(fault(Self.part("b", 2, of: 2, files: ["x.test.js"])).hasPrefix("\(begin) no 'y.test.js' on the route"))
    #expect(fault(Self.part("b", 2, of: 2, tests: [], failures: ["broken"])) == "none")
  }

  @Test("A document that names no shard or another version is refused")
  func old() throws {
    let text = ExploreReport.document([], ExploreOptions())
    let unnamed = try #require(ExplorePart(text.replacing("\"shard\"", with: "\"other\""), name: "old.json"))
    #expect(ExplorePart.fault(of: [unnamed])?.hasPrefix("'old.json' does not say which shard it is.") == true)
    let other = try #require(ExplorePart(text.replacing("\"version\":\"", with: "\"version\":\"9"), name: "b"))
    let first = try #require(ExplorePart(text, name: "a"))
    #expect(ExplorePart.fault(of: [first, other])?.contains("its version is 9") == true)
    #expect(ExplorePart("{}", name: "c") == nil && ExplorePart("x", name: "c") == nil)
  }
}
