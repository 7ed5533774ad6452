internal import NavbridgeRuntime
internal import NavbridgeWire

/// The source maps of the files that run. A map lies beside its file (`FILE.map`), or the file's last comment names it or
/// contains it. It is read when the first failure in the file is reported.
@ScriptThread
final class SourceMaps {
  private let source: (String) -> String?
  /// The maps by the file, with nil for a file without a map.
  private var maps: [String: SourceMap?] = [:]

  /// - Parameter source: returns the text of a file; nil if there is none.
  init(source: @escaping (String) -> String?) { self.source = source }

  /// Forgets the maps, because the files may have changed.
  func reset() { maps = [:] }

  /// Returns a failure with the places of the source files.
  func mapped(_ failure: ScriptFailure) -> ScriptFailure {
    var failure = failure
    failure.location = failure.location.map(mapped)
    failure.frames = mapped(failure.frames)
    return failure
  }

  /// Returns frames with the places of the source files. Those of functions that a bundler has added to a file are left out, if
  /// any other frame of the file has a source.
  func mapped(_ frames: [ScriptFailure.Frame]) -> [ScriptFailure.Frame] {
    let sources = frames.map { source(of: $0.location) }
    let known = Set(zip(frames, sources).compactMap { $1 == nil ? nil : $0.location.file })
    return zip(frames, sources).compactMap { frame, source in
      if source == nil, known.contains(frame.location.file) { return nil }
      let location = source ?? shown(frame.location)
      return .init(function: frame.function, location: location)
    }
  }

  /// Returns a text that is printed, with the places of the source files in each line that is a frame of the engine's stacks,
  /// as in the stacks of components that React prints.
  func mapped(stacksIn text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let blanks = line.prefix { $0 == " " }
      guard let frame = ScriptFailure.Frame(line.dropFirst(blanks.count)), map(of: frame.location.file) != nil,
        !frame.function.contains(" ")
      else { return String(line) }
      return "\(blanks)\(frame.function)@\(mapped(frame.location))"
    }.joined(separator: "\n")
  }

  /// Returns the place in a source file from which a place was made, or the place itself.
  func mapped(_ location: ScriptFailure.Location) -> ScriptFailure.Location {
    source(of: location) ?? shown(location)
  }

  /// Returns a place with its path as all places have it. The files that an app requires have paths from the file that requires
  /// them, so that one outside the working folder begins with `..`.
  private func shown(_ location: ScriptFailure.Location) -> ScriptFailure.Location {
    guard location.file.hasPrefix("..") else { return location }
    var shown = location
    shown.file = PathText.fromHere(location.file)
    return shown
  }

  /// Returns the place in a source file from which a place was made; nil for one that was made from none.
  private func source(of location: ScriptFailure.Location) -> ScriptFailure.Location? {
    guard let line = location.line, let map = map(of: location.file) else { return nil }
    guard var place = map.place(line: line, column: location.column ?? 1) else { return nil }
    place.file = file(place.file, of: location.file)
    return place
  }

  /// Returns the path of a source from the working folder, or from the root outside it. A map has it from its own file, and that
  /// of a file that was bundled here from the working folder.
  private func file(_ source: String, of generated: String) -> String {
    let folder = SourceTransform.runningText(generated) == nil ? Self.folder(of: generated) : ""
    let path = PathText.normal(source.hasPrefix("/") ? source : folder + source)
    return ScriptFile.isFile(path) ? PathText.fromHere(path) : source
  }

  /// Returns the text of the file in which the source of a place is written; nil if it is not known.
  ///
  /// - Parameter location: a place in a file that runs.
  func text(of location: ScriptFailure.Location) -> String? {
    guard let line = location.line, let map = map(of: location.file),
      let place = map.place(line: line, column: location.column ?? 1)
    else { return source(location.file) }
    return map.content(of: place.file) ?? ScriptFile.text(place.file)
      ?? ScriptFile.text(Self.folder(of: location.file) + place.file)
  }

  /// Returns the place in the file from which a place was made, with a path that can be opened, and that file's text as the
  /// map has it. A file without a map is its own source. Nil if the map has no place, or if there is no such file.
  ///
  /// - Parameter location: a place in a file that runs.
  func origin(of location: ScriptFailure.Location) -> (place: ScriptFailure.Location, text: String?)? {
    guard let map = map(of: location.file) else { return (location, nil) }
    guard let line = location.line, var place = map.place(line: line, column: location.column ?? 1) else { return nil }
    let text = map.content(of: place.file)
    let paths = place.file.hasPrefix("/") ? [place.file] : [Self.folder(of: location.file) + place.file, place.file]
    guard let path = paths.first(where: { ScriptFile.isFile($0) }) else { return nil }
    place.file = path
    return (place, text)
  }

  private func map(of file: String) -> SourceMap? {
    if let found = maps[file] { return found }
    let found = source(file).flatMap { Self.text(of: file, $0) }.flatMap { try? JSONDocument($0) }
      .flatMap { SourceMap($0.root.json) }
    maps[file] = .some(found)
    return found
  }

  private static func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }

  private static let comment = "# sourceMappingURL="

  /// Returns the text of the map; nil if there is none.
  private static func text(of file: String, _ source: String) -> String? {
    if let name = comment(in: source) {
      if name.hasPrefix("data:") {
        return name.firstRange(of: "base64,").flatMap { Base64.decode(name[$0.upperBound...]) }
      }
      if let text = ScriptFile.text(name.hasPrefix("/") ? String(name) : folder(of: file) + name) { return text }
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
