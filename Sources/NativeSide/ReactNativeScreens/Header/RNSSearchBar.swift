internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// The search bar of a screen (react-native-screens §10.5).
@MainQueue
final class RNSSearchBar: RCTComponentView, PropertyReading {
  override class var componentNames: [String] { ["RNSSearchBar"] }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(Property.self)

  enum Property: Int, ComponentProperty {
    case placeholder, hideWhenScrolling, autoCapitalize, placement, obscureBackground, hideNavigationBar
    case cancelButtonText, barTintColor, tintColor, textColor

    var valueType: ComponentPropertyType {
      switch self {
      case .hideWhenScrolling: .flag
      case .barTintColor, .tintColor, .textColor: .color
      default: .text
      }
    }
  }
  override class var isPlacedByReact: Bool { false }
  override class var directEvents: [String] {
    ["SearchFocus", "SearchBlur", "SearchButtonPress", "CancelButtonPress", "ChangeText"]
  }

  let searchController = UISearchController()

  required init(_ component: MountedComponent) {
    super.init(component)
    searchController.searchBar.delegate = self
  }

  override func updateProps(_ changed: ComponentChanges) {
    let bar = searchController.searchBar
    bar.placeholder = text(.placeholder)
    bar.cancelText = text(.cancelButtonText).flatMap { $0.isEmpty ? nil : $0 }
    bar.tintColor = color(.tintColor)
    if let color = color(.barTintColor) { bar.backgroundColor = color }
    for property in [Property.obscureBackground, .hideNavigationBar] {
      if let value = props[property] { libraryVersion?.narrow(to: RNSVersions.ofSearchBar(words: value.string != nil)) }
    }
    searchController.obscuresBackgroundDuringPresentation = presents(.obscureBackground)
    searchController.hidesNavigationBarDuringPresentation = presents(.hideNavigationBar)
  }

  /// The value of a flag that UIKit has as true. While it was no word, the new architecture took `false` for no change.
  private func presents(_ property: Property) -> Bool {
    if !isOnBridge, props[property]?.bool != nil { return true }
    return decided(property) ?? true
  }

  /// True if content that scrolls may take the room of the bar. If the app does not say, the new architecture had false before
  /// 4.16.
  var hidesWhenScrolling: Bool {
    if let value = props[Property.hideWhenScrolling]?.bool { return value }
    return isOnBridge || libraryVersion?.isFrom(16, for: .hideWhenScrolling) ?? true
  }

  override func handleCommand(_ name: String, _ arguments: JSON) {
    let bar = searchController.searchBar
    switch name {
    case "focus": bar.becomeFirstResponder()
    case "blur": bar.resignFirstResponder()
    case "clearText": bar.text = ""
    case "setText": bar.text = arguments[0]?.string ?? ""
    case "cancelSearch": if searchController.isActive { bar.tapCancel() }
    default: break
    }
  }

  override func invalidate() { if searchController.isActive { searchController.isActive = false } }
}

extension RNSSearchBar: UISearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { send("topSearchFocus") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { send("topSearchBlur") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    send("topChangeText", ["text": .string(searchText)])
  }

  /// The script learns of an empty text after the button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    send("topSearchButtonPress", ["text": .string(searchBar.text)])
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    send("topCancelButtonPress")
    send("topChangeText", ["text": ""])
  }
}
