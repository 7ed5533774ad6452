// The parameters of actions (native-router §4.1).

/// The parameters of a push and of a replacement.
public struct NavigateParams: Sendable, Equatable {
  public var route: NativeRoute
  /// The name of the tab to work in. Nil for the active stack.
  public var stack: String?
  public var animated: Bool
  /// The key of the screen that a replacement exchanges. Nil for the current screen.
  public var replaceKey: String?

  public init(route: NativeRoute, stack: String? = nil, animated: Bool = true, replaceKey: String? = nil) {
    (self.route, self.stack, self.animated, self.replaceKey) = (route, stack, animated, replaceKey)
  }
}

/// The parameters of a pop.
public struct PopParams: Sendable, Equatable {
  /// The number of screens to remove. The first screen of a tab always stays.
  public var count: Int
  /// The key of the screen to return to. It takes precedence over `count`.
  public var toKey: String?
  public var animated: Bool

  public init(count: Int = 1, toKey: String? = nil, animated: Bool = true) {
    (self.count, self.toKey, self.animated) = (count, toKey, animated)
  }
}

/// The drawer that an action opens or toggles.
public struct DrawerState: Sendable, Equatable {
  public enum Side: String, Sendable, CaseIterable { case left, right }

  public var side: Side

  public init(side: Side = .left) { self.side = side }
}
