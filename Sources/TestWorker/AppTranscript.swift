internal import NavbridgeLauncher
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The entries that an app's script side has written so far.
final class AppTranscript {
  private let output: MemoryFile
  private var offset = 0
  private var read: [JSON] = []

  init(_ output: MemoryFile) { self.output = output }

  /// All entries. Everything that precedes an answer of the native side is among them.
  var entries: [JSON] {
    let bytes = output.bytes(from: offset)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return read }
    offset += end + 1
    for line in bytes[...end].split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      // A process that cannot run its script writes a plain line.
      read.append((try? JSONDocument(text))?.root.json ?? ["kind": "console", "level": "error", "text": .string(text)])
    }
    return read
  }

  /// The number of unhandled errors that were handed over.
  private var handedOver = 0

  /// Returns the first error that the script has left unhandled, and that was not returned before. The script goes on
  /// after such an error only with `keep`.
  func nextUnhandled() -> String? {
    let errors = entries.filter { $0["unhandled"] == true }.dropFirst(handedOver)
    handedOver += errors.count
    return errors.first?["text"]?.string
  }

  /// The number of entries whose printed lines were handed over.
  private var printedUntil = 0

  /// Returns what the app has printed since the last call, with the levels. Errors that it has left unhandled are not among
  /// them, because they fail a test.
  func nextPrinted() -> [(level: String, text: String)] {
    let fresh = entries.dropFirst(printedUntil)
    printedUntil += fresh.count
    return fresh.filter { $0["kind"] == "console" && $0["unhandled"] != true }.map {
      ($0["level"]?.string ?? "", $0["text"]?.string ?? "")
    }
  }

  /// The entries as lines for people.
  var lines: [String] { entries.compactMap { TranscriptText.line($0) } }

  /// The length in bytes from which on a report cuts a line of a screen, or what an app has printed.
  static let shownBytes = 400

  /// The last entries as a report shows them. An error is shown whole, because it may be the reason of the failure.
  func shownLines(_ count: Int) -> [String] {
    entries.suffix(count).compactMap { entry in
      guard let line = TranscriptText.line(entry) else { return nil }
      return entry["level"] == "error" ? line.cut(to: String.sentenceBytes) : line.cut(to: Self.shownBytes)
    }
  }

  /// The last error that was printed, which is the reason for which a script has failed.
  var lastError: String {
    entries.last { $0["kind"] == "console" && $0["level"] == "error" }?["text"]?.string ?? ""
  }
}
