/// The reason for which a script cannot continue: the value that it threw, or an obstacle to running it. It is a full
/// sentence, with the place if there is one.
package struct ScriptFailure: Error, Equatable, CustomStringConvertible {
  /// A place in a script's file. The numbers are counted from 1, and are nil if the engine does not report them.
  package struct Location: Equatable, CustomStringConvertible {
    package var file: String
    /// Nil for a thrown value that is not an Error.
    package var line: Int?
    /// Nil for syntax errors.
    package var column: Int?

    package var description: String { file + [line, column].compactMap { $0.map { ":\($0)" } }.joined() }
  }

  /// One call that was running; calls are listed innermost first.
  struct Frame: Equatable, CustomStringConvertible {
    var function: String
    var location: Location

    var description: String { function.isEmpty ? "at \(location)" : "at \(function) (\(location))" }
  }

  /// The kind of a failure, which decides the exit code.
  enum Kind: Equatable {
    case exception
    case unhandledRejection
    /// A call without a promise was refused.
    case refusedCall
    case endlessLoop
    case missingFile
  }

  var kind: Kind
  var message: String
  var location: Location?
  /// The script's own frames, without those of the host's library.
  var frames: [Frame] = []

  /// The exit code of the process: 64 for wrong use, 124 for a script that ran too long, 1 for a script that failed.
  var exitCode: Int32 {
    switch kind {
    case .exception, .unhandledRejection, .refusedCall: 1
    case .endlessLoop: 124
    case .missingFile: 64
    }
  }

  /// The message with its place in front: `app.js:3:9: TypeError: …`.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    let kind = kind == .unhandledRejection ? "Unhandled rejection: " : ""
    return place + kind + message
  }

  /// The description, followed by a line for each frame.
  var report: String {
    ([description] + (frames.count > 1 ? Self.lines(of: frames).map { "    \($0)" } : [])).joined(separator: "\n")
  }
}

extension ScriptFailure.Location {
  /// Reads `FILE:LINE:COLUMN`.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
      return nil
    }
    let file = parts.dropLast(2).joined(separator: ":")
    guard !file.isEmpty else { return nil }
    self.init(file: file, line: line, column: column)
  }
}

extension ScriptFailure.Frame {
  /// The scheme of the URLs of the host's library.
  static let libraryScheme = "navbridge"

  /// Reads a line of a JavaScriptCore stack: `function@file:line:column`. Nil for native code and the host's library.
  init?(_ line: Substring) {
    let at = line.lastIndex(of: "@") ?? line.startIndex
    guard let location = ScriptFailure.Location(line[at...].drop { $0 == "@" }),
      !location.file.hasPrefix("\(Self.libraryScheme):")
    else { return nil }
    let name = line[..<at]
    function = name == "global code" ? "" : String(name)
    self.location = location
  }
}
