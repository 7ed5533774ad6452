extension UIScreen {
  /// The height of the keyboard with its row of suggestions, in points, including the part over the home indicator.
  /// (proposed: Apple states no heights; these are those that apps observe with the English keyboard.)
  public var keyboardHeight: Double {
    let hasHomeIndicator = device.portraitSafeArea.bottom > 0
    switch (userInterfaceIdiom, orientation.isLandscape) {
    case (.pad, false): return hasHomeIndicator ? 337 : 313
    case (.pad, true): return hasHomeIndicator ? 422 : 398
    case (.phone, true): return hasHomeIndicator ? 209 : 200
    case (.phone, false):
      let isWide = device.size.width >= 414
      return hasHomeIndicator ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
    }
  }
}
