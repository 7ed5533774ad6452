import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeInspector

/// The source files that the page shows.
@Suite("The sources of an app")
struct AppSourcesTests {
  private static func line(_ file: String) -> String {
    (["kind": "console", "text": "a", "place": .string("\(file):3:7")] as JSON).description
  }

  private static func refusal(_ read: () throws(PageRefusal) -> String) -> String? {
    do throws(PageRefusal) {
      _ = try read()
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A file that a line is from is read, and no other, whatever the line prints")
  func files() throws {
    let folder = try TemporaryFolder(["a \"b\".js": "text", "secret": "s"])
    defer { folder.remove() }
    let file = "\(folder.path)/a \"b\".js"
    #expect(try AppSources.text(of: file, app: "app.js", lines: [Self.line("other.js"), Self.line(file)]) == "text")
    let secret = "\(folder.path)/secret"
    let printed = (["kind": "console", "text": .string("\"place\":\"\(secret):1")] as JSON).description
    #expect(
      Self.refusal { () throws(PageRefusal) in try AppSources.text(of: secret, app: "app.js", lines: [printed]) }
        == "No line of this run is from '\(secret)'.")
    #expect(
      Self.refusal { () throws(PageRefusal) in
        try AppSources.text(of: file, app: "app.js", lines: [Self.line(file + "x")])
      } != nil)
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
      let found = try? AppSources.text(of: "/src/a/y.js", app: app, lines: [Self.line("/src/a/y.js")])
      #expect(found == text)
    }
    let message = Self.refusal { () throws(PageRefusal) in
      try AppSources.text(of: "/src/x.js", app: "\(folder.path)/one.js", lines: [Self.line("/src/x.js")])
    }
    #expect(message == "The file '/src/x.js' is not on this machine, and the bundle's map does not contain it.")
  }

  @Test("The components of a view are found wherever it is")
  func components() {
    let details: JSON = [["name": "Row"]]
    let snapshot: JSON = ["windows": [["root": ["react": ["children": [["tag": 2], ["componentDetails": details]]]]]]]
    #expect(ReactComponents.details(in: snapshot) == details)
    #expect(ReactComponents.details(in: ["windows": []]) == nil)
  }
}
