import Glibc
import NavbridgeInspector
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeAgent

/// Tools with apps: what they do, and that equal calls have equal answers.
@Suite("An assistant with an app", .timeLimit(.minutes(20)))
struct AgentSessionTests {
  private static let app = """
    const { createElement: h, useState } = require('react');
    const { Pressable, Text, TextInput, View } = require('react-native');
    const { Navigation } = require('react-native-navigation');
    const button = (title, onPress) => h(Pressable, { testID: title, accessibilityRole: 'button', onPress }, h(Text, null, title));
    function Home({ componentId }) {
      const [count, setCount] = useState(0);
      const [name, setName] = useState('');
      return h(View, null, h(Text, { testID: 'count' }, `count ${count}`), button('More', () => setCount(count + 1)),
        h(TextInput, { placeholder: 'Name', value: name, onChangeText: setName }),
        button('Push', () => Navigation.push(componentId, { component: { name: 'Home', options: { topBar: { title: { text: 'Two' } } } } })),
        button('Throw', () => { throw new Error('thrown'); }), button('Loop', () => { for (;;) {} }),
        button('Print', () => { for (let i = 0; i < 50; i++) console.log(`line ${i} ${'x'.repeat(80)}`); }));
    }
    Navigation.registerComponent('Home', () => Home);
    Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { stack: { id: 'stack', children: [
      { component: { id: 'home', name: 'Home', options: { topBar: { title: { text: 'One' } } } } }] } } }));
    """

  /// Calls tools in a folder with the app, and ends the session.
  @ScriptThread
  private static func withSession(
    isReadOnly: Bool = false, files: [String: String] = [:],
    _ body:
      @ScriptThread (_ call: (String, JSON) async -> (text: String, failed: Bool), _ folder: String) async throws ->
      Void
  ) async throws {
    let folder = try TemporaryFolder(["app.js": app].merging(files) { $1 })
    defer { folder.remove() }
    let settings = AgentSettings(folder: folder.path, app: nil, isReadOnly: isReadOnly) { file, words in
      AppPlan(
        file: file, architecture: .turbo, nativeArguments: ["--epoch-time=0"],
        scriptArguments: ["--script-timeout=500"] + words,
        usual: ["--script-timeout=500"])
    }
    let session = AgentSession(settings)
    let server = ProtocolServer(session)
    _ = await server.answer(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": [:]])
    func call(_ name: String, _ arguments: JSON) async -> (text: String, failed: Bool) {
      let params: JSON = ["name": .string(name), "arguments": arguments]
      let answer = await server.answer(["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params])
      let result = answer?["result"]
      return (result?["content"]?[0]?["text"]?.string ?? answer?.description ?? "", result?["isError"] == true)
    }
    do {
      try await body(call, folder.path)
    } catch {
      await session.end()
      throw error
    }
    await session.end()
  }

  @Test("A step answers with what has changed, and an element keeps its ref") @ScriptThread
  func steps() async throws {
    try await Self.withSession { call, _ in
      let start = await call("start", [:])
      #expect(
        start.text.hasPrefix(#"a1: "app.js" on a phone of 440×956 points, route turbo. step 0 of a1, at 0 ms, at rest"#)
      )
      #expect(start.text.contains(#"+ button "More" [ref=e2] testID="More""#), "\(start.text)")
      let more = await call("act", ["do": "tap", "ref": "e2"])
      #expect(
        more.text == """
          tap button "More" e2. step 1 of a1, at 0 ms, at rest
          ~ text "count 1" [ref=e1] testID="count"
          """)
      let push = await call("act", ["do": "tap", "text": "Push"])
      #expect(push.text.contains(#"screen: Stack id="stack" (1 below) > Component "Home" id=""#), "\(push.text)")
      #expect(push.text.contains(#"commands: push "push3" resolved"#), "\(push.text)")
      let back = await call("act", ["do": "back"])
      #expect(back.text.contains("again as before: e1-"), "\(back.text)")
      let none = await call("act", ["do": "back"])
      #expect(none.failed && none.text.hasPrefix("No back button is in sight: Stack"), "\(none.text)")
    }
  }

  @Test("Text is typed into a field, replaced and submitted; a text takes none") @ScriptThread
  func typing() async throws {
    try await Self.withSession { call, _ in
      _ = await call("start", [:])
      let typed = await call("act", ["do": "type", "placeholder": "Name", "value": "Ann"])
      #expect(typed.text.contains(#"value="Ann" [focused]"#), "\(typed.text)")
      let more = await call("act", ["do": "type", "value": "a"])
      #expect(more.text.contains(#"value="Anna""#), "\(more.text)")
      let other = await call("act", ["do": "replace", "placeholder": "Name", "value": "Bo"])
      #expect(other.text.contains(#"value="Bo""#), "\(other.text)")
      let refused = await call("act", ["do": "type", "text": "count", "value": "x"])
      #expect(
        refused.failed && refused.text.hasPrefix(#"text "count 0" e1 takes no text. The fields are:"#),
        "\(refused.text)")
      let without = await call("act", ["do": "type", "placeholder": "Name"])
      #expect(without.failed && without.text.hasPrefix("'value' is missing"))
    }
  }

  @Test("An earlier moment is as it was, the steps after it are forgotten, and refs stay") @ScriptThread
  func back() async throws {
    try await Self.withSession { call, _ in
      _ = await call("start", [:])
      _ = await call("act", ["do": "tap", "text": "More"])
      _ = await call("act", ["do": "tap", "text": "More"])
      _ = await call("act", ["do": "tap", "text": "Push"])
      let middle = await call("back_to", ["at": 100])
      #expect(middle.text.hasPrefix("back at 100 ms"), "\(middle.text)")
      let settled = await call("expect", ["to": "commandsSettled"])
      #expect(settled.failed && settled.text.contains("It was called at \"app.js:"), "\(settled.text)")
      let first = await call("back_to", ["step": 1])
      #expect(first.text.contains(#"text "count 1" [ref=e1]"#), "\(first.text)")
      let list = await call("back_to", [:])
      #expect(list.text.split(separator: "\n").count == 3, "\(list.text)")
      let wrong = await call("back_to", ["step": 9])
      #expect(wrong.failed && wrong.text == "There is no step 9: the steps are 0 to 2.")
      let more = await call("act", ["do": "tap", "ref": "e2"])
      #expect(more.text.contains("count 2"), "\(more.text)")
    }
  }

  private static let list = """
    const { createElement: h } = require('react');
    const { Alert, FlatList, Pressable, Text } = require('react-native');
    const { Navigation } = require('react-native-navigation');
    const rows = Array.from({ length: 100 }, (_, i) => `Row ${i}`);
    const press = (row) => (row === 'Row 1' ? Alert.prompt('Name?', 'say', (text) => console.log(text)) : console.log('pressed', row));
    const Home = () => h(FlatList, { testID: 'rows', data: rows, keyExtractor: (row) => row, renderItem: ({ item }) => h(Pressable,
      { style: { height: 60 }, onPress: () => press(item) }, h(Text, null, item), h(Text, null, 'same')) });
    Navigation.registerComponent('Home', () => Home);
    Navigation.events().registerAppLaunchedListener(() => Navigation.setRoot({ root: { stack: { id: 'stack', children: [
      { component: { id: 'home', name: 'Home' } }] } } }));
    """

  @Test("A list is scrolled by points, to a row that it has not made yet, and by a tap on such a row") @ScriptThread
  func scrolling() async throws {
    try await Self.withSession(files: ["app.js": Self.list]) { call, _ in
      _ = await call("start", [:])
      let down = await call("act", ["do": "scroll", "distance": 300])
      #expect(down.text.contains("[more: ") && down.text.contains("points above"), "\(down.text)")
      let up = await call("act", ["do": "scroll", "direction": "up", "distance": 5000])
      #expect(!up.text.contains("points above"), "\(up.text)")
      let tapped = await call("act", ["do": "tap", "text": "Row 90"])
      #expect(tapped.text.contains(#"log "pressed Row 90""#), "\(tapped.text)")
      let written = await call("test", ["do": "show"])
      #expect(written.text.contains("device.scrollTo({ text: 'Row 90' })"), "\(written.text)")
      let missing = await call("act", ["do": "tap", "text": "Row 900"])
      #expect(missing.failed, "\(missing.text)")
    }
  }

  @Test("Of several elements none is taken, and nothing below an alert is; its field takes text") @ScriptThread
  func names() async throws {
    try await Self.withSession(files: ["app.js": Self.list]) { call, _ in
      _ = await call("start", [:])
      let several = await call("act", ["do": "tap", "text": "same"])
      #expect(
        several.failed && several.text.contains("elements have text \"same\". Name one by its ref:"), "\(several.text)")
      _ = await call("act", ["do": "tap", "text": "Row 1, same"])
      let below = await call("act", ["do": "tap", "text": "Row 3"])
      #expect(below.failed && below.text.contains("On the screen are:\n  textbox"), "\(below.text)")
      let typed = await call("act", ["do": "type", "role": "textbox", "value": "Bo"])
      #expect(typed.text.contains(#"value="Bo""#), "\(typed.text)")
      let pressed = await call("act", ["do": "tap", "text": "OK"])
      #expect(pressed.text.contains(#"log "Bo""#), "\(pressed.text)")
    }
  }

  @Test("A rotation, a drag, a background and a notification in an app without React Native are answered") @ScriptThread
  func others() async throws {
    try await Self.withSession(files: ["app.js": Self.list]) { call, _ in
      _ = await call("start", [:])
      let rotated = await call("act", ["do": "rotate", "value": "landscape"])
      #expect(rotated.text.contains("The screen has 956×440 points now."), "\(rotated.text)")
      let dragged = await call("act", ["do": "drag", "at": [400, 300], "target": [400, 100]])
      #expect(dragged.text.contains("points above"), "\(dragged.text)")
      let without = await call("act", ["do": "drag", "at": [400, 300]])
      #expect(without.failed && without.text.hasPrefix("'target' is missing"), "\(without.text)")
      let pinched = await call("act", ["do": "pinch", "testID": "rows"])
      #expect(pinched.failed && pinched.text.hasPrefix("'scale' is missing"), "\(pinched.text)")
      let notified = await call("act", ["do": "notification", "value": "Hello"])
      #expect(notified.text.contains("no React Native of its own"), "\(notified.text)")
    }
  }

  @Test("A place that no screen has, and arguments that exclude each other, are refused, and the app goes on")
  @ScriptThread
  func wrongArguments() async throws {
    try await Self.withSession { call, _ in
      _ = await call("start", [:])
      for (name, arguments) in [
        ("act", ["do": "tap", "at": [1e30, 1]]), ("back_to", ["step": 0, "at": 1]),
        ("wait", ["ms": 1, "text": "More"]),
        ("compare", ["other": "app.js", "revision": "HEAD"]), ("test", ["do": "write", "file": "app.js"]),
        ("test", ["do": "write", "file": "a.test.js", "language": "detox"]), ("start", ["options": ["help": true]]),
        ("expect", ["to": "gone", "ref": "zzz"]),
      ] as [(String, JSON)] {
        let refused = await call(name, arguments)
        #expect(refused.failed && !refused.text.isEmpty, "\(name) \(arguments): \(refused.text)")
      }
      let more = await call("act", ["do": "tap", "text": "More"])
      #expect(more.text.contains("count 1"), "\(more.text)")
    }
  }

  @Test("A wait that is long, or for what never comes, ends at its time with the app as it is") @ScriptThread
  func longWaits() async throws {
    let timers = Self.app.replacing(
      "button('Throw'", with: "button('Tick', () => setInterval(() => setCount((n) => n + 1), 500)), button('Throw'")
    try await Self.withSession(files: ["app.js": timers]) { call, _ in
      _ = await call("start", [:])
      _ = await call("act", ["do": "tap", "text": "Tick"])
      let never = await call("wait", ["text": "never", "limit": 2000])
      #expect(never.failed && never.text.contains("does not show: 2000 ms have passed"), "\(never.text)")
      let hour = await call("wait", ["ms": 3_600_000])
      #expect(hour.text.contains("count 72") && !hour.failed, "\(hour.text)")
    }
  }

  @Test("Equal calls have equal answers, byte for byte") @ScriptThread
  func deterministic() async throws {
    let calls: [(String, JSON)] = [
      ("start", [:]), ("act", ["do": "tap", "text": "More"]), ("act", ["do": "tap", "text": "Push"]),
      ("see", ["all": true]),
      ("act", ["do": "tap", "text": "Throw"]), ("console", [:]), ("commands", [:]), ("back_to", ["at": 50]),
      ("see", [:]),
      ("test", ["do": "show"]), ("why", [:]),
    ]
    var runs: [[String]] = []
    for _ in 0..<2 {
      try await Self.withSession { call, folder in
        var texts: [String] = []
        for (name, arguments) in calls {
          texts.append(await call(name, arguments).text.replacing(folder, with: "FOLDER"))
        }
        runs.append(texts)
      }
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].allSatisfy { !$0.isEmpty })
  }

  @Test("Expectations that hold become a part of the test, which passes") @ScriptThread
  func tests() async throws {
    try await Self.withSession { call, folder in
      _ = await call("start", [:])
      _ = await call("act", ["do": "tap", "text": "More"])
      let holds = await call("expect", ["to": "text", "testID": "count", "value": "count 1"])
      #expect(holds.text.hasPrefix("holds: text"), "\(holds.text)")
      let fails = await call("expect", ["to": "text", "testID": "count", "value": "count 2"])
      #expect(fails.failed && fails.text.hasPrefix("does not hold: text"), "\(fails.text)")
      _ = await call("expect", ["to": "gone", "text": "Nothing"])
      let written = await call("test", ["do": "write", "file": "tests/more.test.js"])
      #expect(written.text.hasPrefix("Wrote 3 steps"), "\(written.text)")
      let file = try TextFile.read("\(folder)/tests/more.test.js")
      #expect(
        file == """
          const { app, device, expect, test } = require('navbridge');

          test('recorded', async () => {
            await app('../app.js');
            await device.tap({ testID: 'More' });
            await expect({ testID: 'count' }).toHaveText('count 1');
            await expect({ text: 'Nothing' }).not.toBeVisible();
          });

          """)
      let run = await call("test", ["do": "run", "file": "tests/more.test.js"])
      #expect(!run.failed && run.text.contains("1 passed"), "\(run.text)")
    }
  }

  @Test("Time that has passed is a part of the test, and of what is repeated") @ScriptThread
  func waits() async throws {
    let timer = Self.app.replacing(
      "button('Throw'", with: "button('Later', () => setTimeout(() => setCount(9), 5000)), button('Throw'")
    try await Self.withSession(files: ["app.js": timer]) { call, _ in
      _ = await call("start", [:])
      let later = await call("act", ["do": "tap", "text": "Later"])
      #expect(later.text.contains("The screen has not changed."), "\(later.text)")
      let missing = await call("wait", ["text": "count 9", "limit": 1000])
      #expect(missing.failed && missing.text.contains("does not show: 1000 ms have passed"), "\(missing.text)")
      let shown = await call("wait", ["text": "count 9"])
      #expect(shown.text.contains("at 5000 ms"), "\(shown.text)")
      #expect(await call("test", ["do": "show"]).text.contains("await clock.advance("))
      let again = await call("back_to", ["at": 5000])
      #expect(again.text.contains("The screen has not changed."), "\(again.text)")
      let nothing = await call("wait", [:])
      #expect(nothing.failed && nothing.text.hasPrefix("Nothing is due"), "\(nothing.text)")
    }
  }

  @Test("Nothing is written by a server that only reads, or outside of the folder, also through a link") @ScriptThread
  func writing() async throws {
    try await Self.withSession(isReadOnly: true) { call, folder in
      _ = await call("start", [:])
      for (name, arguments) in [
        ("test", ["do": "write", "file": "a.test.js"]), ("test", ["do": "run", "file": "app.js"]), ("explore", [:]),
        ("compare", ["revision": "HEAD"]),
      ] as [(String, JSON)] {
        let answer = await call(name, arguments)
        #expect(answer.failed && answer.text.contains("--read-only"), "\(name): \(answer.text)")
      }
      #expect(SystemFiles.names(inFolder: folder) == ["app.js"])
    }
    try await Self.withSession { call, folder in
      let outside = try TemporaryFolder([:])
      defer { outside.remove() }
      _ = unsafe symlink(outside.path, "\(folder)/link")
      _ = await call("start", [:])
      for file in ["../a.test.js", "/tmp/a.test.js", "link/a.test.js", "link/new/a.test.js", "x/../../a.test.js"] {
        let answer = await call("test", ["do": "write", "file": .string(file)])
        #expect(answer.failed && answer.text.contains("project's folder"), "\(file): \(answer.text)")
      }
      #expect(SystemFiles.names(inFolder: outside.path).isEmpty)
    }
  }

  @Test("A turn without an end, an error and much output end in answers, and the app can be used again") @ScriptThread
  func hostile() async throws {
    try await Self.withSession { call, _ in
      _ = await call("start", [:])
      let thrown = await call("act", ["do": "tap", "text": "Throw"])
      #expect(thrown.text.contains("console: 1 line, 1 error: unhandled error"), "\(thrown.text)")
      let printed = await call("act", ["do": "tap", "text": "Print"])
      #expect(printed.text.contains("console: 50 lines: log \"line 0"), "\(printed.text)")
      let console = await call("console", ["max": 500])
      #expect(console.text.utf8.count <= 500 && console.text.contains("line 49"), "\(console.text)")
      #expect(console.text.contains("earlier entries are not shown"))
      let loop = await call("act", ["do": "tap", "text": "Loop"])
      #expect(loop.failed && loop.text.contains("The script ran for 500 ms without coming to an end"), "\(loop.text)")
      let more = await call("act", ["do": "tap", "text": "More"])
      #expect(more.text.contains("count 1"), "\(more.text)")
    }
  }

  @Test(
    "An earlier revision is compared with the app, from a folder that is removed again",
    .enabled(if: SystemFiles.program("git") != nil))
  @ScriptThread
  func revisions() async throws {
    try await Self.withSession { call, folder in
      for words in [
        ["init", "--quiet"], ["add", "app.js"],
        ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "first"],
      ] {
        let (ending, _) = try await ChildProcess.ending(ofTool: "git", ["-C", folder] + words)
        #expect(ending.code == 0, "\(ending.standardError)")
      }
      try TextFile.write(Self.app.replacing("count ${count}", with: "number ${count}"), to: "\(folder)/app.js")
      _ = await call("start", [:])
      _ = await call("act", ["do": "tap", "text": "More"])
      let differs = await call("compare", ["revision": "HEAD"])
      #expect(differs.text.contains("number 1") && differs.text.contains("count 1"), "\(differs.text)")
      #expect(SystemFiles.names(inFolder: "\(folder)/.navbridge/revisions").isEmpty)
      for revision in ["HEAD~7", "--help", "a b", "$(x)"] {
        let refused = await call("compare", ["revision": .string(revision)])
        #expect(refused.failed && !refused.text.contains("exit code"), "\(refused.text)")
      }
    }
  }

  @Test(
    "Calls before an app, about an app that is not there, and with a file that is not there are refused with the way out"
  )
  @ScriptThread
  func refusals() async throws {
    try await Self.withSession { call, _ in
      #expect(await call("see", [:]).text == "No app runs yet. 'start' starts one.")
      let file = await call("start", ["file": "none.js"])
      #expect(file.failed && file.text.contains("It has: app.js."), "\(file.text)")
      _ = await call("start", [:])
      #expect(await call("see", ["app": "a7"]).text == "There is no app 'a7'. There are: a1.")
      #expect(await call("more", ["handle": "t1"]).text == "There is no text 't1'. No answer was too long so far.")
      #expect(await call("nothing", [:]).text.contains("There is no tool 'nothing'"))
      let options = await call("options", ["componentId": "none"])
      #expect(options.failed && options.text.contains("The ids that are shown: Stack id=\"stack\""), "\(options.text)")
      let place = await call("source", ["place": "/etc/passwd:1"])
      #expect(place.failed && !place.text.contains("root:"), "\(place.text)")
    }
  }

  @Test("The app of a folder is that of its configuration, or the one with a usual name")
  func projectApp() throws {
    let folder = try TemporaryFolder(["index.js": "", "App.tsx": "", "other/x.js": ""])
    defer { folder.remove() }
    #expect(try ProjectApp.file(nil, in: folder.path) == "\(folder.path)/index.js")
    try TextFile.write(#"{"app":"other/x.js"}"#, to: "\(folder.path)/navbridge.json")
    #expect(try ProjectApp.file(nil, in: folder.path) == "\(folder.path)/other/x.js")
    #expect(try ProjectApp.file("App.tsx", in: folder.path) == "\(folder.path)/App.tsx")
    try TextFile.write(#"{"app":"gone.js"}"#, to: "\(folder.path)/navbridge.json")
    #expect(throws: ToolRefusal.self) { try ProjectApp.file(nil, in: folder.path) }
  }
}
