internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The names of the folders in which tests leave files. Two tests below the working folder never have the same one, and a
/// person can read it.
enum ArtifactPlace {
  /// The longest part of a name that is made of a test's names, in characters.
  private static let longest = 80
  /// The name of the folder for a failure outside the tests. No test has it, because it has a sign that theirs have not.
  static let outsideTests = "_file"

  /// The folder of a test file on a route: its path from the working folder, or from the root for a file elsewhere.
  static func folder(
    of file: String, on architecture: Architecture, from workingFolder: String = PathText.workingFolder
  ) -> String {
    let whole = PathText.normal(file.hasPrefix("/") ? file : "\(workingFolder)/\(file)")
    let path = PathText.relative(whole, to: PathText.normal(workingFolder))
    return "\(path.drop { $0 == "/" })-\(architecture.rawValue)"
  }

  /// The folder of a test. It ends with a number that the names make, unless the names can be read from it as they are.
  ///
  /// - Parameter path: the names of the groups around the test, and its own; empty for a failure outside the tests.
  static func folder(of path: [String]) -> String {
    guard !path.isEmpty else { return outsideTests }
    let words = path.map { name in
      // A name that begins with a point is that of a hidden folder, or of the one around it.
      String(name.lowercased().split { !isPlain($0) }.joined(separator: "-").drop { $0 == "." })
    }
    let text = words.filter { !$0.isEmpty }.joined(separator: "--")
    if text.count <= longest, zip(path, words).allSatisfy(isWhole) { return text }
    return text.isEmpty ? digest(path) : "\(text.prefix(longest))-\(digest(path))"
  }

  /// True if a name has nothing that its words do not have.
  private static func isWhole(_ name: String, _ words: String) -> Bool {
    !words.isEmpty && words.replacing("-", with: " ") == name
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == ".")
  }

  /// A number that is the same in each run: FNV-1a, with 32 bits. The names are kept apart by a byte that no text has.
  private static func digest(_ path: [String]) -> String {
    let bytes = path.map { Array($0.utf8) }.joined(separator: [0xFF])
    let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
