import Glibc
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestRunner

@Suite("Inline snapshots are written")
struct InlineSnapshotWriteTests {
  private static let source = "é😀 f(); f(`1`);"

  /// A call as a worker reports it.
  private func call(_ path: String, at range: Range<Int>, _ literal: String, isNew: Bool = true) -> JSON {
    [
      "path": .string(path), "source": .string(Self.source), "place": "a.js:1:1", "literal": .string(literal),
      "from": .int(Int64(range.lowerBound)), "until": .int(Int64(range.upperBound)), "isNew": .bool(isNew),
    ]
  }

  /// Calls a body with the path of a file that has the source.
  private func withFile(_ text: String = Self.source, _ body: (String) throws -> Void) throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    try TextFile.write(text, to: "\(folder.path)/a.js")
    try body("\(folder.path)/a.js")
    #expect(unsafe access("\(folder.path)/a.js.\(getpid())", F_OK) != 0)
  }

  @Test("Inline snapshots are written at their places, which are counted in UTF-16 units, where the routes agree")
  func places() throws {
    try withFile { path in
      let calls = [call(path, at: 11..<14, "`2`"), call(path, at: 6..<6, "`3`")]
      let (written, failures) = InlineSnapshots([(.bridge, calls), (.turbo, calls)]).write()
      #expect(written == 2 && failures.isEmpty)
      let text = try TextFile.read(path)
      #expect(text == "é😀 f(`3`); f(`2`);")
    }
  }

  @Test("Inline snapshots are written only where one of them is new and the routes have no other value")
  func differences() throws {
    try withFile { path in
      let same = call(path, at: 11..<14, "`1`", isNew: false)
      let other = InlineSnapshots([
        (.bridge, [same, call(path, at: 6..<6, "`3`")]), (.turbo, [call(path, at: 6..<6, "`4`")]),
      ])
      let (written, failures) = other.write()
      #expect(written == 0 && failures.map(\.place) == ["a.js:1:1"])
      #expect(failures.first?.message.hasSuffix("On bridge: `3`\nOn turbo: `4`") == true)
      // A test that has failed by two values is no difference of the routes.
      let twice = [call(path, at: 6..<6, "`3`"), call(path, at: 6..<6, "`4`")]
      #expect(InlineSnapshots([(.turbo, twice)]).write() == (0, []))
      let text = try TextFile.read(path)
      #expect(text == Self.source)
    }
  }

  @Test("Inline snapshots are written not in a file that has changed meanwhile, that has gone, or that is a link")
  func changed() throws {
    for kind in ["changed", "gone", "link"] {
      try withFile(kind == "changed" ? Self.source + "\n" : Self.source) { path in
        var target = path
        if kind == "gone" { unsafe unlink(path) }
        if kind == "link" {
          target = path + ".link"
          unsafe symlink(path, target)
        }
        let (written, failures) = InlineSnapshots([(.turbo, [call(target, at: 6..<6, "`3`")])]).write()
        let words = kind == "link" ? "it is a symbolic link." : "it has changed since its tests began. Run them again."
        #expect(
          written == 0 && failures.map(\.message) == ["The inline snapshots cannot be written to '\(target)': \(words)"]
        )
        if kind != "gone" {
          let text = try TextFile.read(path)
          #expect(text.hasPrefix(Self.source))
        }
      }
    }
  }
}
