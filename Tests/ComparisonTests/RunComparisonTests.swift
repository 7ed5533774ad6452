import NavbridgeWire
import Testing

@testable import NavbridgeComparison

/// Two runs, and the sections in which they differ.
@Suite("Two runs", .timeLimit(.minutes(20)))
struct RunComparisonTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var old: [String]
    var new: [String]
    /// The routes of the runs.
    var routes: [String?] = [nil, nil]
    var ends = [RunLines.end, RunLines.end]
    /// The sections, each as its heading and its lines.
    let parts: [[String]]
    let summary: String
  }

  private static let w = RunLines.event("ComponentWillAppear", "a")
  private static let d = RunLines.event("ComponentDidAppear", "a")
  private static let merge =
    #"{"kind":"command","at":0,"epoch":1,"name":"mergeOptions","id":null,"arguments":["a",{}]}"#
  private static let mergeVoid =
    #"{"kind":"command","at":0,"epoch":1,"name":"mergeOptions","id":null,"arguments":["a",{}],"void":true}"#
  private static let merged = #"{"kind":"resolved","at":0,"epoch":1,"name":"mergeOptions","id":null,"value":"a"}"#
  private static let rejected =
    #"{"kind":"rejected","at":350,"epoch":1,"name":"push","id":"push1","code":"1012","message":"not found"}"#

  static let rows: [Row] = [
    Row(
      testDescription: "equal", old: [w, d], new: [w, d], parts: [],
      summary: "No difference: 2 entries of the transcripts."),
    Row(testDescription: "empty", old: [], new: [], parts: [], summary: "No difference: 0 entries of the transcripts."),
    Row(
      testDescription: "an event that is gone, and one that has come", old: [w, d],
      new: [RunLines.event("ComponentWillAppear", "a"), RunLines.event("ComponentDidAppear", "b")],
      parts: [
        [
          "Events", "        0.0 ms  <- RNN.ComponentWillAppear a", "-       0.0 ms  <- RNN.ComponentDidAppear a",
          "+       0.0 ms  <- RNN.ComponentDidAppear b",
        ]
      ], summary: "The runs differ: 2 events. 1 entry of the transcripts is the same."),
    Row(
      testDescription: "two events that have changed places", old: [w, d], new: [d, w],
      parts: [
        [
          "Order", "-       0.0 ms  <- RNN.ComponentWillAppear a", "        0.0 ms  <- RNN.ComponentDidAppear a",
          "+       0.0 ms  <- RNN.ComponentWillAppear a",
        ]
      ], summary: "The runs differ: the order of 1 entry. 1 entry of the transcripts is the same."),
    Row(
      testDescription: "a settlement with another value", old: [RunLines.push, RunLines.pushed],
      new: [RunLines.push, RunLines.pushed.replacing(#""value":"b""#, with: #""value":null"#)],
      parts: [
        [
          "Settlements", "        0.0 ms  -> push1 push1 a Component b".replacing(" push1 a", with: #" "push1" "a""#),
          #"-     350.0 ms  <- push1 resolved "b""#, "+     350.0 ms  <- push1 resolved null",
        ]
      ], summary: "The runs differ: 1 settlement. 1 entry of the transcripts is the same."),
    Row(
      testDescription: "a command that one run rejects", old: [RunLines.pushed], new: [rejected],
      parts: [
        [
          "Settlements", #"-     350.0 ms  <- push1 resolved "b""#,
          "+     350.0 ms  <- push1 rejected 1012: not found",
        ]
      ], summary: "The runs differ: 1 settlement. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "a member that the lines do not show",
      old: [w], new: [w.replacing("Screen", with: "Other")],
      parts: [
        [
          "Events", "        0.0 ms  <- RNN.ComponentWillAppear a", #"-   body.componentName: "Screen""#,
          #"+   body.componentName: "Other""#,
        ]
      ], summary: "The runs differ: 1 event. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "the console", old: [RunLines.log("one\ntwo")], new: [RunLines.log("one", level: "warn")],
      parts: [["Console and warnings", "- one", "- two", "+ warn: one"]],
      summary: "The runs differ: 2 lines of the console. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "a later time, once",
      old: [w, RunLines.event("A", "a", at: 10), RunLines.event("B", "a", at: 20)],
      new: [w, RunLines.event("A", "a", at: 360), RunLines.event("B", "a", at: 370)],
      parts: [["Times", "  From '<- RNN.A a' on, + is 350 ms later (10 ms, 360 ms): 2 entries."]],
      summary: "The runs differ: the times. 3 entries of the transcripts are the same."),
    Row(
      testDescription: "a time that is caught up",
      old: [RunLines.event("A", "a", at: 30), RunLines.event("B", "a", at: 40)],
      new: [RunLines.event("A", "a", at: 10), RunLines.event("B", "a", at: 40)],
      parts: [
        [
          "Times", "  From '<- RNN.A a' on, + is 20 ms earlier (30 ms, 10 ms): 1 entry.",
          "  From '<- RNN.B a' on, at 40 ms, both runs have the same times.",
        ]
      ], summary: "The runs differ: the times. 2 entries of the transcripts are the same."),
    Row(
      testDescription: "constants", old: [RunLines.constants(#""topBarHeight":44,"gone":1"#)],
      new: [RunLines.constants(#""topBarHeight":96"#)],
      parts: [
        [
          "Constants of native modules", "- RNNTurboModule.topBarHeight: 44", "+ RNNTurboModule.topBarHeight: 96",
          "- RNNTurboModule.gone: 1",
        ]
      ], summary: "The runs differ: 2 constants. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "the ending", old: [], new: [],
      ends: [RunLines.end, #"{"kind":"end","code":1,"reason":"The script failed.","pending":[]}"#],
      parts: [["How the runs end", "- code: 0", "+ code: 1", #"+ reason: "The script failed.""#]],
      summary: "The runs differ: the ending. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "a promise of the bridge alone, on both routes", old: [merge, merged], new: [mergeVoid],
      routes: ["bridge", "turbo"],
      parts: [["Of the routes, in every app (not counted)", #"-       0.0 ms  <- mergeOptions resolved "a""#]],
      summary: "No difference: 1 entry of the transcripts."),
    Row(
      testDescription: "the same of two revisions on one route", old: [merge, merged], new: [mergeVoid],
      routes: ["turbo", "turbo"],
      parts: [
        ["Commands", #"        0.0 ms  -> mergeOptions "a" {}"#, "+   void: true"],
        ["Settlements", #"        0.0 ms  -> mergeOptions "a" {}"#, #"-       0.0 ms  <- mergeOptions resolved "a""#],
      ], summary: "The runs differ: 1 command, 1 settlement. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "the constants of every app on the two routes",
      old: [RunLines.constants(#""topBarHeight":44"#, of: "RNNBridgeModule")],
      new: [RunLines.constants(#""topBarHeight":44,"backButtonId":"""#)], routes: ["bridge", "turbo"],
      parts: [["Of the routes, in every app (not counted)", #"+ RNNTurboModule.backButtonId: """#]],
      summary: "No difference: 0 entries of the transcripts, the constants of 1 module."),
    Row(
      testDescription: "a screen with another id", old: [RunLines.screen("a", look: false)],
      new: [RunLines.screen("b", look: false)],
      parts: [["Screen", "  main window", "- └─ Component a [Home] visible", "+ └─ Component b [Home] visible"]],
      summary: "The runs differ: the screen. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "a run without a screen", old: [RunLines.screen("a")], new: [],
      parts: [["Screen", "- the screen at rest", "+ none, because the run has not come to rest"]],
      summary: "The runs differ: the screen. 0 entries of the transcripts are the same."),
    Row(
      testDescription: "a screen that looks different",
      old: [RunLines.screen("a")], new: [RunLines.screen("a").replacing("#FFFFFF", with: "#FF0000")],
      parts: [
        [
          "Screen", ##"- windows[0].root.backgroundColor: "#FFFFFF""##,
          ##"+ windows[0].root.backgroundColor: "#FF0000""##,
        ],
        [
          "Picture", "~ a box at 0, 0 of 440 × 956, #FFFFFF, in 'Component a': fill #FFFFFF → #FF0000",
        ],
      ], summary: "The runs differ: the screen, the picture. 0 entries of the transcripts are the same."),
  ]

  private static func compared(_ row: Row) throws -> RunComparison {
    RunComparison(
      try RunLines.run(row.old, route: row.routes[0], end: row.ends[0]),
      try RunLines.run(row.new, route: row.routes[1], end: row.ends[1]))
  }

  @Test("Two runs are told apart in sections", arguments: rows)
  func sections(_ row: Row) throws {
    let comparison = try Self.compared(row)
    #expect(comparison.parts.map { [$0.title] + $0.lines } == row.parts)
    #expect(comparison.summary == row.summary)
    #expect(comparison.isSame == row.summary.hasPrefix("No difference"))
  }

  @Test("Two runs have the opposite differences when they change places", arguments: rows)
  func opposite(_ row: Row) throws {
    let there = try Self.compared(row)
    var turned = row
    (turned.old, turned.new) = (row.new, row.old)
    turned.routes.reverse()
    turned.ends.reverse()
    let back = try Self.compared(turned)
    #expect(back.isSame == there.isSame && back.sameEntries == there.sameEntries)
    let opposites: [RunDifference.Change: RunDifference.Change] = [.removed: .added, .added: .removed]
    #expect(
      Set(back.differences.map { "\($0.section) \(opposites[$0.change] ?? $0.change)" })
        == Set(there.differences.map { "\($0.section) \($0.change)" }))
  }

  @Test("Two runs show two lines around a difference, and no others")
  func context() throws {
    let lines = (0..<9).map { RunLines.log("line \($0)") }
    let comparison = RunComparison(
      try RunLines.run(lines), try RunLines.run(lines[..<4] + [RunLines.log("new")] + lines[4...]))
    #expect(comparison.parts.map(\.lines) == [["  line 2", "  line 3", "+ new", "  line 4", "  line 5"]])
    let two = RunComparison(try RunLines.run(lines), try RunLines.run(Array(lines[1...7])))
    #expect(two.parts.map(\.lines) == [["- line 0", "  line 1", "  line 2", "…", "  line 6", "  line 7", "- line 8"]])
  }

  @Test("Two runs show the members of long values, and the length of what is cut")
  func long() throws {
    func push(_ title: String) -> String {
      let filler = String(repeating: "x", count: 300)
      return
        #"{"kind":"command","at":0,"epoch":1,"name":"push","id":"push1","arguments":[{"title":"\#(title)","text":"\#(filler)"}]}"#
    }
    let one = RunComparison(try RunLines.run([push("A")]), try RunLines.run([push("B")]))
    let lines = try #require(one.parts.first?.lines)
    #expect(lines.count == 3 && lines[0].utf8.count < 280 && lines[0].contains(" bytes)"))
    #expect(lines[1...] == [#"-   arguments[0].title: "A""#, #"+   arguments[0].title: "B""#])
    let many = RunComparison(
      try RunLines.run([RunLines.constants((0..<20).map { #""c\#($0)":1"# }.joined(separator: ","))]),
      try RunLines.run([RunLines.constants((0..<20).map { #""c\#($0)":2"# }.joined(separator: ","))]))
    #expect(many.parts.first?.lines.count == 25 && many.parts.first?.lines.last == "… and 8 more")
  }

  @Test("Two runs of which one has no constants or no look are compared without, and a note states it")
  func notes() throws {
    let full = [RunLines.constants(#""a":1"#), RunLines.screen("a")]
    let comparison = RunComparison(try RunLines.run(full), try RunLines.run([RunLines.screen("a", look: false)]))
    #expect(comparison.isSame)
    #expect(comparison.notes.count == 2 && comparison.notes.allSatisfy { $0.contains("--record") })
    #expect(comparison.summary == "No difference: 0 entries of the transcripts, the screen.")
  }

  @Test("Two runs hide the paths of their files, and show control characters")
  func texts() throws {
    let one = try RunLines.run([RunLines.log("/tmp/old/app.js:3")], route: "turbo", file: "/tmp/old/app.js")
    let other = try RunLines.run([RunLines.log("new.js:3"), RunLines.log("\u{1B}[2J")], route: "turbo", file: "new.js")
    #expect(RunComparison(one, other).parts.map(\.lines) == [["  APP:3", "+ ␛[2J"]])
  }

  @Test("Two runs of many thousand lines that all differ are compared")
  func many() throws {
    let (one, other) = ((0..<3000).map { RunLines.log("a\($0)") }, (0..<3000).map { RunLines.log("b\($0)") })
    let comparison = RunComparison(try RunLines.run(one), try RunLines.run(other))
    #expect(comparison.differences.count == 3000 && comparison.sameEntries == 0)
  }
}
