import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

struct ReloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reload",
    abstract: "Reloads the script of a pair that runs, and waits for its next context.",
    discussion: AttachedRun.exitCodes)

  @OptionGroup var attached: PipeOption

  func run() {
    AttachedRun.perform(at: attached.pipe, within: 60) { driver throws(RPCError) in
      try await driver.reload()
      let epoch = try await driver.stats().epoch
      StandardOutput.printLine("The script context \(epoch) has begun.")
      return 0
    }
  }
}

struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Prints what a native side that runs has counted, what it waits for, and its diagnostics.",
    discussion: "docs/protocol.md describes the members (stats/get).\n\n\(AttachedRun.exitCodes)")

  @OptionGroup var attached: PipeOption

  @Flag(help: "Print the answer to stats/get as one JSON document.")
  var json = false

  func run() {
    AttachedRun.perform(at: attached.pipe) { [json] driver throws(RPCError) in
      let stats = try await driver.stats().json
      if json { StandardOutput.printLine(json: stats.description) } else { AttachedRun.show(StatsText.lines(stats)) }
      return 0
    }
  }
}

struct TapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap",
    abstract: "Taps a button, a tab, a native view or an element of React's on a device that runs.",
    discussion: """
      The tap reaches what a finger would reach, and waits until the effects of an earlier act are over.

      \(AttachedRun.exitCodes)
      """)

  @OptionGroup var attached: PipeOption

  @Option(name: .customLong("test-id"), help: ArgumentHelp("The test id of the target.", valueName: "id"))
  var testID: String?

  @Option(help: ArgumentHelp("The text that the target shows.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("The id of a button of a bar.", valueName: "id"))
  var button: String?

  @Option(help: ArgumentHelp("With --button: the screen or stack with the bar. Alone: a component.", valueName: "id"))
  var component: String?

  @Option(help: ArgumentHelp("The place of a tab in the frontmost bar, from 0.", valueName: "index"))
  var tab: Int?

  @Flag(help: "The back button of the frontmost bar.")
  var back = false

  func validate() throws {
    let named: [(name: String, isGiven: Bool)] = [
      ("--test-id", testID != nil), ("--text", text != nil), ("--button", button != nil),
      ("--component", button == nil && component != nil), ("--tab", tab != nil), ("--back", back),
    ]
    let given = named.filter(\.isGiven).map(\.name)
    guard given.count != 1 else { return }
    throw ValidationError(
      given.isEmpty
        ? "A target is missing. Give one of \(named.map(\.name).joined(separator: ", "))."
        : "\(given.joined(separator: " and ")) name a target each. Give one of them.")
  }

  /// The target, of which `validate` has found one.
  private var target: TouchTargetName {
    if let testID { return .testID(testID) }
    if let text { return .text(text) }
    if let button { return .button(id: button, componentId: component) }
    if let tab { return .tab(index: tab) }
    return component.map { .component(id: $0) } ?? .back
  }

  func run() {
    AttachedRun.perform(at: attached.pipe, within: 60) { [target] driver throws(RPCError) in
      try await driver.tap(target)
      return 0
    }
  }
}

/// The text of the answer to `stats/get`, for people.
enum StatsText {
  /// One line for each value, with its path. Empty objects and arrays are left out.
  static func lines(_ stats: JSON) -> [String] {
    let rows = leaves(stats, "")
    let width = rows.map(\.path.count).max() ?? 0
    return rows.map { $0.path.padded(to: width) + "  " + $0.value }
  }

  private static func leaves(_ value: JSON, _ path: String) -> [(path: String, value: String)] {
    if let members = value.object {
      return members.flatMap { leaves($1, path.isEmpty ? $0.text : "\(path).\($0.text)") }
    }
    if let items = value.array {
      return items.enumerated().flatMap { leaves($1, "\(path)[\($0)]") }
    }
    return [(path, value.string ?? value.description)]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
