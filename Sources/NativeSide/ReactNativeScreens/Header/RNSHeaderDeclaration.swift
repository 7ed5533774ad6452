internal import NavbridgeKernel

/// The properties of the description of a bar (react-native-screens §10).
enum RNSHeaderProperty: Int, ComponentProperty {
  case hidden, translucent, title, titleFontFamily, titleFontSize, titleFontWeight, titleColor
  case largeTitle, largeTitleFontFamily, largeTitleFontSize, largeTitleFontWeight, largeTitleColor
  case largeTitleBackgroundColor, largeTitleHideShadow, backgroundColor, blurEffect, hideShadow, color, direction
  case userInterfaceStyle, backTitle, backTitleFontFamily, backTitleFontSize, backTitleVisible, backButtonDisplayMode
  case disableBackButtonMenu, hideBackButton, backButtonInCustomView
  case headerLeftBarButtonItems, headerRightBarButtonItems

  var valueType: ComponentPropertyType {
    switch self {
    case .hidden, .translucent, .largeTitle, .largeTitleHideShadow, .hideShadow, .backTitleVisible,
      .disableBackButtonMenu, .hideBackButton, .backButtonInCustomView:
      .flag
    case .title, .titleFontFamily, .titleFontWeight, .largeTitleFontFamily, .largeTitleFontWeight, .blurEffect,
      .direction, .userInterfaceStyle, .backTitle, .backTitleFontFamily, .backButtonDisplayMode:
      .text
    case .titleFontSize, .largeTitleFontSize, .backTitleFontSize: .number
    case .titleColor, .largeTitleColor, .largeTitleBackgroundColor, .backgroundColor, .color: .color
    case .headerLeftBarButtonItems, .headerRightBarButtonItems: .array
    }
  }

  /// True for a property that a hidden bar reads, too.
  var countsWhileHidden: Bool { self == .hidden || self == .translucent || self == .title }
}

/// The events of the description of a bar.
enum RNSHeaderDeclaration {
  static let events = ["PressHeaderBarButtonItem", "PressHeaderBarButtonMenuItem", "Attached", "Detached"]
}
