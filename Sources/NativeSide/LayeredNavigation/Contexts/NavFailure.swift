/// The reason why an operation ended with false: a stable code, and a sentence.
struct NavFailure: Error, Equatable, Sendable {
  enum Code: String, Sendable, CaseIterable {
    case alreadySetUp, notSetUp, noRoot, tooMany, definedTwice
    case undefinedController, undefinedLayer, parentNotShown, notShown, payloadNotCodable, unknownText
    case undefinedOperation
    /// The display refused the step before UIKit was touched (layered-navigation §9).
    case refused
    /// A finger, or an animator, turned the transition back.
    case cancelled
    /// The step did not end in its time.
    case watchdog
    /// The script context ended.
    case ended
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
