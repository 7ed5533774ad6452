package import NavbridgeRuntime
package import NavbridgeWire

/// The program that runs a test file: it starts the apps, and reports the results.
@ScriptThread
package protocol TestScriptDelegate: AnyObject {
  /// The file requests something. The answer is given by `TestScript.settle`.
  /// - Parameter mayStay: true if the answer may never come, as that of an app's function may not.
  func request(_ id: Int, _ name: String, _ params: JSON, mayStay: Bool)
  /// The transcript of an app so far, as an array of entries.
  func transcript(of app: Int) -> JSON
  /// A result, or the plan of the tests.
  func report(_ record: JSON)
  /// A line of the file's console.
  func printed(_ level: String, _ text: String)
  /// Nothing is left to do in the file, and a part of it has not ended. Requests that may stay can be open.
  func becameQuiet()
  /// The limit of the running part has passed.
  func limitReached()
}
