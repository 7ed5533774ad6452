internal import HeadlessUIKit
internal import NavbridgeText

/// The places of the parts of an alert or of an action sheet on a phone with iOS 18, in points. Apple states no figures; these
/// are those that its alerts show.
struct AlertLayout: Equatable {
  struct Content {
    var title: String
    var message: String
    /// True for an action sheet.
    var isSheet = false
    var fieldCount = 0
    /// In the order in which the app has given them.
    var buttons: [Button]
  }

  struct Button {
    var text: String
    var cancels = false
    /// True where an alert shows the text in bold.
    var isBold = false
  }

  /// Lines of text, all of the same height.
  struct Lines: Equatable {
    var texts: [String]
    var frame: CGRect
  }

  /// The card with the texts, the fields and the buttons. The button of a sheet that cancels lies below it.
  private(set) var card = CGRect.zero
  private(set) var title: Lines
  private(set) var message: Lines
  private(set) var fields: [CGRect] = []
  /// The frames of the buttons, in the order in which the app has given them.
  private(set) var buttons: [CGRect] = []

  private static let alertWidth: Double = 270
  /// The room beside texts and fields.
  private static let side: Double = 16
  /// The height of a row of an alert, and of one of a sheet.
  private static let (alertRow, sheetRow) = (44.0, 57.0)
  /// The distance of a sheet from the screen's edges, and of its last button from the others.
  private static let gap: Double = 8
  /// The most lines of a title, and of a message.
  private static let mostLines = 8

  /// - Parameters:
  ///   - bounds: the screen.
  ///   - insets: the parts of it that the status bar and the home indicator cover.
  init(_ content: Content, in bounds: CGRect, insets: UIEdgeInsets) {
    let width =
      content.isSheet ? min(bounds.width, bounds.height) - 2 * Self.gap : min(Self.alertWidth, bounds.width)
    let room = width - 2 * Self.side
    func lines(_ text: String, size: Double, isBold: Bool) -> Lines {
      let texts = TextLines.broken(text, fontSize: size, isBold: isBold, into: room, most: Self.mostLines)
      return Lines(texts: texts, frame: CGRect(x: Self.side, y: 0, width: room, height: 0))
    }
    title = lines(content.title, size: content.isSheet ? 13 : 17, isBold: true)
    message = lines(content.message, size: 13, isBold: false)
    if content.isSheet {
      placeSheet(content, width: width, bounds, insets)
    } else {
      placeAlert(content, width: width, bounds)
    }
  }

  // MARK: Alerts

  private mutating func placeAlert(_ content: Content, width: Double, _ bounds: CGRect) {
    var y = placeTexts(from: 20, lineHeights: (22, 16.5), between: 2)
    if content.fieldCount > 0 { y += 14 }
    for _ in 0..<content.fieldCount {
      fields.append(CGRect(x: Self.side, y: y, width: width - 2 * Self.side, height: 26))
      y += 30
    }
    y += 20
    let isRow = Self.fitsRow(content.buttons, width: width)
    let rows = isRow ? 1 : content.buttons.count
    let height = Self.rowHeight(Self.alertRow, rows: rows, within: bounds.height - 2 * Self.gap - y)
    var frames = content.buttons.map { _ in CGRect.zero }
    for (place, index) in Self.order(content.buttons, cancelsFirst: isRow).enumerated() {
      frames[index] =
        isRow
        ? CGRect(x: Double(place) * width / 2, y: y, width: width / 2, height: height)
        : CGRect(x: 0, y: y + Double(place) * height, width: width, height: height)
    }
    buttons = frames
    card = CGRect(x: 0, y: 0, width: width, height: y + Double(rows) * height)
    move(x: (bounds.width - width) / 2, y: (bounds.height - card.height) / 2)
  }

  /// True for two buttons whose texts have room beside each other.
  private static func fitsRow(_ buttons: [Button], width: Double) -> Bool {
    buttons.count == 2
      && buttons.allSatisfy {
        TextWidths.width(of: $0.text, fontSize: 17, isBold: $0.isBold) <= width / 2 - side
      }
  }

  /// The places of the buttons, as UIKit orders them: the one that cancels is the last, but the first of two beside each other.
  private static func order(_ buttons: [Button], cancelsFirst: Bool) -> [Int] {
    let cancelling = buttons.indices.filter { buttons[$0].cancels }
    let others = buttons.indices.filter { !buttons[$0].cancels }
    return cancelsFirst ? cancelling + others : others + cancelling
  }

  /// The height of a row. Rows that do not fit the screen are lower, where those of a phone would scroll.
  private static func rowHeight(_ height: Double, rows: Int, within room: Double) -> Double {
    rows == 0 ? height : min(height, max(1, room / Double(rows)))
  }

  // MARK: Sheets

  private mutating func placeSheet(_ content: Content, width: Double, _ bounds: CGRect, _ insets: UIEdgeInsets) {
    let hasHead = !title.texts.isEmpty || !message.texts.isEmpty
    let head = hasHead ? placeTexts(from: 14, lineHeights: (17, 17), between: 0) + 14 : 0
    let order = Self.order(content.buttons, cancelsFirst: false)
    // The button that cancels lies apart, below the others.
    let apart = content.buttons.last(where: \.cancels) == nil || content.buttons.count == 1 ? 0 : Self.gap
    let bottom = bounds.height - max(insets.bottom, Self.gap)
    let height = Self.rowHeight(
      Self.sheetRow, rows: order.count, within: bottom - max(insets.top, Self.gap) - head - apart)
    var frames = content.buttons.map { _ in CGRect.zero }
    for (place, index) in order.enumerated() {
      let isApart = apart > 0 && place == order.count - 1
      frames[index] = CGRect(
        x: 0, y: head + Double(place) * height + (isApart ? apart : 0), width: width, height: height)
    }
    buttons = frames
    let inCard = apart > 0 ? order.count - 1 : order.count
    card = CGRect(x: 0, y: 0, width: width, height: head + Double(inCard) * height)
    move(x: (bounds.width - width) / 2, y: bottom - head - apart - Double(order.count) * height)
  }

  // MARK: -

  /// Places the title and the message below each other. Returns the bottom of the last line.
  private mutating func placeTexts(
    from top: Double, lineHeights: (title: Double, message: Double), between gap: Double
  ) -> Double {
    title.frame.origin.y = top
    title.frame.size.height = Double(title.texts.count) * lineHeights.title
    message.frame.origin.y = title.frame.y + title.frame.height + (message.texts.isEmpty ? 0 : gap)
    message.frame.size.height = Double(message.texts.count) * lineHeights.message
    return message.frame.y + message.frame.height
  }

  private mutating func move(x: Double, y: Double) {
    func moved(_ frame: CGRect) -> CGRect {
      CGRect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    }
    card = moved(card)
    title.frame = moved(title.frame)
    message.frame = moved(message.frame)
    fields = fields.map(moved)
    buttons = buttons.map(moved)
  }
}
