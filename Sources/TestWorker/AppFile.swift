import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import ScriptEngine

/// The file of an app under test: a file beside the test's, or the text of a function.
@ScriptThread
enum AppFile {
  /// Returns the path of the app's file. The text of a function is written to a new file.
  static func path(_ params: JSON, id: Int, test: String) throws(RPCError) -> String {
    if let source = params["source"]?.string {
      let path = "\(folder)/app-\(id).js"
      if let fault = TestFiles.write(source, to: path) {
        throw RPCError(.internalError, "The app's function could not be written to '\(path)': \(fault).")
      }
      written.insert(path)
      return path
    }
    let name = params["file"]?.string ?? ""
    return try path(of: name, test: test, user: "app('\(name)')")
  }

  /// Returns the path of a file that a test names, beside the test's own file.
  ///
  /// - Parameter user: the call that needs the file, for the error if there is none.
  static func path(of name: String, test: String, user: String) throws(RPCError) -> String {
    let place = test.lastIndex(of: "/").map { "\(test[...$0])" } ?? ""
    let path = name.hasPrefix("/") ? name : place + (name.hasPrefix("./") ? name.dropFirst(2) : name[...])
    guard ScriptFile.isFile(path) else {
      throw RPCError(.notFound, "There is no file '\(path)' for \(user).", data: ["code": "MODULE_NOT_FOUND"])
    }
    return path
  }

  /// Removes the files of functions when the process ends.
  static func removeAll() {
    for path in written { unlink(path) }
    rmdir(folder)
  }

  /// Removes the file of an app that has ended, if it was written for the app.
  static func remove(_ path: String) {
    if written.remove(path) != nil { unlink(path) }
  }

  private static var written: Set<String> = []

  /// The folder for the files of this process.
  static let folder: String = {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return "\(base)/navbridge-test-\(getpid())"
  }()
}
