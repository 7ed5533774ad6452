// Made by scripts/generate from the declarations of the options; do not edit.

import NavbridgeNavigation
import NavbridgeWire

extension NavigationOptions.Button {
  /// A button of which each option has a value.
  static var every: NavigationOptions.Button {
    var button = NavigationOptions.Button(id: "a")
    button.id = "word"
    button.component.name = "word"
    button.component.componentId = "word"
    button.component.alignment = "word"
    button.component.waitForRender = true
    button.component.id = "word"
    button.text = "word"
    button.icon = .uri("i.png")
    button.sfSymbol = "word"
    button.systemItem = "word"
    button.iconInsets.top = 7
    button.iconInsets.left = 7
    button.iconInsets.bottom = 7
    button.iconInsets.right = 7
    button.iconBackground.color = 0xFF00_00FF
    button.iconBackground.disabledColor = 0xFF00_00FF
    button.iconBackground.cornerRadius = 7
    button.iconBackground.width = 7
    button.iconBackground.height = 7
    button.color = 0xFF00_00FF
    button.disabledColor = 0xFF00_00FF
    button.disableIconTint = true
    button.enabled = true
    button.fontFamily = "word"
    button.fontSize = 7
    button.fontWeight = "word"
    button.testID = "word"
    button.accessibilityLabel = "word"
    button.hideSharedBackground = true
    button.selectTabOnPress = true
    return button
  }
}
