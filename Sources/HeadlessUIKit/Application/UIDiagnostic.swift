/// A message that UIKit writes to its log, or an exception that UIKit raises.
///
/// These kinds are in use: `unbalancedAppearance`, `transitionWithinTransition`, `refusedPresentation`,
/// `refusedDismissal`, `missingDrawer`, `drawerWithoutDisappearance`; and these exceptions by name:
/// `NSInvalidArgumentException`, `NSRangeException`, `UIApplicationInvalidInterfaceOrientation`.
public struct UIDiagnostic: Sendable, Equatable {
  /// The name of the exception, or of the kind of remark.
  public let kind: String
  /// A readable sentence, in UIKit's words where UIKit has one. It contains no addresses, so that the messages of two
  /// runs compare equal.
  public let message: String
  /// True when UIKit raises an exception, which `kind` names. False when UIKit writes to its log.
  public let isException: Bool

  /// A remark, with a full sentence.
  public init(kind: String, message: String, isException: Bool = false) {
    self.kind = kind
    self.message = message
    self.isException = isException
  }
}

/// The direction in which lines of text begin. Bars and columns follow it.
public enum UIUserInterfaceLayoutDirection: Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
