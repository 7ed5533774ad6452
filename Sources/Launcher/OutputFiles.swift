import Glibc
internal import NavbridgeRuntime

/// The files that a command writes by its options. None of them may be one that it reads, or that another option writes, or a
/// file of code: a slip of a shell's completion would cost the user that file.
package enum OutputFiles {
  /// A file of an option; nil if the option is not given.
  package typealias Output = (option: String, path: String?)

  /// Returns the reason for which one of the files would be lost, as a sentence that names the option; nil if none would.
  ///
  /// - Parameter inputs: the files that the command reads, as far as its arguments name them.
  package static func fault(of outputs: [Output], inputs: [String]) -> String? {
    var earlier: [(option: String, path: String)] = []
    for (option, path) in outputs {
      // Standard output takes each text in turn, and a device keeps none.
      guard let path, path != "-", ![S_IFCHR, S_IFIFO].contains(SystemFiles.kind(of: path)) else { continue }
      if inputs.contains(where: { SystemFiles.isSame($0, path) }) {
        return "\(option): '\(path)' is read by this command, and would be overwritten. Name another file."
      }
      if let other = earlier.first(where: { isSame($0.path, path) }) {
        return "\(option): '\(path)' is the file of \(other.option), too. Name another file."
      }
      if SystemFiles.kind(of: path) == S_IFREG, isCode(path) {
        return "\(option): '\(path)' is a file of code, and would be overwritten. Name another file."
      }
      earlier.append((option, path))
    }
    return nil
  }

  /// Files that may not be there yet are the same if their paths are.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    SystemFiles.isSame(one, other) || PathText.absolute(one) == PathText.absolute(other)
  }

  /// True for a file that people write, and that this program only reads: apps, tests, bundles with their maps, flows, programs,
  /// and what describes a package.
  private static func isCode(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    if ["package.json", "tsconfig.json", "app.json"].contains(name) { return true }
    return name.split(separator: ".").last.map { endings.contains(String($0)) } ?? false
  }

  private static let endings: Set = [
    "js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts", "jsbundle", "bundle", "map", "snap", "yaml", "yml", "swift",
  ]
}
