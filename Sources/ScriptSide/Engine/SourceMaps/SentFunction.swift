/// A function that a test has sent to an app as a text.
struct SentFunction {
  /// The beginning of the names that the frames of such functions have in place of a file: `<function 3>`.
  static let prefix = "<function "

  /// The function's text.
  let text: String
  /// The text that the app evaluates, which contains the function's.
  let evaluated: String
  /// The engine's stack of the call that has sent it.
  let stack: String
}
