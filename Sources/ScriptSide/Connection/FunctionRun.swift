package import NavbridgeWire

/// A function that a driver has sent to be run in the script's context (protocol §8, `script/run`).
package struct FunctionRun: Sendable {
  package let id: Int
  /// The function's text, in JavaScript.
  package let source: String
  /// The array of its arguments.
  package let arguments: JSON
}
