/// The keys of the system's English keyboard, in the coordinates of the window (proposed: Apple states no measures;
/// these are those that its keyboards show).
public struct UIKeyboardLayout: Sendable, Equatable {
  /// The characters that the keyboard shows.
  public enum Page: String, Sendable {
    /// Letters.
    case letters
    /// Digits and frequent signs.
    case numbers
    /// Further signs.
    case symbols
  }

  /// What a key does.
  public enum Key: Sendable, Hashable {
    /// Types the character.
    case character(Character)
    /// Changes between small and large letters, or between the pages of signs.
    case shift
    /// Deletes the last character.
    case delete
    /// Types a blank.
    case space
    /// Ends a line, or what the text input has for that key.
    case `return`
    /// Would show the page of emoji.
    case emoji
    /// Would change the language.
    case globe
    /// Would begin to listen.
    case dictation
    /// Changes the characters.
    case page(Page)

    /// The character, or a word.
    public var name: String {
      switch self {
      case .character(let character): String(character)
      case .page(let page): page.rawValue
      case .shift: "shift"
      case .delete: "delete"
      case .space: "space"
      case .return: "return"
      case .emoji: "emoji"
      case .globe: "globe"
      case .dictation: "dictation"
      }
    }
  }

  /// A key, and the part of the keyboard in which a touch presses it. What is drawn of it is smaller.
  public struct Cell: Sendable, Equatable {
    /// What the key does.
    public let key: Key
    /// Its place within the keyboard, in points.
    public let frame: CGRect
  }

  /// The keys, row by row from above.
  public private(set) var cells: [Cell] = []
  /// The whole keyboard, with the row of suggestions above the keys.
  public let frame: CGRect

  private static let rows: [Page: [String]] = [
    .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"],
    .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"],
  ]
  /// The distance of the keys from the edges of the screen, in points.
  private static let margin: Double = 3

  /// - Parameter isShifted: true if the letters are capitals.
  public init(_ screen: UIScreen, page: Page = .letters, isShifted: Bool = false) {
    let (bounds, height) = (screen.bounds, screen.keyboardHeight)
    frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let isLow = screen.orientation.isLandscape
    let hasHomeIndicator = screen.device.portraitSafeArea.bottom > 0
    // Below the rows lies the home indicator, in portrait with two keys beside it.
    let dock = !hasHomeIndicator ? 4.0 : isLow ? 22 : 70
    let suggestions = isLow ? 36.0 : 45
    // In landscape the keys lie beside the notch.
    let sides = screen.safeArea(isStatusBarHidden: false)
    let area = CGRect(
      x: sides.left + Self.margin, y: frame.y + suggestions,
      width: bounds.width - sides.left - sides.right - 2 * Self.margin, height: height - suggestions - dock)
    let (row, unit) = (area.height / 4, area.width / 10)
    let isDocked = hasHomeIndicator && !isLow
    addCharacters(page, isShifted, in: area, row: row, unit: unit)
    addLastRow(page, in: area, row: row, unit: unit, isDocked: isDocked)
    if isDocked {
      let (y, side) = (area.y + area.height + 4, 44.0)
      cells.append(Cell(key: .globe, frame: CGRect(x: 16, y: y, width: side, height: side)))
      cells.append(
        Cell(key: .dictation, frame: CGRect(x: bounds.width - 16 - side, y: y, width: side, height: side)))
    }
  }

  /// Returns the key that a touch at a point of the window presses.
  public func cell(at point: CGPoint) -> Cell? { cells.first { $0.frame.contains(point) } }

  /// Adds the three rows of characters, and the keys beside those of the third.
  private mutating func addCharacters(_ page: Page, _ isShifted: Bool, in area: CGRect, row: Double, unit: Double) {
    let rows = Self.rows[page] ?? []
    let side = unit * 1.3
    for (index, characters) in rows.enumerated() {
      let y = area.y + Double(index) * row
      // The few signs of the third row share its middle.
      let isWide = page != .letters && index == 2
      let width = isWide ? unit * 1.4 : unit
      let start = area.x + (area.width - Double(characters.count) * width) / 2
      for (at, character) in characters.enumerated() {
        let shown = isShifted && page == .letters ? Character(character.uppercased()) : character
        cells.append(
          Cell(key: .character(shown), frame: CGRect(x: start + Double(at) * width, y: y, width: width, height: row)))
      }
    }
    let third = area.y + 2 * row
    let left: Key = page == .letters ? .shift : .page(page == .numbers ? .symbols : .numbers)
    cells.append(Cell(key: left, frame: CGRect(x: area.x, y: third, width: side, height: row)))
    cells.append(
      Cell(key: .delete, frame: CGRect(x: area.x + area.width - side, y: third, width: side, height: row)))
  }

  /// Adds the row with the space. A keyboard without keys beside the home indicator has the globe in it.
  private mutating func addLastRow(_ page: Page, in area: CGRect, row: Double, unit: Double, isDocked: Bool) {
    let keys: [(Key, Double)] =
      [(.page(page == .letters ? .numbers : .letters), 1.25)] + (isDocked ? [] : [(.globe, 1.25)])
      + [(.emoji, 1.25), (.space, isDocked ? 5 : 3.75), (.return, 2.5)]
    var x = area.x
    for (key, units) in keys {
      cells.append(Cell(key: key, frame: CGRect(x: x, y: area.y + 3 * row, width: units * unit, height: row)))
      x += units * unit
    }
  }
}
