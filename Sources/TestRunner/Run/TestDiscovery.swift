import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Finds test files: those whose names end with `.test.js` and the like, and the flows of Maestro.
package enum TestDiscovery {
  /// An error that names a path that is no test.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  package static let suffix = ".test.js"
  /// The ends of the names of test files, as Jest and Detox have them: those in other languages are bundled when they run.
  package static let suffixes = ["test", "spec", "e2e"].flatMap { kind in
    (["js"] + SourceLanguage.extensions).map { ".\(kind).\($0)" }
  }
  /// The folder in which each script is a test file, as Jest has it.
  private static let folderOfTests = "__tests__"

  /// Returns the test files that the paths name: files themselves, and the test files in folders and below them, in the
  /// order of their names. Folders of packages and hidden folders are left out. The paths are those from the working folder.
  package static func files(in paths: [String]) throws(Missing) -> [String] {
    var found: [String] = []
    var walk = FolderWalk(leavingOut: ["node_modules"])
    for path in paths {
      switch SystemFiles.kind(of: path) {
      case S_IFDIR:
        found += try below(path, &walk)
        found += try FlowWorkspace(folder: path).flows()
      case S_IFREG: found.append(path)
      default:
        throw Missing(description: "There is no test file or folder '\(path)'.\(remark(on: path))")
      }
    }
    var seen: Set<String> = []
    return found.map(PathText.fromHere).filter { seen.insert($0).inserted }
  }

  /// The reason for which a path leads to nothing, as a sentence after another one; or nothing.
  private static func remark(on path: String) -> String {
    if path.contains("*") { return " No name matches this pattern." }
    guard let cut = path.lastIndex(of: ":"), SystemFiles.kind(of: String(path[..<cut])) == S_IFREG else { return "" }
    return " A line of '\(path[..<cut])' is a number from 1."
  }

  /// The error for paths in which there is no test file.
  package static func noneFound(in paths: [String]) -> Missing {
    let places = paths.map { "'\($0)'" }.joined(separator: ", ")
    return Missing(
      description:
        "There is no test file in \(places). The names of test files end with '\(suffix)', '.spec.ts', '.e2e.js' and the like, or they lie in "
        + "a folder '__tests__'; a flow of "
        + "Maestro is a file of YAML that names its appId.")
  }

  /// True for a file whose name is that of a test file, or a flow.
  package static func isTest(_ path: String) -> Bool {
    isTestScript(path) || FlowWorkspace.isFlow(path)
  }

  private static func isTestScript(_ path: String) -> Bool {
    if suffixes.contains(where: path.hasSuffix) { return true }
    let folders = path.split(separator: "/").dropLast()
    return folders.contains(Substring(folderOfTests))
      && (["js"] + SourceLanguage.extensions).contains { path.hasSuffix(".\($0)") }
  }

  /// The path of a folder as a walk takes it.
  private static func folder(_ path: String) -> String { path == "." ? "" : path.hasSuffix("/") ? path : path + "/" }

  private static func below(_ path: String, _ walk: inout FolderWalk) throws(Missing) -> [String] {
    let names: [String]
    do throws(FolderWalk.Failure) {
      names = try walk.files(below: folder(path)).filter(isTestScript)
    } catch {
      throw Missing(description: error.description)
    }
    for name in names where SystemFiles.kind(of: name) != S_IFREG {
      throw Missing(description: "'\(name)' is no file that can be read, although its name is that of a test file.")
    }
    return names.sorted()
  }

  /// The ends of the names of files whose changes count.
  private static let watched = [".js", ".json", ".cjs", ".yaml", ".yml"] + SourceLanguage.extensions.map { ".\($0)" }

  /// The times of the last changes of scripts beside and below some files; they differ when a script has changed.
  static func changes(around files: [String]) -> [String: Int64] {
    var times: [String: Int64] = [:]
    var walk = FolderWalk(leavingOut: ["node_modules", "__snapshots__"])
    let folders = files.map { file in file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }
    for folder in Set(folders).sorted() {
      // A folder that has just been removed is a change, too.
      for path in (try? walk.files(below: folder)) ?? [] {
        var state = stat()
        guard watched.contains(where: path.hasSuffix), unsafe stat(path, &state) == 0 else { continue }
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
    // A place of a report has a column after the line.
    let (file, line) = Self.number(atEndOf: rest) ?? (rest, last)
    (path, self.line) = (PathText.fromHere(String(file)), line)
  }

  /// Returns the positive number after the last colon, and the text before that.
  private static func number(atEndOf text: Substring) -> (Substring, Int)? {
    guard let cut = text.lastIndex(of: ":"), let number = Int(text[text.index(after: cut)...]), number > 0 else {
      return nil
    }
    return (text[..<cut], number)
  }
}
