internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The properties that count for a screen and its bar, with the screens that they come from and the classes that read
/// them (react-native-screens §2, §10).
@MainQueue
struct RNSOptionsExplanation {
  private let screen: RNSScreen

  init(_ screen: RNSScreen) { self.screen = screen }

  var json: JSON {
    ["componentId": .string(screen.screenId ?? ""), "options": .array(ofScreen + ofHeader + ofBackButton)]
  }

  private var ofScreen: [JSON] {
    own(of: screen.screenView, prefix: "") { _ in
      Self.reader("RNSScreenView", "updateProps")
    }
  }

  /// A hidden bar reads its title and nothing after it.
  private var ofHeader: [JSON] {
    guard let header = screen.screenView.header else { return [] }
    return own(of: header, prefix: "header.") { (property: RNSHeaderProperty) in
      if header.isBarHidden, !property.countsWhileHidden { return [] }
      return Self.reader("RNSScreenStackHeaderConfig", "willShow", "updateProps")
    }
  }

  /// The title of the back button is a property of this screen, or else the title of the screen below.
  private var ofBackButton: [JSON] {
    guard let stack = screen.navigationController, !stack.isNavigationBarHidden,
      let index = stack.viewControllers.firstIndex(where: { $0 === screen }), index > 0,
      let below = stack.viewControllers[index - 1] as? RNSScreen
    else { return [] }
    let (title, origin): (String, JSONObject) =
      if let own = screen.screenView.header?.backTitle {
        (own, ["layer": "own"])
      } else if let title = below.barTitle {
        (title, ["layer": "parent", "from": .string(below.screenId ?? "")])
      } else {
        ("Back", ["layer": "default"])
      }
    return [
      Self.entry("header.backButton.title", .text, .string(title), origin, Self.reader("UINavigationBar", "layout"))
    ]
  }

  /// The properties that React has set, in the order of their declaration.
  private func own<View: PropertyReading>(
    of view: View, prefix: String, readBy readers: (View.Property) -> [JSON]
  ) -> [JSON] {
    View.Property.allCases.compactMap { property in
      view.props[property].map {
        Self.entry("\(prefix)\(property)", property.valueType, $0, ["layer": "own"], readers(property))
      }
    }
  }

  private static func reader(_ name: String, _ phases: String...) -> [JSON] {
    [["presenter": .string(name), "phases": .texts(phases)]]
  }

  private static func entry(
    _ path: String, _ type: ComponentPropertyType, _ value: JSON, _ origin: JSONObject, _ readers: [JSON]
  ) -> JSON {
    var entry: JSONObject = [
      "path": .string(path), "type": .string(type.rawValue), "value": value, "readBy": .array(readers),
    ]
    entry.merge(origin)
    return .object(entry)
  }
}
