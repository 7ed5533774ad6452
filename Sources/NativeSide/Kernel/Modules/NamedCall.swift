/// A call of a script, as reports name it. It is a class, so that a promise holds the call itself and no copies of its
/// strings, which are read for reports only.
package protocol NamedCall: AnyObject, Sendable {
  var moduleName: String { get }
  var methodName: String { get }
  /// The command id that the script chose, if the method has one.
  var commandID: String? { get }
}
