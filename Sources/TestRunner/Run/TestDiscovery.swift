import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Finds test files: those whose names end with `.test.js`.
package enum TestDiscovery {
  /// An error that names a path that is no test.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  package static let suffix = ".test.js"

  /// Returns the test files that the paths name: files themselves, and the test files in folders and below them, in the
  /// order of their names. Folders of packages and hidden folders are left out. The paths are those from the working folder.
  package static func files(in paths: [String]) throws(Missing) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(leavingOut: ["node_modules"])
    for path in paths {
      switch SystemFiles.kind(of: path) {
      case S_IFDIR: found += try below(path, &walk)
      case S_IFREG: found.append(path)
      default:
        let pattern = path.contains("*") ? " No name matches this pattern." : ""
        throw Missing(description: "There is no test file or folder '\(path)'.\(pattern)")
      }
    }
    var seen: Set<String> = []
    return found.map(PathText.fromHere).filter { seen.insert($0).inserted }
  }

  /// The ends of the names of tests in other languages, which are bundled before they run.
  private static let sources = SourceLanguage.extensions.flatMap { [".test.\($0)", ".spec.\($0)"] }

  /// The error for paths in which there is no test file.
  package static func noneFound(in paths: [String]) -> Missing {
    var walk = FolderWalk(leavingOut: ["node_modules"])
    let all = paths.flatMap { (try? walk.files(below: folder($0))) ?? [] }
    let source = all.first { name in sources.contains(where: name.hasSuffix) }
    let advice = source.map {
      " '\($0)' is bundled into a file with such a name before it runs: docs/javascript.md, \"JSX, TypeScript and "
        + "modules\", has the command."
    }
    let places = paths.map { "'\($0)'" }.joined(separator: ", ")
    return Missing(
      description:
        "There is no test file in \(places). The names of test files end with '\(suffix)'.\(advice ?? "")")
  }

  /// The path of a folder as a walk takes it.
  private static func folder(_ path: String) -> String { path == "." ? "" : path.hasSuffix("/") ? path : path + "/" }

  private static func below(_ path: String, _ walk: inout FolderWalk) throws(Missing) -> [String] {
    let names: [String]
    do throws(FolderWalk.Failure) {
      names = try walk.files(below: folder(path)).filter { $0.hasSuffix(suffix) }
    } catch {
      throw Missing(description: error.description)
    }
    for name in names where SystemFiles.kind(of: name) != S_IFREG {
      throw Missing(description: "'\(name)' is no file that can be read, although its name is that of a test file.")
    }
    return names.sorted()
  }

  /// The times of the last changes of scripts beside and below some files; they differ when a script has changed.
  static func changes(around files: [String]) -> [String: Int64] {
    var times: [String: Int64] = [:]
    var walk = FolderWalk(leavingOut: ["node_modules", "__snapshots__"])
    let folders = files.map { file in file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }
    for folder in Set(folders).sorted() {
      // A folder that has just been removed is a change, too.
      for path in (try? walk.files(below: folder)) ?? [] {
        var state = stat()
        guard [".js", ".json", ".cjs"].contains(where: path.hasSuffix), unsafe stat(path, &state) == 0 else { continue }
        times[path] = Int64(state.st_mtim.tv_sec) * 1_000_000_000 + Int64(state.st_mtim.tv_nsec)
      }
    }
    return times
  }
}

/// One of several equal parts of the files, `K/N`, for machines that share the work.
package struct TestShard: Sendable, Equatable, CustomStringConvertible {
  /// The number of this part, counted from 1.
  package let index: Int
  package let count: Int

  /// Reads `K/N`. Nil unless 1 ≤ K ≤ N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  package var description: String { "\(index)/\(count)" }

  /// Returns the files of this part. Each file is in exactly one part.
  package func select<Element>(_ files: [Element]) -> [Element] {
    files.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}

/// An argument that names tests: a file, a folder, or a line of a file, `FILE:LINE` or `FILE:LINE:COLUMN`.
package struct TestPlace: Sendable, Equatable {
  package let path: String
  package let line: Int?

  /// Reads an argument. A file whose own name ends with a colon and a number is that file.
  package init(_ argument: String) {
    guard SystemFiles.kind(of: argument) == 0, let (rest, last) = Self.number(atEndOf: argument[...]) else {
      (path, line) = (PathText.fromHere(argument), nil)
      return
    }
    // A place of a report has a column behind the line.
    let (file, line) = Self.number(atEndOf: rest) ?? (rest, last)
    (path, self.line) = (PathText.fromHere(String(file)), line)
  }

  /// Returns the positive number behind the last colon, and the text before that.
  private static func number(atEndOf text: Substring) -> (Substring, Int)? {
    guard let cut = text.lastIndex(of: ":"), let number = Int(text[text.index(after: cut)...]), number > 0 else {
      return nil
    }
    return (text[..<cut], number)
  }
}
