public import NavbridgeRuntime

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainQueue
  public final class Detent {
    /// The name of a detent. It is unique within a sheet.
    public struct Identifier: Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// A detent of the app's own, by its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a custom detent may compute its height from.
    public struct ResolutionContext {
      /// The height of a detent that fills the sheet's room, in points, without the safe area at the bottom.
      public let maximumDetentValue: Double
      /// True where the height of the window is compact, as on a phone in landscape.
      public let isVerticallyCompact: Bool
    }

    /// The name by which the sheet finds the detent.
    public let identifier: Identifier
    private let resolver: (ResolutionContext) -> Double?

    private init(_ identifier: Identifier, resolver: @escaping (ResolutionContext) -> Double?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// All the room that a sheet has.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Half of that room (proposed: UIKit states it as about half of the screen). It is inactive where the height is
    /// compact.
    public static func medium() -> Detent {
      Detent(.medium) { $0.isVerticallyCompact ? nil : $0.maximumDetentValue / 2 }
    }

    /// - Parameter resolver: Returns the height in points, without the safe area at the bottom, or nil while the detent
    ///   is inactive.
    public static func custom(
      identifier: Identifier, resolver: @escaping (ResolutionContext) -> Double?
    ) -> Detent {
      Detent(identifier, resolver: resolver)
    }

    /// The height in points, without the safe area at the bottom. Nil while the detent is inactive.
    public func resolvedValue(in context: ResolutionContext) -> Double? {
      resolver(context).map { min(max(0, $0), context.maximumDetentValue) }
    }
  }
}

/// Receives the changes of a sheet that a finger makes.
@MainQueue
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a finger has dragged the sheet to another detent. A change by the program does not call it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}
}
