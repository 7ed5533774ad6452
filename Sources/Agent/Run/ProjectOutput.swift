internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Writes files of a project, and nothing outside its folder.
enum ProjectOutput {
  /// Writes a text to a file of the project.
  ///
  /// - Parameter file: the path from the project's folder.
  static func write(_ text: String, to file: String, _ settings: AgentSettings) throws(ToolRefusal) -> String {
    guard !settings.isReadOnly else {
      throw ToolRefusal("The server was started with --read-only, and writes no files.")
    }
    let path = file.hasPrefix("/") ? PathText.normal(file) : PathText.normal("\(settings.folder)/\(file)")
    let folder = PathText.folder(of: path)
    guard isInside(path, settings.folder) else {
      throw ToolRefusal(
        "'\(file.cut(to: 200))' is outside of the project's folder \(settings.folder), where nothing is written.")
    }
    // A link within the project may lead elsewhere.
    guard let real = realPath(nearestFolder(folder)), let root = realPath(settings.folder), isInside(real + "/x", root)
    else {
      throw ToolRefusal("'\(file.cut(to: 200))' leads out of the project's folder \(settings.folder).")
    }
    if let fault = TestFiles.write(text, to: path) {
      throw ToolRefusal("'\(file.cut(to: 200))' cannot be written: \(fault).")
    }
    return path
  }

  /// The folder itself, or the nearest one around it that is there.
  private static func nearestFolder(_ path: String) -> String {
    var path = path
    while path != "/", path != ".", SystemFiles.kind(of: path, followsLinks: false) == 0 {
      path = PathText.folder(of: path)
    }
    return path
  }

  private static func realPath(_ path: String) -> String? {
    guard let found = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  static func isInside(_ path: String, _ folder: String) -> Bool { path.hasPrefix(folder == "/" ? "/" : folder + "/") }
}
