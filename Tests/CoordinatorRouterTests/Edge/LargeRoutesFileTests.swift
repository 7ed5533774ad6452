import Glibc
import NavbridgeKernel
import NavbridgeVocabulary
import Testing

@testable import NavbridgeCoordinatorRouter

/// Files that a generator writes for a large app.
@Suite("A routes file of thousands of entries")
struct LargeRoutesFileTests {
  /// A kind of entries, of which a file has many.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: @Sendable (Int) -> String
  }

  private static func list(_ count: Int, _ entry: (Int) -> String) -> String {
    (0..<count).map(entry).joined(separator: ",")
  }

  static let kinds = [
    Kind(testDescription: "screens") { count in
      let screens = list(count) { #"{"name": "S\#($0)"}"# }
      return #"{"tabs": [{"name": "t", "root": "S1"}], "screens": [\#(screens)]}"#
    },
    Kind(testDescription: "screens that are like each other in turn") { count in
      let screens = list(count) { $0 == 0 ? #"{"name": "S0"}"# : #"{"name": "S\#($0)", "like": "S\#($0 - 1)"}"# }
      return #"{"tabs": [{"name": "t", "root": "S1"}], "screens": [\#(screens)]}"#
    },
    Kind(testDescription: "screens that are like a later one in turn") { count in
      let screens = list(count) { #"{"name": "S\#($0)", "like": "S\#($0 + 1)"}"# }
      return #"{"tabs": [{"name": "t", "root": "S1"}], "screens": [\#(screens), {"name": "S\#(count)"}]}"#
    },
    Kind(testDescription: "tabs") { count in
      let tabs = list(count) { #"{"name": "t\#($0)", "root": "S\#($0)"}"# }
      let screens = list(count) { #"{"name": "S\#($0)"}"# }
      return #"{"tabs": [\#(tabs)], "screens": [\#(screens)]}"#
    },
    Kind(testDescription: "templates") { count in
      let templates = list(count) { #"{"pattern": "p\#($0)/:id", "screen": "S", "stack": "t"}"# }
      return
        #"{"tabs": [{"name": "t", "root": "S"}], "links": {"schemes": ["app"], "templates": [\#(templates)]}}"#
    },
    Kind(testDescription: "flags and native screens") { count in
      let screens = list(count) { #"{"name": "S\#($0)", "native": "n\#($0)", "flag": "f\#($0)"}"# }
      let (flags, natives) = (list(count) { #""f\#($0)": true"# }, list(count) { #""n\#($0)": {"title": "N"}"# })
      return
        #"{"tabs": [{"name": "t", "root": "R"}], "screens": [\#(screens)], "flags": {\#(flags)}, "nativeScreens": {\#(natives)}}"#
    },
  ]

  /// Returns the processor time of this thread, in nanoseconds, in which a file is read and checked, and its app is made
  /// ready to run. The least of three runs is the one that others disturb least.
  private static func cost(_ text: String) throws -> Int64 {
    var least = Int64.max
    for _ in 0..<3 {
      let began = processorTime()
      let file = try RoutesFile(json: text)
      var configuration = NativeSideConfiguration()
      configuration.run(file)
      for tab in file.app.tabs { _ = file.app.screen(named: tab.root.name) }
      least = min(least, processorTime() - began)
    }
    return least
  }

  private static func processorTime() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  @Test("A routes file of thousands of entries is read in time proportional to their number", arguments: kinds)
  func linear(_ kind: Kind) throws {
    let few = try Self.cost(kind.text(1000))
    let many = try Self.cost(kind.text(8000))
    // The number is eight times larger. If each entry were compared with the others, the time would be 64 times larger.
    #expect(many < 24 * few, "1000: \(few) ns, 8000: \(many) ns")
  }
}
