internal import NavbridgeText

/// The place of a back button, and the part of its title for which there is room.
extension UINavigationBar {
  /// The width of the chevron with the room up to the title, in points.
  private static let chevronWidth: Double = 18
  /// The least distance between the back button's title and the bar's, in points.
  private static let titleDistance: Double = 8
  /// The size of the bar's title and of the back button's, in points.
  private static let fontSize: Double = 17

  /// The frame of the back button, in the bar's coordinates.
  public var backButtonFrame: CGRect { leading(0, width: max(Self.buttonWidth, backWidth - design.buttons.gap)) }

  /// The width of the back button over the shown item with the room after it, in points; 0 if it is not visible.
  var backWidth: Double {
    guard showsBackButton, let backButton, let shown = topItem else { return 0 }
    return width(of: backButton, over: shown)
  }

  /// Returns the width of a back button with its title and the room after it, in points.
  func width(of button: BackButton, over shown: UINavigationItem) -> Double {
    let text = shownTitle(of: button, over: shown)
    let width = text.isEmpty ? 0 : Self.chevronWidth + self.width(ofTitle: text, of: button) + design.buttons.margin
    return max(Self.buttonWidth, width) + design.buttons.gap
  }

  /// Returns what a back button shows beside its chevron: its title, or 'Back' where there is no room for that beside the title
  /// of the bar, or nothing (uikit-behaviour §2). From iOS 26 on it is nothing.
  package func shownTitle(of button: BackButton, over shown: UINavigationItem) -> String {
    guard button.displayMode != .minimal, design != .iOS26 else { return "" }
    let title = displaysLargeTitle ? 0 : widthOfTitle(of: shown)
    let room = bounds.width / 2 - max(sideInsets.left, sideInsets.right) - design.buttons.margin - Self.chevronWidth
    let titles = button.displayMode == .generic ? ["Back"] : [button.title, "Back"]
    return titles.first { width(ofTitle: $0, of: button) + Self.titleDistance + title / 2 <= room } ?? ""
  }

  private func width(ofTitle text: String, of button: BackButton) -> Double {
    button.item?.width(of: text) ?? TextWidths.width(of: text, fontSize: Self.fontSize)
  }

  private func widthOfTitle(of shown: UINavigationItem) -> Double {
    if let view = shown.titleView { return view.intrinsicContentSize?.width ?? 0 }
    let font = (shown.standardAppearance?.titleTextAttributes)?.font
    return TextWidths.width(
      of: shown.title ?? "", fontSize: font?.pointSize ?? Self.fontSize, isBold: font?.weight.isBold ?? true)
  }
}
