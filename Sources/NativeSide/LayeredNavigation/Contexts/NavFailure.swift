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
