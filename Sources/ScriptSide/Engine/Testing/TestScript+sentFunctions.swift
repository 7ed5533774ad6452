#if JavaScript
internal import NavbridgeRuntime
package import NavbridgeWire

/// The functions of the test file in which an app has failed.
extension TestScript {
  /// Returns a line of a report with the file's own places in place of those in the texts of functions. Nil for a call in the
  /// text around such a function, which is the library's.
  package func placed(_ line: String) -> String? {
    var (line, from) = (line, line.startIndex)
    while let found = line[from...].firstRange(of: SentFunction.prefix) {
      let numbers = line[found.upperBound...].drop { $0 != ">" }.dropFirst().prefix { $0 == ":" || $0.isNumber }
      // The place may stand before a colon and a message.
      let range = found.lowerBound..<(numbers.last == ":" ? numbers.dropLast() : numbers).endIndex
      guard let location = ScriptFailure.Location(line[range]), sent[location.file].flatMap(map) != nil else {
        from = found.upperBound
        continue
      }
      guard let place = origin(of: location) else { return nil }
      let shown = "\(sourceMaps.mapped(place))"
      let end = line.distance(from: line.startIndex, to: found.lowerBound) + shown.count
      line.replaceSubrange(range, with: shown)
      from = line.index(line.startIndex, offsetBy: end)
    }
    return line
  }

  /// Returns the lines of an app's calls with the places of the file in which a function stands. Those of the text around a
  /// function are left out.
  func placed(_ frames: [String]) -> [String] {
    frames.compactMap { line in
      guard let frame = ScriptFailure.Frame(shown: line), frame.location.file.hasPrefix(SentFunction.prefix) else {
        return line
      }
      guard sent[frame.location.file].flatMap(map) != nil else { return line }
      guard let place = origin(of: frame.location), !isDeclaration(place) else { return nil }
      return ScriptFailure.Frame(function: frame.function, location: sourceMaps.mapped(place)).description
    }
  }

  /// Returns the source map of an app's file that contains a function of the test file; nil if the function is not found.
  ///
  /// - Parameters:
  ///   - app: the text of the app's file.
  ///   - function: the text of the function.
  ///   - stack: the engine's stack of the call that starts the app.
  package func sourceMap(ofApp app: String, function: String, stack: String) -> JSON? {
    guard let (place, text) = source(of: function, stack) else { return nil }
    return FunctionSourceMap(
      app: app, function: function, file: place.file, test: text, near: (place.line ?? 1, place.column ?? 1)
    ) { [sourceMaps] in sourceMaps.mapped($0) }?.json
  }

  /// The place in a file that runs from which a place in the text of a function was made.
  private func origin(of location: ScriptFailure.Location) -> ScriptFailure.Location? {
    guard let map = sent[location.file].flatMap(map), let line = location.line else { return nil }
    return map.place(line: line, column: location.column ?? 1)
  }

  private func map(_ function: SentFunction) -> SourceMap? {
    guard let (place, text) = source(of: function.text, function.stack) else { return nil }
    return FunctionSourceMap(
      app: function.evaluated, function: function.text, file: place.file, test: text,
      near: (place.line ?? 1, place.column ?? 1)
    ).flatMap { SourceMap($0.json) }
  }

  /// Returns the innermost call of a stack whose file contains a function, and that file's text as it runs.
  private func source(of function: String, _ stack: String) -> (place: ScriptFailure.Location, text: String)? {
    file.frames(of: stack).lazy.compactMap { frame in
      SourceTransform.textThatRuns(frame.location.file).flatMap {
        $0.firstRange(ofText: function) == nil ? nil : (frame.location, $0)
      }
    }.first
  }

  private func isDeclaration(_ place: ScriptFailure.Location) -> Bool {
    Self.isDeclaration(place, in: SourceTransform.textThatRuns(place.file)?.codeLines ?? [])
  }
}
#endif
