internal import NavbridgeKernel

/// The properties and the events of the description of a bar (react-native-screens §10).
enum RNSHeaderDeclaration {
  static let properties: KeyValuePairs<String, ComponentPropertyType> = [
    "hidden": .flag, "translucent": .flag, "title": .text, "titleFontFamily": .text, "titleFontSize": .number,
    "titleFontWeight": .text, "titleColor": .color, "largeTitle": .flag, "largeTitleFontFamily": .text,
    "largeTitleFontSize": .number, "largeTitleFontWeight": .text, "largeTitleColor": .color,
    "largeTitleBackgroundColor": .color, "largeTitleHideShadow": .flag, "backgroundColor": .color, "blurEffect": .text,
    "hideShadow": .flag, "color": .color, "direction": .text, "userInterfaceStyle": .text, "backTitle": .text,
    "backTitleFontFamily": .text, "backTitleFontSize": .number, "backTitleVisible": .flag,
    "backButtonDisplayMode": .text, "disableBackButtonMenu": .flag, "hideBackButton": .flag,
    "backButtonInCustomView": .flag, "headerLeftBarButtonItems": .array, "headerRightBarButtonItems": .array,
  ]

  static let events = ["PressHeaderBarButtonItem", "PressHeaderBarButtonMenuItem", "Attached", "Detached"]
}
