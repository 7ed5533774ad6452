/// Fills lines with words, of which only widths are known.
struct LineBreaker {
  /// The end of a line that a further character causes.
  enum Break {
    /// The incomplete word moves to the next line.
    case beforeWord
    /// The word alone is longer than a line, and goes on in the next one.
    case withinWord
  }

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

  /// Adds a character. Returns the break before it, if there is one.
  @discardableResult
  mutating func add(_ width: Double, isSpace: Bool) -> Break? {
    if isSpace {
      endWord()
      spaces += width
      return nil
    }
    var lineBreak: Break?
    if hasWords && words + spaces + word + width > room {
      breakBeforeWord()
      lineBreak = .beforeWord
    } else if !hasWords && word > 0 && spaces + word + width > room {
      lines.append(spaces + word)
      spaces = 0
      word = 0
      lineBreak = .withinWord
    }
    word += width
    return lineBreak
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
