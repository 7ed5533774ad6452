internal import NavbridgeText

/// The words that buttons of a navigation bar show, and their widths.
extension UIBarButtonItem {
  /// The size of the text of buttons without a font of their own, in points.
  private static let fontSize: Double = 17
  /// The words of those of UIKit's system items that show no picture. UIKit translates them; these are the English ones.
  private static let systemTitles = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]

  /// The word that a system item shows. Nil for any other item, and for a system item that shows a picture.
  package var systemTitle: String? { systemItem.flatMap { Self.systemTitles[$0] } }

  /// True for the system items whose word is bold.
  package var isSystemTitleBold: Bool { systemItem == "done" || systemItem == "save" }

  /// The width of the text that the item shows, in points. Nil for an item that shows a picture or a view.
  var titleWidth: Double? {
    guard customView == nil, image == nil, let shown = systemTitle ?? title, !shown.isEmpty else { return nil }
    return width(of: shown)
  }

  /// The width of a text in the item's font, in points.
  func width(of text: String) -> Double {
    let font = titleTextAttributes.font
    return TextWidths.width(
      of: text, fontSize: font?.pointSize ?? Self.fontSize, isBold: font?.weight.isBold ?? isSystemTitleBold)
  }
}
