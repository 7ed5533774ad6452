internal import NavbridgeLauncher
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The entries that an app's script side has written so far. They stay in its file, and are read anew by those who want them,
/// because an app may print much. Everything that precedes an answer of the native side is among them.
final class AppTranscript {
  private let output: MemoryFile
  /// The place in the file up to which the entries were looked at.
  private var looked = 0
  /// The number of entries up to there.
  private var entriesLooked = 0
  /// The moment of the last entry up to there, in milliseconds of the device's clock, and the number of entries at it.
  private var moment: (at: Double, count: Int) = (-1, 0)
  /// The last error that was printed up to there.
  private var lastErrorLooked = ""
  /// The first unhandled error up to there that was not handed over.
  private var unhandled: String?
  /// The place in the file up to which the printed lines were handed over.
  private var printed = 0

  init(_ output: MemoryFile) { self.output = output }

  // MARK: - Reading

  /// The bytes that are read at once.
  private static let block = 1 << 18

  /// Calls `body` with each whole line from a place in the file on. Returns the place after the last of them.
  private func read(from start: Int, _ body: (JSON) -> Void) -> Int {
    var (splitter, offset, end) = (LineSplitter(), start, start)
    // What is written meanwhile is for the next time.
    let limit = output.count
    while offset < limit {
      let bytes = output.bytes(from: offset, atMost: min(Self.block, limit - offset))
      guard !bytes.isEmpty else { break }
      offset += bytes.count
      for line in splitter.take(bytes) {
        end += line.count + 1
        if let entry = Self.entry(line) { body(entry) }
      }
    }
    return end
  }

  /// The entry of a line; nil for an empty one. A process that cannot run its script writes a plain line.
  private static func entry(_ line: ArraySlice<UInt8>) -> JSON? {
    guard !line.isEmpty else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    return (try? JSONDocument(text))?.root.json ?? ["kind": "console", "level": "error", "text": .string(text)]
  }

  /// Calls `body` with each entry.
  func forEach(_ body: @escaping (JSON) -> Void) { _ = read(from: 0, body) }

  /// Looks at the entries that are new.
  private func look() {
    looked = read(from: looked) { entry in
      entriesLooked += 1
      if let at = entry["at"]?.double { moment = (at, at == moment.at ? moment.count + 1 : 1) }
      if entry["kind"] == "console", entry["level"] == "error" { lastErrorLooked = entry["text"]?.string ?? "" }
      if entry["unhandled"] == true, unhandled == nil { unhandled = entry["text"]?.string ?? "" }
    }
  }

  // MARK: - What others want

  /// All entries, for those who need them at once.
  var entries: [JSON] {
    var all: [JSON] = []
    forEach { all.append($0) }
    return all
  }

  /// The number of entries.
  var count: Int {
    look()
    return entriesLooked
  }

  /// The number of entries at one moment from which on a run that does not end is called one that goes on at that moment.
  static let manyAtOnce = 1000

  /// The moment in milliseconds of the device's clock at which the last entries follow each other, if there are many of them:
  /// the clock stands while both sides answer each other.
  var standingMoment: (at: Double, count: Int)? {
    look()
    return moment.count >= Self.manyAtOnce ? moment : nil
  }

  /// Returns the first error that the script has left unhandled since the last call. The script goes on after such an error only
  /// with `keep`.
  func nextUnhandled() -> String? {
    look()
    defer { unhandled = nil }
    return unhandled
  }

  /// Calls `body` with what the app has printed since the last call, with the levels. Errors that it has left unhandled are not
  /// among them, because they fail a test.
  func nextPrinted(_ body: (_ level: String, _ text: String) -> Void) {
    printed = read(from: printed) { entry in
      guard entry["kind"] == "console", entry["unhandled"] != true else { return }
      body(entry["level"]?.string ?? "", entry["text"]?.string ?? "")
    }
  }

  /// Calls `body` with each entry that people see, as a line for them.
  func forEachLine(_ body: @escaping (String) -> Void) { forEach { TranscriptText.line($0).map(body) } }

  /// The same without the acts, as a recording has it.
  func forEachLineWithoutActs(_ body: @escaping (String) -> Void) {
    forEach { entry in
      if AppRecording.isOfTranscript(entry) { TranscriptText.line(entry).map(body) }
    }
  }

  /// The entries as lines for people.
  var lines: [String] {
    var lines: [String] = []
    forEachLine { lines.append($0) }
    return lines
  }

  /// The length in bytes from which on a report cuts a line of a screen, or what an app has printed.
  static let shownBytes = 400

  /// The last entries as a report shows them. An error is shown whole, because it may be the reason of the failure.
  func shownLines(_ count: Int) -> [String] {
    last(count).compactMap { entry in
      guard let line = TranscriptText.line(entry) else { return nil }
      return entry["level"] == "error" ? line.cut(to: String.sentenceBytes) : line.cut(to: Self.shownBytes)
    }
  }

  /// The last entries. The file is read from its end on, twice as much each time, until they are found.
  private func last(_ count: Int) -> ArraySlice<JSON> {
    let size = output.count
    var length = Self.block
    while true {
      let start = max(0, size - length)
      var found: [JSON] = []
      _ = read(from: start) { found.append($0) }
      // The first line may be the rest of one.
      if start == 0 { return found.suffix(count) }
      if found.count > count { return found.suffix(count) }
      length *= 2
    }
  }

  /// The last error that was printed, which is the reason for which a script has failed.
  var lastError: String {
    look()
    return lastErrorLooked
  }
}
