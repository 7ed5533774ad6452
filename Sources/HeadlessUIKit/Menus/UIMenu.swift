public import NavbridgeRuntime

/// An entry of a menu: an action, or a menu within it.
@MainQueue
public class UIMenuElement {
  /// The text that shows.
  public let title: String
  /// The image beside the text.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// An entry that a user chooses.
public final class UIAction: UIMenuElement {
  /// How an action looks and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The entry is shown and cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The action is red, because it destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The entry is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open when the entry is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// The sign before an action.
  public enum State: String, Sendable {
    /// None.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The name by which code finds the action.
  public let identifier: String?
  /// How the action looks and whether it can be chosen.
  public let attributes: Attributes
  /// The mark beside the title. In a menu with single selection, the choice of a user sets it.
  public internal(set) var state: State
  let handler: () -> Void

  /// - Parameter handler: called when a user chooses the entry.
  public init(
    title: String, image: UIImage? = nil, identifier: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }
}

/// A list of entries, which opens over the content of a bar. Within another menu it is an entry that opens its own list.
public final class UIMenu: UIMenuElement {
  /// How a menu looks in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The entries stand in the list of the menu around this one.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// The menu is red, because its actions destroy something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// At most one of the actions is marked as on, those of inline menus included.
    public static let singleSelection = Self(rawValue: 1 << 2)
    /// The entries stand in a row. It has no effect here, because only the order of the entries counts.
    public static let displayAsPalette = Self(rawValue: 1 << 3)
  }

  /// How the menu looks in another one.
  public let options: Options
  /// The actions and menus within, in their order.
  public let children: [UIMenuElement]

  /// A menu of actions and further menus.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement]) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The entries of the list, from the top: those of inline menus in place of these menus, without hidden ones.
  var shownChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.shownChildren }
      if let action = child as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [child]
    }
  }

  /// All actions, those of the menus within this one too.
  var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
  }

  /// Marks the chosen action, as the options ask.
  ///
  /// - Parameter isSingle: true if the actions of the menus around this one exclude each other.
  func choose(_ chosen: UIAction, isSingle: Bool = false) {
    let isSingle = isSingle || options.contains(.singleSelection)
    for child in children {
      if let menu = child as? UIMenu {
        if menu.actions.contains(where: { $0 === chosen }) { menu.choose(chosen, isSingle: isSingle) }
      } else if isSingle, let action = child as? UIAction {
        action.state = action === chosen ? .on : .off
      }
    }
  }
}
