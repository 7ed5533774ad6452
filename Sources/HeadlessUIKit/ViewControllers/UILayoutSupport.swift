public import Shared

/// How much of a controller's view bars cover from one edge (layout-guides §1).
@MainQueue
public protocol UILayoutSupport {
  /// In points, measured in the controller's own view.
  var length: Double { get }
}

/// A length that stays what it is.
public struct UIFixedLayoutSupport: UILayoutSupport, Sendable, Equatable {
  public let length: Double

  public init(length: Double) { self.length = length }
}

/// The length as it is whenever it is read: 0 until the controller's view is laid out for the first time.
struct UIViewControllerLayoutSupport: UILayoutSupport {
  let controller: UIViewController
  let edge: KeyPath<UIEdgeInsets, Double>

  var length: Double { controller.hasLaidOut ? max(0, controller.safeAreaInsets[keyPath: edge]) : 0 }
}

extension UIViewController {
  /// What the status bar, the notch and navigation bars cover of the view's top. Dependable from the first layout on.
  public var topLayoutGuide: any UILayoutSupport { UIViewControllerLayoutSupport(controller: self, edge: \.top) }

  /// What the home indicator and tab bars cover of the view's bottom. Dependable from the first layout on.
  public var bottomLayoutGuide: any UILayoutSupport { UIViewControllerLayoutSupport(controller: self, edge: \.bottom) }
}
