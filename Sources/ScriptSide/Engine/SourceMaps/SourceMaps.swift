internal import NavbridgeRuntime
internal import NavbridgeWire

/// The source map of an app's file. It lies beside the file (`FILE.map`), or the file's last comment names it or contains
/// it. It is read when the first failure is reported.
@ScriptThread
final class SourceMaps {
  private let file: String
  private let source: () -> String
  private var map: SourceMap??

  /// - Parameter source: returns the text of the file that runs.
  init(file: String, source: @escaping () -> String) {
    self.file = file
    self.source = source
  }

  /// Forgets the map, because the file may have changed.
  func reset() { map = nil }

  /// Returns a failure with the places of the source files.
  func mapped(_ failure: ScriptFailure) -> ScriptFailure {
    var failure = failure
    failure.location = failure.location.map(mapped)
    failure.frames = failure.frames.map { frame in
      .init(function: frame.function, location: mapped(frame.location))
    }
    return failure
  }

  /// Returns the place in a source file from which a place was made, or the place itself.
  func mapped(_ location: ScriptFailure.Location) -> ScriptFailure.Location {
    guard location.file == file, let line = location.line, let map = loaded else { return location }
    return map.place(line: line, column: location.column ?? 1) ?? location
  }

  private var loaded: SourceMap? {
    if let map { return map }
    let text = Self.text(of: file, source())
    let found = text.flatMap { try? JSONDocument($0) }.flatMap { SourceMap($0.root.json) }
    map = .some(found)
    return found
  }

  private static let comment = "# sourceMappingURL="

  /// Returns the text of the map; nil if there is none.
  private static func text(of file: String, _ source: String) -> String? {
    if let name = comment(in: source) {
      if name.hasPrefix("data:") {
        return name.firstRange(of: "base64,").flatMap { Base64.decode(name[$0.upperBound...]) }
      }
      let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
      if let text = ScriptFile.text(name.hasPrefix("/") ? String(name) : folder + String(name)) { return text }
    }
    return ScriptFile.text(file + ".map")
  }

  /// Returns the last comment's name or data. It is near the end, except where the map itself is in it.
  private static func comment(in source: String) -> Substring? {
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).suffix(3)
    for bytes in lines.reversed() {
      let line = Substring(bytes)
      if let found = line.firstRange(of: comment) { return line[found.upperBound...].prefix { !$0.isWhitespace } }
    }
    return nil
  }
}
