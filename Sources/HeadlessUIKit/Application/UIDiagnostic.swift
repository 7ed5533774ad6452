/// Something that UIKit writes to its log, or for which it raises an exception.
///
/// Kinds in use: `unbalancedAppearance`, `transitionWithinTransition`, `refusedPresentation`, `refusedDismissal`,
/// `missingDrawer`, `drawerWithoutDisappearance`; and exceptions by name: `NSInvalidArgumentException`,
/// `NSRangeException`, `UIApplicationInvalidInterfaceOrientation`.
public struct UIDiagnostic: Sendable, Equatable {
  public let kind: String
  /// A sentence for a person, worded as UIKit's where UIKit has one. It holds no addresses, so that runs compare equal.
  public let message: String
  /// Whether UIKit raises an exception, which `kind` names, rather than writing to its log.
  public let isException: Bool

  public init(kind: String, message: String, isException: Bool = false) {
    self.kind = kind
    self.message = message
    self.isException = isException
  }
}
