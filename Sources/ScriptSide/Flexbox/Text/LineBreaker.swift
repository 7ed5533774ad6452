/// Fills lines with words, of which only widths are known.
struct LineBreaker {
  let room: Double
  private(set) var lines: [Double] = []
  /// The line up to the end of its last whole word, and the spaces after that.
  private var words = 0.0
  private var spaces = 0.0
  private var hasWords = false
  /// The word that is not complete yet.
  private var word = 0.0

  init(room: Double) {
    self.room = room
  }

  mutating func add(_ width: Double, isSpace: Bool) {
    if isSpace {
      endWord()
      spaces += width
      return
    }
    if hasWords && words + spaces + word + width > room {
      breakBeforeWord()
    } else if !hasWords && word > 0 && spaces + word + width > room {
      // The word alone is longer than a line.
      lines.append(spaces + word)
      spaces = 0
      word = 0
    }
    word += width
  }

  mutating func endLine() {
    endWord()
    lines.append(words)
    words = 0
    spaces = 0
    hasWords = false
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    words += spaces + word
    spaces = 0
    word = 0
    hasWords = true
  }

  private mutating func breakBeforeWord() {
    lines.append(words)
    words = 0
    spaces = 0
    hasWords = false
  }
}
