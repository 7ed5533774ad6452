import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// What a page shows of an app beside its screen: React's components, values, requests, sources, and tests in other languages.
@Suite("What a page shows of an app", .timeLimit(.minutes(20)))
struct PageLooksTests {
  private static let app = """
    const React = require('react');
    const { Text, TextInput, View, Pressable, ScrollView } = require('react-native');
    const { Navigation } = require('react-native-navigation');
    const { createElement: e, useState } = React;
    function Row({ name }) {
      const [count, setCount] = useState(3);
      return e(Pressable, { testID: 'row', onPress: () => setCount(count + 1) }, e(Text, null, name + ' ' + count));
    }
    function Home() {
      return e(ScrollView, { testID: 'list' }, e(Row, { name: 'Kettle' }), e(TextInput, { placeholder: 'Name' }),
        e(View, { style: { height: 3000 } }));
    }
    Navigation.registerComponent('Home', () => Home);
    Navigation.registerComponent('Detail', () => () => e(Text, null, 'Detail'));
    Navigation.events().registerAppLaunchedListener(() => {
      Navigation.setRoot({ root: { stack: { children: [{ component: { id: 'home', name: 'Home', options: {
        topBar: { title: { text: 'Start' }, rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } } } }] } } });
    });
    Navigation.events().registerNavigationButtonPressedListener(() => {
      console.log('pressed', { goods: [1, 2] });
      Navigation.push('home', { component: { name: 'Detail', options: { topBar: { title: { text: 'More' } } } } });
    });
    """

  /// The nodes of a snapshot that have a member with a value.
  private static func find(_ value: JSON, _ member: String, _ wanted: JSON) -> [JSON] {
    switch value {
    case .array(let items): items.flatMap { find($0, member, wanted) }
    case .object(let members):
      (members[member] == wanted ? [value] : []) + members.values.flatMap { find($0, member, wanted) }
    default: []
    }
  }

  @Test("A view has the names of React's components, and the selected one their properties and hooks as they are now")
  func components() async throws {
    _ = try await InspectTests.inspecting(Self.app) { page, _, _ in
      let snapshot = page.snapshot
      let row = try #require(Self.find(snapshot, "testID", "row").first)
      #expect(row["components"]?.array?.prefix(2) == ["Row", "Pressable"])
      #expect(Self.find(snapshot, "testID", "list").first?["components"]?.array?.first == "Home")
      #expect(Self.find(snapshot, "testID", "row").allSatisfy { $0["componentDetails"] == nil })
      let steps = page.entries.count
      try await page.ask("advance", ["ms": 50])
      try await page.ask("act", ["method": "device/tap", "params": ["testID": "row"]])
      await InspectTests.atRest(page)
      let details = try await page.ask("component", ["tag": row["tag"] ?? 0])["components"]?[0]
      #expect(details?["name"] == "Row" && details?["hooks"] == [["State", ["kind": "number", "text": "4"]]])
      #expect(details?["props"]?["members"] == [["name", ["kind": "string", "text": "\"Kettle\""]]])
      #expect(try await page.ask("component", ["tag": 99_999])["components"] == [])
      await #expect(throws: PageClient.Refused.self) { try await page.ask("component") }
      // A look is no step of the run, which repeats itself.
      #expect(page.entries.count > steps && !page.entries.contains { $0["method"] == "device/snapshot" })
      try await page.ask("goTo", ["at": 0])
      await page.until { $0.state["isPast"] == true }
      let before = try await page.ask("component", ["tag": row["tag"] ?? 0])["components"]?[0]
      #expect(before?["hooks"] == [["State", ["kind": "number", "text": "3"]]] && page.state["note"] == .null)
    }
  }

  @Test("What is printed opens, what a person mistypes fails nothing, and the test leaves it out")
  func values() async throws {
    _ = try await InspectTests.inspecting(Self.app) { page, _, _ in
      try await page.ask("act", ["method": "device/tap", "params": ["testID": "GO"]])
      await InspectTests.atRest(page)
      let line = try #require(page.lines.first { $0["text"] == "pressed { goods: [1, 2] }" })
      #expect(line["values"]?[1]?["members"]?[0]?[0] == "goods" && line["values"]?[1]?["text"] == "{ goods: Array(2) }")
      let map = try await page.ask("evaluate", ["source": "new Map([['a', () => 1]])"])
      #expect(map["value"]?["members"] == [["\"a\"", ["kind": "function", "text": "ƒ ()"]]])
      let thrown = try await page.ask("evaluate", ["source": "nosuch"])
      #expect(thrown["thrown"]?["text"]?.string?.hasPrefix("ReferenceError: ") == true && page.state["ending"] == .null)
      await page.until { $0.state["acts"]?.array?.last?["error"]?.string?.hasPrefix("ReferenceError") == true }
      #expect(!page.lines.contains { $0["unhandled"] == true })
      let test = try await page.ask("test", ["language": "navbridge"])["text"]?.string ?? ""
      #expect(test.contains("// await running.run(async () => { nosuch })"))
    }
  }

  @Test("Requests are lines of the run with their answers")
  func requests() async throws {
    let folder = try TemporaryFolder([
      "app.js":
        "require('react-native'); fetch('https://a/b', { method: 'POST', body: 'q' }).then((one) => one.json()).then((one) => console.log(one.id));"
        + "fetch('https://a/none').catch((error) => console.log(error.message));",
      "network.js": "require('navbridge').network.reply('https://a/b', { status: 201, body: { id: 7 }, delay: 20 });",
    ])
    defer { folder.remove() }
    let arguments = ["--network", "FOLDER/network.js"]
    _ = try await InspectTests.inspecting(Self.app, arguments, at: folder) { page, _, _ in
      try await page.ask("advance", ["ms": 50])
      await page.until { page in page.lines.count { $0["kind"] == "request" } == 2 }
      let lines = page.lines.filter { $0["kind"] == "request" }
      let answered = try #require(lines.first { $0["status"] == 201 })
      #expect(answered["method"] == "POST" && answered["requestBody"] == "q" && answered["body"] == #"{"id":7}"#)
      #expect(answered["delay"] == 20 && answered["place"]?.string?.hasSuffix("/app.js:1:31") == true, "\(answered)")
      #expect(lines.contains { $0["url"] == "https://a/none" && $0["error"]?.string?.contains("no network") == true })
    }
  }

  @Test("The source of a line is sent, and no other file")
  func sources() async throws {
    _ = try await InspectTests.inspecting(Self.app) { page, folder, _ in
      try await page.ask("act", ["method": "device/tap", "params": ["testID": "GO"]])
      await InspectTests.atRest(page)
      let place = try #require(page.lines.first { $0["name"] == "push" }?["place"]?.string)
      let file = String(place.split(separator: ":")[0])
      #expect(place.hasSuffix("/app.js:21:18"), "\(place)")
      #expect(try await page.ask("source", ["file": .string(file)])["text"]?.string == folder.text("app.js"))
      await #expect(throws: PageClient.Refused.self) { try await page.ask("source", ["file": "/etc/hostname"]) }
    }
  }

  @Test(
    "The test of the acts runs as it is, in each language, from a folder of its own",
    arguments: ["app.test.js", "app.e2e.js", "flow.yaml"])
  func languages(_ name: String) async throws {
    let folder = try TemporaryFolder(["app.js": Self.app, "tests/none": ""])
    defer { folder.remove() }
    let file = "\(folder.path)/tests/\(name)"
    _ = try await InspectTests.inspecting(Self.app, ["--record", file], at: folder) { page, _, _ in
      let input = try #require(Self.find(page.snapshot, "placeholder", "Name").first)
      let (x, y) = (input["inWindow"]?[0]?.double ?? 0, input["inWindow"]?[1]?.double ?? 0)
      try await page.ask("touch", ["kind": "tap", "x": .double(x + 5), "y": .double(y + 5)])
      #expect(page.state["acts"]?.array?.last?["text"] == "device.tap({ text: 'Name' })")
      try await page.ask("keys", ["text": "Ada"])
      try await page.ask("act", ["method": "device/scroll", "params": ["testID": "list", "y": 40], "by": [0, 40]])
      await InspectTests.atRest(page)
      try await page.ask("act", ["method": "device/tap", "params": ["testID": "GO"]])
      await InspectTests.atRest(page)
      try await page.ask("act", ["method": "device/tap", "params": ["back": true]])
      await InspectTests.atRest(page)
      #expect(page.state["acts"]?.array?.allSatisfy { $0["error"] == .null } == true)
    }
    let app = name == "app.test.js" ? [] : ["--app", "\(folder.path)/app.js"]
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", file, "--artifacts", "\(folder.path)/failures"] + app)
    #expect(ending.code == 0, "\(folder.text("tests/" + name))\(output)\(ending.standardError)")
    #expect(!folder.text("tests/" + name).contains("no word") && !folder.text("tests/" + name).contains("no command"))
  }

  @Test("A page knows that the script is busy while it is, and when it has ended its turn")
  func busy() async throws {
    _ = try await InspectTests.inspecting(Self.app, ["--script-timeout", "2000"]) { page, _, _ in
      page.send(#"{"id":1000,"do":"evaluate","source":"for(;;){}"}"#)
      await page.until { $0.state["isScriptBusy"] == true }
      await page.until { $0.state["isScriptBusy"] == false && $0.state["isBusy"] == false }
    }
  }
}
