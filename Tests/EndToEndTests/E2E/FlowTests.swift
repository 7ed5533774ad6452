import Testing

/// Flows of Maestro, unchanged, on an app of raw React (e2e-languages §11 to §18).
@Suite("Flows of Maestro", .timeLimit(.minutes(20)))
struct FlowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let does: String
    /// The commands.
    let commands: String
    var testDescription: String { does }
  }

  static let rows = [
    Row(
      does: "find by text, id, index, relation and state",
      commands: """
        - assertVisible: welcome
        - assertVisible: "Wel.*"
        - assertNotVisible: Hidden
        - tapOn:
            id: hello
        - assertVisible:
            id: log
            text: hello
        - tapOn:
            text: Same
            index: -1
        - assertVisible:
            text: "Count \\\\d"
            below: Welcome
            above: Your name
        - assertVisible:
            id: switch
            checked: false
        - tapOn: More
        - assertVisible: more
        - tapOn:
            point: "50%,5%"
        """),
    Row(
      does: "type, erase, copy and paste",
      commands: """
        - tapOn: Your name
        - inputText: Ada!
        - eraseText: 1
        - pressKey: Enter
        - assertVisible: Hello Ada
        - copyTextFrom:
            id: greeting
        - assertTrue: ${maestro.copiedText == 'Hello Ada'}
        - tapOn: Ada
        - eraseText
        - pasteText
        - pressKey: Enter
        - assertVisible: Hello Hello Ada
        - inputRandomText:
            length: 4
        - assertVisible: Hello Hello Ada
        """),
    Row(
      does: "scroll and swipe",
      commands: """
        - scrollUntilVisible:
            element: Row 3
        - swipe:
            direction: UP
            from:
              id: list
        - assertNotVisible: Row 0
        - swipe:
            start: 50%,70%
            end: 50%,65%
        - longPressOn: Greeting
        - assertVisible: long
        - doubleTapOn: Count 0
        - assertVisible: Count 2
        """),
    Row(
      does: "wait on the device's clock",
      commands: """
        - tapOn: Later
        - assertVisible: soon
        - extendedWaitUntil:
            visible: done
            timeout: 5_000
        - assertNotVisible: soon
        - waitForAnimationToEnd
        """),
    Row(
      does: "repeat, decide, evaluate and run other flows and scripts",
      commands: """
        - repeat:
            times: 3
            commands:
              - tapOn:
                  id: counter
        - assertVisible: Count 3
        - repeat:
            while:
              notVisible: Count 5
            commands:
              - tapOn:
                  id: counter
        - assertVisible: ${'Count ' + FIVE}
        - runFlow:
            when:
              visible: Nothing at all
            commands:
              - assertVisible: Never
        - runFlow:
            when:
              platform: Android
            commands:
              - assertVisible: Never
        - runFlow:
            file: parts/greet.yaml
            env:
              NAME: Grace
        - runScript: parts/script.js
        - assertTrue: ${output.sum == 5}
        - evalScript: ${output.sum = output.sum * 2}
        - assertTrue: ${output.sum == 10}
        - assertTrue: ${MISSING == undefined}
        - tapOn:
            text: Nothing at all
            optional: true
        - retry:
            commands:
              - assertVisible: Hello Grace
        - setDarkMode: enabled
        - assertDarkMode
        - setOrientation: LANDSCAPE_LEFT
        - back
        """),
    Row(
      does: "run the scripts and flows beside a sub-flow, and see nothing of an app behind another one",
      commands: """
        - runFlow: parts/outer.yaml
        - assertVisible: Hello Grace
        - pressKey: Home
        - assertNotVisible: Welcome
        - openLink: suite://there
        - assertVisible: Welcome
        - takeScreenshot:
            path: part
            cropOn: Welcome
        """),
  ]

  private static let parts = [
    "bad.yaml": "appId: x\n---\n- back\n- tapo: x\n",
    "greet.yaml": """
    appId: com.example.suite
    ---
    - tapOn:
        id: name
    - inputText: ${NAME}
    - pressKey: Enter
    """,
    "outer.yaml": """
    appId: com.example.suite
    ---
    - runScript: script.js
    - runFlow:
        file: greet.yaml
        env:
          NAME: "${output.sum == 5 ? 'Grace' : 'Nobody'}"
    """,
    "script.js": "output.sum = 2 + Number(FIVE) - 2;",
  ]

  func folder(_ commands: String, config: String = "") -> TestFolder {
    let folder = StandInApp.folder([
      "flow.yaml": "appId: com.example.suite\n\(config)---\n\(commands)\n",
      "a.test.js": "require('navbridge').test('nothing', () => {});",
    ])
    folder.makeFolder("parts")
    for (name, text) in Self.parts { folder.write(text, to: "parts/\(name)") }
    return folder
  }

  func run(_ folder: TestFolder, _ arguments: [String] = []) async throws -> (
    code: Int, output: String, error: String
  ) {
    try await folder.run(["--app", "\(folder.path)/app.js", "--grep", "^(flow|Named)", "-e", "FIVE=5"] + arguments)
  }

  @Test("Flows of Maestro", arguments: ReactGestureTests.routes, rows)
  func passes(_ route: String, _ row: Row) async throws {
    let folder = folder("- launchApp\n\(row.commands)")
    let (code, output, error) = try await run(folder, ["--architecture", route])
    #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
  }

  @Test("A step that fails has its line, the steps before it, and the screen")
  func failure() async throws {
    let folder = folder("- tapOn: Greeting\n- runFlow:\n    commands:\n      - assertVisible: Never")
    let (code, output, _) = try await run(folder)
    #expect(code == 1)
    for words in [
      "Assertion is false: \"Never\" is visible", "✓ tapOn \"Greeting\"", "✗ runFlow", "  ✗ assertVisible \"Never\"",
      "flow.yaml:6:", "17000 ms of the device", "#welcome",
    ] {
      #expect(output.contains(words), "\(words): \(output)")
    }
  }

  @Test("A command that a headless device has not is refused by its name")
  func unavailable() async throws {
    let (code, output, _) = try await run(folder("- setLocation:\n    latitude: 1\n    longitude: 2"))
    #expect(code == 1 && output.contains("setLocation is not available on the headless device"), "\(output)")
  }

  @Test("A recording is a film of its part of the flow, and another one does not begin within it")
  func recording() async throws {
    let folder = folder(
      """
      - launchApp
      - tapOn: Greeting
      - startRecording: greeting
      - tapOn: Greeting
      - stopRecording
      - tapOn: Greeting
      """)
    let (code, output, _) = try await run(folder, ["--film", "failed"])
    #expect(code == 0 && output.contains("Recordings, for a browser:\n  "), "\(output)")
    let page = folder.text("failures\(folder.path)/flow.yaml-turbo/pictures/greeting.html")
    #expect(page.contains("device/gesture") && page.ranges(of: "\"picture\":").count == 1, "\(page)")
    let twice = try await run(self.folder("- startRecording: a\n- startRecording: b"))
    #expect(twice.code == 1 && twice.output.contains("A recording is under way."), "\(twice.output)")
  }

  @Test("Tags choose flows, and hooks run around them")
  func tags() async throws {
    let hooks =
      "name: Named\ntags: [smoke]\nonFlowStart:\n  - tapOn: Greeting\nonFlowComplete:\n  - assertVisible: hello\n"
    let folder = folder("- assertVisible: hello", config: hooks)
    let with = try await run(folder, ["--include-tags", "smoke,other"])
    #expect(with.code == 0 && with.output.contains("1 passed"), "\(with.output)")
    let without = try await run(folder, ["--exclude-tags", "smoke"])
    #expect(without.code == 0 && without.output.contains("1 skipped"), "\(without.output)")
    let misspelt = try await run(folder, ["--include-tags", "smokee"])
    #expect(misspelt.code == 1 && misspelt.output.contains("1 skipped"), "\(misspelt.output)")
  }

  @Test("Flows of Maestro hideKeyboard drags content that hides the keyboard, and fails by name where none does")
  func hideKeyboard() async throws {
    let commands = """
      - launchApp
      - tapOn: Your name
      - inputText: Ada
      - hideKeyboard
      - assertVisible: Hello Ada
      - assertVisible:
          id: name
          focused: false
      - hideKeyboard
      """
    let folder = folder(commands)
    // The drag begins in the middle of the screen, and would press what lies there.
    folder.write(folder.text("app.js").replacing("first: () => refresh({ log: 'first' }),", with: ""), to: "app.js")
    let (code, output, _) = try await run(folder)
    #expect(code == 1 && output.contains("Couldn't hide the keyboard."), "\(output)")
    #expect(output.contains("✓ inputText \"Ada\"") && output.contains("flow.yaml:6:"), "\(output)")
    // The list lies in the middle of the screen, and hides the keyboard when it is dragged.
    let app = folder.text("app.js").replacing("paddingTop: 110", with: "paddingTop: 50").replacing(
      "testID: 'list', height: 200", with: "testID: 'list', height: 400, keyboardDismissMode: 'on-drag'")
    folder.write(app, to: "app.js")
    for route in ["turbo", "bridge"] {
      let (code, output, error) = try await run(folder, ["--architecture", route])
      #expect(code == 0 && output.contains("1 passed"), "\(output)\(error)")
    }
  }

  @Test("Twenty runs of a flow leave the same transcript")
  func equal() async throws {
    let folder = folder(
      "- launchApp\n- tapOn: Later\n- tapOn: Your name\n- inputRandomText\n- pressKey: Enter\n- swipe:\n    direction: UP"
    )
    let (code, output, _) = try await run(folder, ["--repeat", "20", "--transcripts", "\(folder.path)/all"])
    #expect(code == 0 && output.contains("1 passed (20 runs of each test)"), "\(output)")
    try folder.expectEqualTranscripts(20, in: "all", containing: ["device/keys", "device/gesture"])
  }
}
