public import NavbridgeRuntime

/// The length of a view controller's view that bars cover from one edge (layout-guides §1).
@MainQueue
public protocol UILayoutSupport {
  /// The length in points, measured in the view controller's own view.
  var length: Double { get }
}

/// A length that does not change.
public struct UIFixedLayoutSupport: UILayoutSupport, Sendable, Equatable {
  public let length: Double

  public init(length: Double) { self.length = length }
}

/// A length that is computed at each read. It is 0 until the view controller's view is laid out for the first time.
struct UIViewControllerLayoutSupport: UILayoutSupport {
  let controller: UIViewController
  let edge: KeyPath<UIEdgeInsets, Double>

  var length: Double { controller.hasLaidOut ? max(0, controller.safeAreaInsets[keyPath: edge]) : 0 }
}

extension UIViewController {
  /// The length that the status bar, the notch and navigation bars cover at the view's top. It is reliable from the
  /// first layout on.
  public var topLayoutGuide: any UILayoutSupport { UIViewControllerLayoutSupport(controller: self, edge: \.top) }

  /// The length that the home indicator and tab bars cover at the view's bottom. It is reliable from the first layout
  /// on.
  public var bottomLayoutGuide: any UILayoutSupport { UIViewControllerLayoutSupport(controller: self, edge: \.bottom) }
}
