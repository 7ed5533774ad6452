import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeInspector

/// The source files that the page shows.
@Suite("The sources of an app")
struct AppSourcesTests {
  /// The files that a log has of lines.
  private static func files(_ lines: JSON...) -> Set<String> {
    var log = RunLog()
    for line in lines { log.take(line: line.description) }
    return log.files
  }

  private static func refusal(_ read: () throws(PageRefusal) -> String) -> String? {
    do throws(PageRefusal) {
      _ = try read()
      return nil
    } catch {
      return error.message
    }
  }

  @Test("The files of a run are those of its lines' own places, whatever they print or pass to commands")
  func files() {
    let files = Self.files(
      ["kind": "console", "text": "\"place\":\"/secret:1:1\"", "place": "/a \"b\".js:3:7"],
      ["kind": "command", "arguments": [["place": "/etc/hostname:1:1"]], "place": "C:/x.js:2"],
      ["kind": "act", "params": ["place": "/etc/passwd:1:1"]], ["kind": "console", "place": "without-numbers"])
    #expect(files == ["/a \"b\".js", "C:/x.js"])
  }

  @Test("A file of the run is read, and no other")
  func read() throws {
    let folder = try TemporaryFolder(["a.js": "text", "secret": "s"])
    defer { folder.remove() }
    let (file, secret) = ("\(folder.path)/a.js", "\(folder.path)/secret")
    #expect(try AppSources.text(of: file, app: "app.js", files: ["other.js", file]) == "text")
    #expect(
      Self.refusal { () throws(PageRefusal) in try AppSources.text(of: secret, app: "app.js", files: [file]) }
        == "No line of this run is from '\(secret)'.")
  }

  @Test("A source that is not on this machine is taken from the bundle's map, with and without sections")
  func maps() throws {
    let map = #"{"version":3,"sourceRoot":"/src","sources":["x.js","./a/y.js"],"sourcesContent":[null,"why"]}"#
    let folder = try TemporaryFolder([
      "one.js.map": map, "two.js.map": #"{"version":3,"sections":[{"map":{}},{"map":\#(map)}]}"#, "three.js.map": "{",
    ])
    defer { folder.remove() }
    for (name, text) in [("one", "why"), ("two", "why"), ("three", nil), ("four", nil)] {
      let app = "\(folder.path)/\(name).js"
      let found = try? AppSources.text(of: "/src/a/y.js", app: app, files: ["/src/a/y.js"])
      #expect(found == text)
    }
    let message = Self.refusal { () throws(PageRefusal) in
      try AppSources.text(of: "/src/x.js", app: "\(folder.path)/one.js", files: ["/src/x.js"])
    }
    #expect(message == "The file '/src/x.js' is not on this machine, and the bundle's map does not contain it.")
  }

  @Test("The components of a view are found wherever it is")
  func components() {
    let details: JSON = [["name": "Row"]]
    let snapshot: JSON = ["windows": [["root": ["react": ["children": [["tag": 2], ["componentDetails": details]]]]]]]
    #expect(ReactComponents.details(in: snapshot) == details)
    #expect(ReactComponents.details(in: ["windows": []]) == nil)
    // A search that looked twice at each level would not end.
    let deep = (0..<200).reduce(["componentDetails": details] as JSON) { inner, _ in ["children": [inner]] }
    #expect(ReactComponents.details(in: deep) == details)
  }
}
