import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The trace and the output of one run, as texts for a page, and a digest of it, by which two runs are compared.
package struct RunLog {
  /// Entries of the trace, as JSON. The oldest go when there are too many.
  private(set) var entries: [String] = []
  /// The lines of the script side's output, as JSON.
  package private(set) var lines: [String] = []
  /// The number of lines that are no longer kept.
  package private(set) var forgottenLines = 0
  /// The source files that the places of lines have named.
  package private(set) var files: Set<String> = []
  /// The number of entries that are no longer kept.
  private(set) var forgotten = 0
  /// The trace up to and with each step, as one number: equal runs have equal ones. The requests with which this program
  /// looks at the device and moves its time are no steps.
  private(set) var digests: [UInt64] = []
  /// False for a run that is compared with no other one.
  var hasDigests = true
  private var hash = StableHash()
  /// The numbers of the entries that are left out.
  private var looks: Set<Int> = []
  private var bytes = 0
  /// The bytes of the lines.
  private var lineBytes = 0

  /// The messages by which the script answers a snapshot, or a finger, which may be one that only looks for its element.
  private static let answersOfLooks: Set = [
    "surface/describe", "surface/described", "describe", "described", "surface/touched", "touched",
  ]

  /// The bytes of entries, and those of lines, that are kept: of the run that goes on, and of one that was taken to an earlier moment.
  static let (limitOfPresent, limitOfPast) = (80 << 20, 16 << 20)
  var limit = limitOfPast
  /// The lines that are kept.
  private static let lineLimit = 200_000
  /// The characters of a payload that are shown.
  private static let payloadLimit = 2000

  /// Takes an entry. Returns its text; nil for a request of this program itself.
  mutating func take(entry: JSON) -> String? {
    if isLook(entry) { return nil }
    let payload = entry["payload"].flatMap { $0.isNull ? nil : $0.description }
    for name in ["kind", "module", "method", "id", "queue"] { hash.combine(entry[name]?.string ?? "") }
    hash.combine((entry["at"]?.double ?? 0).bitPattern)
    hash.combine(payload ?? "")
    if hasDigests { digests.append(hash.value) }
    var shown = entry.object ?? [:]
    if let payload, payload.utf8.count > Self.payloadLimit {
      shown["payload"] = .string(payload.prefix(Self.payloadLimit) + "…")
    }
    let text = JSON.object(shown).description
    entries.append(text)
    bytes += text.utf8.count
    while bytes > limit {
      let old = entries.count / 8 + 1
      bytes -= entries[..<old].reduce(0) { $0 + $1.utf8.count }
      entries.removeFirst(old)
      forgotten += old
    }
    return text
  }

  /// True for a request by which this program looks at the device or moves its time, and for what follows from it.
  private mutating func isLook(_ entry: JSON) -> Bool {
    let method = entry["method"]?.string ?? ""
    if method.hasPrefix("clock/") || Self.answersOfLooks.contains(method) { return true }
    let isRequest = entry["kind"] == "read" && entry["module"] == "driver" && !RecordedAct.isAct(method)
    guard isRequest || entry["cause"]?.int.map(looks.contains) == true else { return false }
    if let sequence = entry["seq"]?.int {
      looks.insert(sequence)
      // Nothing follows from a look of long ago.
      if looks.count > 20_000 { looks = looks.filter { $0 > sequence - 10_000 } }
    }
    return true
  }

  /// Takes a line of `script-side --json`.
  mutating func take(line: String) {
    if let file = Self.file(ofPlaceIn: line) { files.insert(file) }
    lines.append(line)
    lineBytes += line.utf8.count
    // An app that prints without end leaves its last lines.
    while lines.count > Self.lineLimit || lineBytes > limit {
      let old = lines.count / 8 + 1
      lineBytes -= lines[..<old].reduce(0) { $0 + $1.utf8.count }
      lines.removeFirst(old)
      forgottenLines += old
    }
  }

  /// The file of a line's own place. What the app prints, or passes to a command, is none.
  private static func file(ofPlaceIn line: String) -> String? {
    guard hasPlace(line), let place = (try? JSONDocument(line))?.root.json["place"]?.string else {
      return nil
    }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { Int($0) != nil }.count
    return numbers > 0 ? parts.dropLast(min(numbers, 2)).joined(separator: ":") : nil
  }

  /// A search by the C library, because most lines of a long run have no place.
  private static func hasPlace(_ line: String) -> Bool {
    unsafe line.withCString { unsafe strstr($0, "\"place\":") != nil }
  }

  /// The number of the first step that differs from another run that has come less far, or nil.
  func firstDifference(from other: RunLog) -> Int? {
    let count = min(digests.count, other.digests.count)
    guard count > 0, digests[count - 1] != other.digests[count - 1] else { return nil }
    // A digest has all that came before it, so that all after the first difference differ, too.
    var (equal, different) = (0, count - 1)
    while equal < different {
      let middle = (equal + different) / 2
      if digests[middle] == other.digests[middle] { equal = middle + 1 } else { different = middle }
    }
    return different
  }

  /// A step in words, for a sentence.
  func words(at step: Int) -> String {
    guard step >= forgotten, step - forgotten < entries.count,
      let entry = (try? JSONDocument(entries[step - forgotten]))?.root.json
    else { return "an earlier step" }
    let parts = ["kind", "module", "method", "id"].compactMap { entry[$0]?.string }.filter { !$0.isEmpty }
    return "'\(parts.joined(separator: " "))' at \(entry["at"]?.double ?? 0) ms"
  }
}
