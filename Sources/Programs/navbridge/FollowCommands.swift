import ArgumentParser
import Glibc
import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints the hops of commands of a pair that runs: the next one's as a tree, or all as they happen.",
    discussion: """
      A hop is a step of a message from one thread or queue to the next: read, method queue, main queue, written. \
      Each line has the milliseconds since the first one of its block, in real time and on the device's clock. A \
      line stands further to the right than the one that has caused it.

      Without --follow it waits for the command, prints its tree when the device is idle again, and ends.

      \(AttachedRun.exitCodes)
      """)

  @Argument(
    help: "The id or the name of a command, such as push, or a driver's method. By default the next command, or all.")
  var command: String?

  @OptionGroup var attached: PipeOption

  @Flag(help: "Print each step when it happens, until a signal comes or the pair ends.")
  var follow = false

  @Flag(help: "Print each entry as one JSON object a line (docs/protocol.md, traffic/entry).")
  var json = false

  func run() {
    let (command, follow, json) = (command, follow, json)
    AttachedRun.perform(at: attached.pipe, within: nil) { driver throws(RPCError) in
      follow
        ? try await Self.follow(command, on: driver, json: json)
        : try await Self.print(treeOf: command, on: driver, json: json)
    }
  }

  @ScriptThread
  private static func follow(_ command: String?, on driver: Driver, json: Bool) async throws(RPCError) -> Int32 {
    var follower = TraceFollower(of: command)
    return try await AttachedRun.follow(RunTrace.kinds, heading: TraceFollower.heading, on: driver, json: json) {
      follower.take(TraceEntry($0))
    }
  }

  /// Waits for the beginning of a command, and prints its tree when its effects are over.
  @ScriptThread
  private static func print(
    treeOf command: String?, on driver: Driver, json: Bool
  ) async throws(RPCError) -> Int32 {
    var entries: [TraceEntry] = []
    var begun: String?
    let (beginnings, begins) = AsyncStream.makeStream(of: Void.self)
    driver.onTraffic = { entry in
      let entry = TraceEntry(entry)
      entries.append(entry)
      guard begun == nil, let beginning = entry.beginning, command.map(entry.isBeginning) ?? (entry.kind == "call")
      else { return }
      begun = command ?? beginning
      begins.yield()
    }
    try await driver.subscribeToTraffic(kinds: RunTrace.kinds)
    for await _ in beginnings { break }
    try await driver.waitForIdle(timeout: 60_000)
    for tree in TraceTree.trees(of: entries, with: begun ?? "").prefix(1) {
      if json {
        for entry in tree.entries { StandardOutput.printLine(json: entry.json.description) }
      } else {
        AttachedRun.show(tree.lines)
      }
    }
    return 0
  }
}

struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Prints the messages between the sides of a pair that runs, as they are sent.",
    discussion: """
      Each line has the time on the device's clock, '->' for a message to the native side or '<-' for one to the \
      script, and the message. Arguments and results are in the transcript of the script side itself: 'script-side app.js --pipe PATH \
      --transcript'.

      \(AttachedRun.exitCodes)
      """)

  @OptionGroup var attached: PipeOption

  @Flag(help: "Print each entry as one JSON object a line (docs/protocol.md, traffic/entry).")
  var json = false

  func run() {
    AttachedRun.perform(at: attached.pipe, within: nil) { [json] driver throws(RPCError) in
      try await AttachedRun.follow(nil, heading: TraceEntry.transcriptHeading, on: driver, json: json) {
        [TraceEntry($0).transcriptLine].compactMap(\.self)
      }
    }
  }
}

extension AttachedRun {
  /// Prints the lines of each entry as it comes, until a signal or the end of the native side ends the process.
  ///
  /// - Parameters:
  ///   - heading: The first line, which is printed when all that happens from then on is followed.
  ///   - json: True prints the entries that have lines as they are, without a heading.
  ///   - lines: Returns the lines of an entry.
  @ScriptThread
  static func follow(
    _ kinds: [TraceRecord.Kind]?, heading: String, on driver: Driver, json: Bool, lines: @escaping (JSON) -> [String]
  ) async throws(RPCError) -> Int32 {
    // Entries may come with the answer to the subscription.
    var early: [[String]]? = json ? nil : []
    driver.onTraffic = { entry in
      let lines = lines(entry)
      if json, !lines.isEmpty { StandardOutput.printLine(json: entry.description) }
      if early == nil { show(json ? [] : lines) } else { early?.append(lines) }
    }
    try await driver.subscribeToTraffic(kinds: kinds)
    if !json { show([heading] + (early ?? []).joined()) }
    early = nil
    let (never, end) = AsyncStream.makeStream(of: Int32.self)
    for await code in never { return code }
    withExtendedLifetime(end) {}
    return 0
  }
}
