import Glibc

/// Paths as texts.
package enum PathText {
  /// Returns a path without `.` and, where possible, without `..`.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".", !(part == ".." && parts.isEmpty && path.hasPrefix("/")) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Returns a path from the root, in its normal form.
  ///
  /// - Parameter path: one from the root, or from the working folder.
  package static func absolute(_ path: String) -> String {
    normal(path.hasPrefix("/") ? path : "\(workingFolder)/\(path)")
  }

  /// Returns a path that begins with a folder as the rest after that folder, and any other path as it is.
  package static func relative(_ path: String, to folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) && path.utf8.count > start.utf8.count ? String(path.dropFirst(start.count)) : path
  }

  /// Returns a path as messages and reports show it: from the working folder if the file is in it, and otherwise from the root,
  /// so that `..` is never in it. A path that would mean another file in that form, because a link is in it, or that names no
  /// file, stays as it is.
  package static func fromHere(_ path: String) -> String {
    let plain = normal(path)
    let short = relative(plain.hasPrefix("..") ? absolute(plain) : plain, to: workingFolder)
    return SystemFiles.isSame(short, path) ? short : path
  }

  /// Returns the folder of a file, as its path has it: `.` for a mere name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the way from a folder to a file, as a script's `require` takes it: `./app.js`, `../app.js`.
  package static func way(from folder: String, to path: String) -> String {
    let start = absolute(folder).split(separator: "/"), end = absolute(path).split(separator: "/")
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return ((up.isEmpty ? ["."] : up) + end.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// The folder from which relative paths are resolved.
  package static var workingFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard unsafe getcwd(&buffer, buffer.count) != nil else { return "/" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
