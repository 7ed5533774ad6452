import Testing

/// Flows that are wrong, or that fail.
extension FlowTests {
  @Test(
    "A flow that is wrong is refused with its line before it begins",
    arguments: [
      ("- tapon: Welcome", "Invalid Command: 'tapon'. Did you mean 'tapOn'?", "flow.yaml:3:"),
      ("- tapOn:\n    idd: x", "Unknown Property: 'idd' of tapOn. Did you mean 'id'?", "flow.yaml:4:"),
      ("- repeat:\n    times: 1\n    commands:\n      - nope", "Invalid Command: 'nope'", "flow.yaml:6:"),
      ("- tapOn", "tapOn needs a text or a selector", "flow.yaml:3:"), ("- a: [", "cannot be read as YAML", ""),
      ("- &a tapOn: x\n- *a", "alias", ""),
      ("- runFlow: missing.yaml", "missing.yaml", "flow.yaml:3:"),
      ("- runFlow: parts/bad.yaml", "Invalid Command: 'tapo'", "parts/bad.yaml:4:"),
      ("- back\n- runScript: parts/missing.js", "parts/missing.js' cannot be read", "flow.yaml:4:"),
    ])
  func refused(_ commands: String, _ sentence: String, _ place: String) async throws {
    let folder = folder(commands)
    // Text that is no YAML is no flow either, unless it is named.
    let (code, output, error) = try await folder.runFile("flow.yaml", ["--app", "\(folder.path)/app.js"])
    #expect(code == 1 && output.contains(sentence) && output.contains(place), "\(output)\(error)")
    #expect(!output.contains("The steps:"))
  }

  @Test(
    "A command with a value that it cannot have fails with a sentence",
    arguments: [
      ("runFlow: flow.yaml", "The flow 'flow.yaml' would run itself."),
      ("runFlow: ${'parts/bad' + '.yaml'}", "Invalid Command: 'tapo'"),
      ("eraseText: abc", "'charactersToErase' is \"abc\", and should be a number from 0 to 10000."),
      ("waitForAnimationToEnd:\n    timeout: x", "'timeout' is \"x\""),
      ("tapOn:\n    point: 150%,50%", "The point '150%,50%' has 150 per cent, and may have 0 to 100."),
      ("launchApp: other.app", "The app 'other.app' is not available on the headless device"),
      ("killApp: other.app", "the only one there is the flow's own, 'com.example.suite'"),
      ("launchApp:\n    permissions:\n      all: maybe", "The permission 'all' is 'maybe', and may be one of allow"),
    ])
  func wrong(_ command: String, _ sentence: String) async throws {
    let (code, output, _) = try await run(folder("- launchApp\n- \(command)"))
    #expect(code == 1 && output.contains(sentence), "\(output)")
  }

  @Test(
    "An element that is not found has the names that are there, or the reason for which it is not seen",
    arguments: [
      ("assertVisible: Welcom", "HINT: There are 'Welcome', "), ("tapOn:\n    id: helo", "HINT: There are 'hello', "),
      ("assertVisible: Row 39", "HINT: It is there and is not seen: "),
    ])
  func hints(_ command: String, _ hint: String) async throws {
    let (code, output, _) = try await run(folder("- launchApp\n- \(command)"))
    #expect(code == 1 && output.contains(hint), "\(output)")
  }

  @Test(
    "A flow that begins without a launch launches the app, whatever its first command is",
    arguments: [
      "openLink: suite://first", "setDarkMode: enabled", "assertVisible: Welcome", "setOrientation: LANDSCAPE_LEFT",
    ])
  func begins(_ command: String) async throws {
    let folder = folder("- \(command)\n- assertVisible: Welcome")
    let (code, output, error) = try await run(folder, ["--reporter", "junit"])
    #expect(code == 0 && !output.contains("✗"), "\(output)\(error)")
  }

  @Test("Equal failing flows leave equal films, and a typed text is one picture of them")
  func film() async throws {
    let folder = folder(
      "- launchApp\n- tapOn: Your name\n- inputText: Grace Hopper\n- eraseText\n- assertVisible: Never")
    var pages: Set<String> = []
    for _ in 0..<3 {
      #expect(try await run(folder, ["--film", "failed"]).code == 1)
      pages.insert(folder.text("failures\(folder.path)/flow.yaml-turbo/flow/film.html"))
    }
    let page = try #require(pages.first)
    #expect(pages.count == 1 && !page.contains("has not repeated itself"), "\(page)")
    // The root, the tap, the text with its erasing, and the failure; the rest is the same screen again.
    #expect(page.split(separator: "\"picture\":").count <= 6, "\(page)")
    #expect(page.contains("✗ assertVisible"))
  }
}
