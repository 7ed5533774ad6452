internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Workload {
  /// What one round trip is, in words.
  package var meaning: String {
    if script == .standIn { return "two programs in C exchange the bytes of a push and a pop\(conditions)" }
    return "\(act), from \(writer)\(conditions)"
  }

  private var act: String {
    switch action {
    case .noop:
      "a command of \(Self.words(bytes: size)) without an effect\(isNew ? ", with another payload each time" : "")"
    case .mergeOptions: "mergeOptions of \(Self.words(bytes: size)), \(isNew ? "new ones" : "the same") each time"
    case .pushPop: "a push and a pop" + (depth > 1 ? " on a stack of \(depth) screens" : "")
    case .navigate: "navigate there and back by the native router"
    case .lookup: "a command that looks up one of \(depth) components"
    }
  }

  private var writer: String {
    switch script {
    case .swift: "Swift, \(architecture.rawValue)"
    case .c: "C, prepared, whose answer is not read"
    case .javaScript: "JavaScript, \(architecture.rawValue)"
    case .standIn: ""
    }
  }

  private var conditions: String {
    var words: [String] = []
    if isClockShared, script != .javaScript { words.append("one clock for both sides") }
    if displaced > 0 { words.append("after \(displaced >> 20) MiB of other memory were written") }
    if parser != .standard { words.append("parsed by \(parser.rawValue)") }
    return words.map { ", " + $0 }.joined()
  }

  private static func words(bytes: Int) -> String { bytes < 1024 ? "\(bytes) bytes" : "\(bytes >> 10) KiB" }
}
