/// The reason for which an operation was not carried out: a stable code, and a sentence that names the way out.
public struct NavFailure: Error, Equatable, Sendable {
  /// The codes, which are also those of the wire.
  public enum Code: String, Sendable, CaseIterable {
    /// The navigation is set up already, or not yet.
    case alreadySetUp, notSetUp
    /// The definitions have no root, too many tabs, or something twice.
    case noRoot, tooMany, definedTwice
    /// A controller or a layer is not defined.
    case undefinedController, undefinedLayer
    /// The accessory may not be shown over the current controller.
    case parentNotShown
    /// A layer that does not show was to be hidden, or an empty accessory to be shown.
    case notShown
    /// The payload cannot cross the bridge.
    case payloadNotCodable
    /// A text of a stack stands for nothing.
    case unknownText
    /// The display refused the step before UIKit was touched (layered-navigation §9).
    case refused
    /// A finger, or an animator, turned the transition back.
    case cancelled
    /// The step did not end in its time.
    case watchdog
    /// The set-up of a content awaits a call, which begins only after it.
    case waitsForItself
    /// The navigation ended, with its script context or by `end`.
    case ended
  }

  /// The code, for programs.
  public let code: Code
  /// The sentence for people.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension NavFailure {
  static let notSetUp = NavFailure(.notSetUp, "The navigation is not set up. Define its layers and call setup first.")

  static func undefined(_ layer: LayerReference) -> NavFailure {
    NavFailure(.undefinedLayer, "The layer '\(layer.name)' is not defined. Define it before the set-up.")
  }

  /// The failure of a call that the set-up of a screen's content awaits.
  static func waitsForItself(_ screen: String) -> NavFailure {
    NavFailure(
      .waitsForItself,
      "The set-up of the content of '\(screen)' awaits a call, which begins only after it. Complete the content first, or "
        + "make the call without awaiting it.")
  }

  /// The failure of everything that the end of a navigation has overtaken, or that comes after it.
  static let ended = NavFailure(
    .ended,
    "The navigation has ended, as its script context does. Repeat the call on the navigation of the next set-up.")
}

/// The end of an operation.
public struct NavOutcome: Sendable {
  /// The current context of the layer after the operation. For a call that shows or hides a layer, and for a
  /// transaction, it is a context with the id −1 that carries the name.
  public let context: NavContext
  /// Nil if the operation was carried out. Otherwise all layers are as before.
  public let failure: NavFailure?

  /// True if the operation was carried out.
  public var isDone: Bool { failure == nil }
}
