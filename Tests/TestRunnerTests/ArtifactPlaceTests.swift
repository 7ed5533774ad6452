import NavbridgeVocabulary
import Testing

@testable import NavbridgeTestWorker

@Suite("The folder of a failing test")
struct ArtifactPlaceTests {
  /// The names of a test, and its folder, which ends with `#` in place of a number.
  static let rows: [([String], String)] = [
    (["opens a modal"], "opens-a-modal"), (["the modal", "is 2.5 s late"], "the-modal--is-2.5-s-late"), ([], "_file"),
    (["a-b"], "a-b-#"), (["A b"], "a-b-#"), (["a  b"], "a-b-#"), (["it's (a) test"], "it-s-a-test-#"), (["日本"], "#"),
    (["..", "."], "#"), ([".hidden"], "hidden-#"), ([""], "#"),
    ([String(repeating: "a", count: 100)], String(repeating: "a", count: 80) + "-#"),
    ([String(repeating: "a", count: 80)], String(repeating: "a", count: 80)),
  ]

  @Test(
    "The folder of a failing test can be read, and has a number if it has lost a part of the names", arguments: rows)
  func name(_ path: [String], _ folder: String) throws {
    let found = ArtifactPlace.folder(of: path)
    guard folder.hasSuffix("#") else { return #expect(found == folder) }
    let (words, number) = (found.dropLast(8), found.suffix(8))
    #expect(words == folder.dropLast() && number.allSatisfy(\.isHexDigit) && number.count == 8, "\(found)")
  }

  @Test("The folder of a failing test is its own")
  func distinct() {
    let paths = [
      ["a b"], ["a-b"], ["A b"], ["a_b"], ["a", "b"], ["a--b"], ["a b", "c"], ["a", "b c"], ["日本"], ["中国"], [""],
      ["", ""],
      [], ["_file"], [String(repeating: "a", count: 100)], [String(repeating: "a", count: 101)],
    ]
    #expect(Set(paths.map(ArtifactPlace.folder)).count == paths.count)
  }

  /// A test file, and its folder for a run in `/work`.
  static let files: [(String, String)] = [
    ("a.test.js", "a.test.js-turbo"), ("x/a.test.js", "x/a.test.js-turbo"), ("./x/../y/a.test.js", "y/a.test.js-turbo"),
    ("/work/x/a.test.js", "x/a.test.js-turbo"), ("../x/a.test.js", "x/a.test.js-turbo"),
    ("/tmp/a.test.js", "tmp/a.test.js-turbo"),
  ]

  @Test(
    "The folder of a failing test lies in that of its file, as the file lies in the working folder", arguments: files)
  func file(_ path: String, _ folder: String) {
    #expect(ArtifactPlace.folder(of: path, on: .turbo, from: "/work") == folder)
  }
}
