internal import NavbridgeText

/// The lines of a text with what stands in them, for pictures. A layout needs only their widths.
extension TextContent {
  /// A part of a line that lies in one run.
  package struct Part: Equatable, Sendable {
    package var text: String
    /// The place of the run among `runs`.
    package let run: Int
  }

  private struct Letter {
    let character: Character
    let run: Int
    let width: Double
  }

  /// Returns the lines that are shown in some room. They break where `lineWidths(within:)` has them break. The blanks at
  /// which a line breaks stand at its end. The last line ends in an ellipsis where more would follow.
  package func lines(within room: Double) -> [[Part]] {
    var breaker = LineBreaker(room: room + 0.0001)
    var lines: [[Letter]] = []
    var line: [Letter] = []
    /// The number of letters before the word that is not complete yet.
    var beforeWord = 0
    func endLine(after count: Int) {
      lines.append(Array(line[..<count]))
      line.removeFirst(count)
      beforeWord = 0
    }
    for (index, run) in runs.enumerated() {
      for character in run.text {
        if character.isNewline {
          breaker.endLine()
          endLine(after: line.count)
          continue
        }
        let width = TextWidths.width(of: character, fontSize: run.fontSize) + run.letterSpacing
        let isSpace = character == " "
        switch breaker.add(width, isSpace: isSpace) {
        case .beforeWord: endLine(after: beforeWord)
        case .withinWord: endLine(after: line.count)
        case nil: break
        }
        line.append(Letter(character: character, run: index, width: width))
        if isSpace { beforeWord = line.count }
      }
    }
    endLine(after: line.count)
    if numberOfLines > 0, lines.count > numberOfLines {
      lines.removeLast(lines.count - numberOfLines)
      lines[lines.count - 1] = shortened(lines[lines.count - 1], to: room)
    }
    return lines.map(parts)
  }

  private func shortened(_ line: [Letter], to room: Double) -> [Letter] {
    var line = line
    let run = line.last?.run ?? 0
    let width = TextWidths.width(of: "…", fontSize: runs.indices.contains(run) ? runs[run].fontSize : 14)
    while let last = line.last, last.character == " " || line.reduce(width, { $0 + $1.width }) > room {
      line.removeLast()
    }
    return line + [.init(character: "…", run: run, width: width)]
  }

  private func parts(of line: [Letter]) -> [Part] {
    var parts: [Part] = []
    for letter in line {
      if parts.last?.run == letter.run {
        parts[parts.count - 1].text.append(letter.character)
      } else {
        parts.append(Part(text: String(letter.character), run: letter.run))
      }
    }
    return parts
  }
}
