/// The lines of a text with what stands in them, for pictures. A layout needs only their widths.
extension TextContent {
  /// A part of a line that lies in one run.
  package struct Part: Equatable, Sendable {
    package var text: String
    /// The place of the run among `runs`.
    package let run: Int
  }

  /// Returns the lines that are shown in some room. They break where `lineWidths(within:)` has them break. The blanks at
  /// which a line breaks stand at its end. The last line ends in an ellipsis where more would follow.
  package func lines(within room: Double) -> [[Part]] {
    var breaker = TextLines(room: room + 0.0001)
    for (index, run) in runs.enumerated() {
      for character in run.text {
        let width =
          character.isNewline ? 0 : TextWidths.width(of: character, fontSize: run.fontSize) + run.letterSpacing
        breaker.add(.init(character: character, run: index, width: width))
      }
    }
    breaker.endLine()
    var lines = breaker.lines
    if numberOfLines > 0, lines.count > numberOfLines {
      lines.removeLast(lines.count - numberOfLines)
      lines[lines.count - 1] = shortened(lines[lines.count - 1], to: room)
    }
    return lines.map(parts)
  }

  private func shortened(_ line: [TextLines.Letter], to room: Double) -> [TextLines.Letter] {
    var line = line
    let run = line.last?.run ?? 0
    let width = TextWidths.width(of: "…", fontSize: runs.indices.contains(run) ? runs[run].fontSize : 14)
    while let last = line.last, last.character == " " || line.reduce(width, { $0 + $1.width }) > room {
      line.removeLast()
    }
    return line + [.init(character: "…", run: run, width: width)]
  }

  private func parts(of line: [TextLines.Letter]) -> [Part] {
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

/// Fills lines as `LineBreaker` does, and keeps their letters.
private struct TextLines {
  struct Letter {
    let character: Character
    let run: Int
    let width: Double
  }

  let room: Double
  private(set) var lines: [[Letter]] = []
  /// The letters of the line, and how many of them come before the word that is not complete yet.
  private var line: [Letter] = []
  private var beforeWord = 0
  private var words = 0.0
  private var spaces = 0.0
  private var word = 0.0
  private var hasWords = false

  init(room: Double) { self.room = room }

  mutating func add(_ letter: Letter) {
    if letter.character.isNewline { return endLine() }
    if letter.character == " " {
      endWord()
      spaces += letter.width
      line.append(letter)
      beforeWord = line.count
      return
    }
    if hasWords, words + spaces + word + letter.width > room {
      lines.append(Array(line[..<beforeWord]))
      line.removeFirst(beforeWord)
      (beforeWord, words, spaces, hasWords) = (0, 0, 0, false)
    } else if !hasWords, word > 0, spaces + word + letter.width > room {
      lines.append(line)
      line = []
      (beforeWord, spaces, word) = (0, 0, 0)
    }
    word += letter.width
    line.append(letter)
  }

  mutating func endLine() {
    endWord()
    lines.append(line)
    line = []
    (beforeWord, words, spaces, hasWords) = (0, 0, 0, false)
  }

  private mutating func endWord() {
    beforeWord = line.count
    guard word > 0 else { return }
    words += spaces + word
    (spaces, word, hasWords) = (0, 0, true)
  }
}
