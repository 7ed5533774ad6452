/// The failure of an action. The state is then unchanged, except for the steps that were executed before a step failed
/// (native-router §4, §5).
public struct NativeRouterError: MemberFailure, Sendable, Equatable, CustomStringConvertible {
  /// The names of errors, as `RPCError.data` has them in `code`.
  public enum Code: String, Sendable, CaseIterable {
    /// A `navigate` has neither a route nor a stack nor an action.
    case emptyNavigate
    /// No tab has the name of the `stack`.
    case unknownStack
    /// A push or a replacement has no parameters.
    case missingParams
    /// No screen of the active stack has the key.
    case unknownKey
    /// There is nothing to go back to.
    case unhandled
    /// A container did not report the end of a step in time. The state was read again from the containers.
    case timedOut
    /// A user has dismissed the modal in which a step worked.
    case interrupted
    /// UIKit has refused a step.
    case refused
    /// A native-only route has no native coordinator, or the app's declaration contradicts itself.
    case badMapping
    /// The action cannot be read.
    case badAction
    /// A URL has a scheme or a host that the app does not support.
    case notOurs
    /// No template of the app matches a URL.
    case noTemplate
    /// A URL cannot be read.
    case badURL
  }

  /// The name of the error.
  public let code: Code
  /// A full sentence that names the route, the stack or the key.
  public let message: String

  /// An error with a full sentence.
  public init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
  /// The error for an action that cannot be read.
  public init(_ fault: MemberFault) { self.init(.badAction, fault.sentence) }

  public var description: String { "\(message) (\(code.rawValue))" }
}
