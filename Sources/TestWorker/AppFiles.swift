import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptEngine

/// The files of apps under test: files beside the test's, and the texts of functions.
@ScriptThread
struct AppFiles {
  /// The folder of this process: the texts of functions, and the sockets of the native sides.
  let folder: PrivateFolder
  /// The test file.
  let test: String

  /// Returns the path of the app's file. The text of a function is written to a file, with a source map that leads to the test's. Equal
  /// functions have one file, and are one app for `AppStarts`.
  ///
  /// - Parameter sourceMap: returns the source map of a text that contains a function, for the stack of the call that gives it.
  func path(
    _ params: JSON, sourceMap: (_ app: String, _ function: String, _ stack: String) -> JSON?
  ) throws(RPCError) -> String {
    if let source = params["source"]?.string {
      return try write(
        source, "app", map: sourceMap(source, params["function"]?.string ?? "", params["stack"]?.string ?? ""))
    }
    let name = params["file"]?.string ?? ""
    return try path(of: name, user: "app('\(name)')")
  }

  /// Writes the replies that the test has given so far to a file, with a source map that leads to the test's, and returns its path; nil if
  /// there are none.
  func replies(_ params: JSON) throws(RPCError) -> String? {
    guard let replies = params["replies"]?["text"]?.string else { return nil }
    let functions = (params["replies"]?["functions"]?.array ?? []).compactMap(\.string)
    let map = ScriptFile.text(test).flatMap {
      FunctionSourceMap(replies: replies, functions: functions, file: test, test: $0)
    }
    return try write(replies, "network", map: map?.json)
  }

  /// Writes a text to a file whose name it decides, and the source map beside it.
  private func write(_ text: String, _ kind: String, map: JSON?) throws(RPCError) -> String {
    let map = map?.description
    var hash = StableHash(text)
    hash.combine(StableHash.end)
    if let map { hash.combine(StableHash(map).value) }
    let path = "\(folder.path)/\(kind)-\(String(hash.value, radix: 16)).js"
    if let map { try write(map, to: path + ".map") }
    try write(text, to: path)
    return path
  }

  private func write(_ text: String, to path: String) throws(RPCError) {
    // A file that is there already stays as it is, so that it has not changed for those who have read it.
    guard ScriptFile.text(path) != text else { return }
    if let fault = TestFiles.write(text, to: path) {
      throw RPCError(.internalError, "The test's functions could not be written to '\(path)': \(fault).")
    }
  }

  /// Returns the path of a file that the test names, beside the test's own file.
  ///
  /// - Parameter user: the call that needs the file, for the error if there is none.
  func path(of name: String, user: String) throws(RPCError) -> String {
    let place = test.lastIndex(of: "/").map { "\(test[...$0])" } ?? ""
    let path = name.hasPrefix("/") ? name : place + (name.hasPrefix("./") ? name.dropFirst(2) : name[...])
    guard ScriptFile.isFile(path) else {
      throw RPCError(.notFound, Self.sentence(of: name, at: path, for: user), data: ["code": "MODULE_NOT_FOUND"])
    }
    return PathText.fromHere(path)
  }

  /// The sentence for a name that means no file.
  private static func sentence(of name: String, at path: String, for user: String) -> String {
    let missing = PathText.normal(path)
    guard SystemFiles.kind(of: path) != S_IFDIR else {
      return "'\(missing)' is a directory, and \(user) needs a file, such as './app.js'."
    }
    func split(_ path: String) -> (folder: Substring, name: Substring) {
      let cut = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      return (path[..<cut], path[cut...])
    }
    let (folder, last) = split(path)
    let others = SystemFiles.names(inFolder: folder.isEmpty ? "." : String(folder)).sorted()
    // Unlike a module, an app is named with the end of its name.
    let whole = (["js"] + SourceLanguage.extensions).map { "\(last).\($0)" }.first(where: others.contains)
    let meant = (whole ?? others.nearest(to: String(last))).map { " Did you mean '\(split(name).folder)\($0)'?" } ?? ""
    return "There is no file '\(missing)' for \(user).\(meant)"
  }

  /// The path for the socket of an app's native side; nil if it would be too long. Then the native side chooses one.
  func socket(_ id: Int) -> String? {
    let path = "\(folder.path)/\(id)"
    return path.utf8.count <= PipePath.longest ? path : nil
  }

  /// Returns true for a file that was written for an app.
  func isWritten(_ path: String) -> Bool { path.hasPrefix("\(folder.path)/") }
}
