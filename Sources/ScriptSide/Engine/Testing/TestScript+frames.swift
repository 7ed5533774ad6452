#if JavaScript
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The places of failures, as a report shows them.
extension TestScript {
  /// Returns `{frames, code}` for a stack of the engine: the calls of the file and of the files that it requires, innermost
  /// first, by the places of their sources; and the lines of code around the innermost place.
  ///
  /// - Parameters:
  ///   - stack: the engine's stack.
  ///   - appFrames: the lines of the calls of an app that come before those of the file.
  func places(in stack: String, behind appFrames: [String]) -> JSON {
    let all = file.frames(of: stack)
    // An endless recursion has a hundred frames in one file.
    let texts = Dictionary(
      Set(all.map(\.location.file)).map {
        ($0, SourceTransform.textThatRuns($0)?.codeLines ?? [])
      }
    ) { $1 }
    let frames = all.filter { !Self.isDeclaration($0.location, in: texts[$0.location.file] ?? []) }
    let shown = sourceMaps.mapped(frames)
    let appFrames = placed(appFrames)
    let ofApp = appFrames.first.flatMap(ScriptFailure.Frame.init(shown:))?.location
    let place = ofApp ?? shown.first?.location
    // The place in the app is that of its source already, whose text is in the file itself.
    let text =
      if let ofApp { ScriptFile.text(ofApp.file) } else { frames.first.flatMap { sourceMaps.text(of: $0.location) } }
    let code = text.flatMap { text in place?.line.flatMap { CodeExcerpt(text, line: $0, column: place?.column) } }
    return [
      "place": (place?.description).map { .string($0) } ?? .null,
      "frames": .texts(appFrames + ScriptFailure.lines(of: shown)),
      "code": .texts(code?.lines ?? []),
    ]
  }

  /// Returns `{path, line, column, text}` for the innermost call of a stack: the place in the file that a person writes,
  /// and that file's text as its source map has it, or null. The result is `{fault}`, the end of a sentence, if the place is
  /// not known.
  func callPlace(in stack: String) -> JSON {
    // The engine lists a call before the function in which it stands.
    guard let location = file.frames(of: stack).first?.location else {
      return ["fault": "the engine reports no place of the call"]
    }
    guard let origin = sourceMaps.origin(of: location), let line = origin.place.line,
      let column = origin.place.column
    else { return ["fault": .string("the source map of '\(location.file)' has no file for \(location)")] }
    return [
      "path": .string(origin.place.file), "line": .int(Int64(line)), "column": .int(Int64(column)),
      "text": origin.text.map { .string($0) } ?? .null,
    ]
  }

  /// Returns true if a place is that of an asynchronous function, and not a call: the engine lists both for one call.
  ///
  /// - Parameter lines: those of the place's file.
  static func isDeclaration(_ place: ScriptFailure.Location, in lines: [Substring]) -> Bool {
    guard let line = place.line, let column = place.column, lines.indices.contains(line - 1) else { return false }
    // A function on one line has its place after its last bracket, or after the line if its parameters have defaults.
    let isBehindBody = lines[line - 1].dropFirst(max(0, column - 2)).first == "}"
    let isCall = lines[line - 1].dropFirst(column - 1).first == "("
    if column > lines[line - 1].count + 1 || (isBehindBody && !isCall) { return true }
    // The place is after the bracket of the parameters; that of a call is its bracket.
    var rest = lines[line - 1].dropFirst(max(0, column - 2))
    if rest.first != "(" || rest.dropFirst().first == "(" { rest = rest.dropFirst() }
    if rest.first == "(" {
      var depth = 0
      repeat { depth += rest.first == "(" ? 1 : rest.first == ")" ? -1 : 0 } while rest.popFirst() != nil && depth > 0
    } else {
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
    rest = rest.drop { $0 == " " }
    return rest.hasPrefix("=>") || rest.hasPrefix("{")
  }
}
#endif
