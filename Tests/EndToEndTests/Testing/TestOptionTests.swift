import Glibc
import Testing

/// The options of `navbridge test` that choose files, and that write them.
@Suite("The options of navbridge test", .timeLimit(.minutes(20)))
struct TestOptionTests {
  @Test("--shard gives each file to exactly one of the parts")
  func shard() async throws {
    let names = (1...5).map { "\($0).test.js" }
    let folder = TestFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "require('navbridge').test('runs', () => {})") }))
    var ran: [String] = []
    for part in 1...3 {
      let (code, output, _) = try await folder.run(["--shard", "\(part)/3"])
      #expect(code == 0)
      ran += output.split(separator: "\n").filter { $0.hasPrefix("FOLDER/") }.map { String($0.dropFirst(7)) }
    }
    #expect(ran.sorted() == names)
  }

  @Test("--transcripts writes a transcript of each test on each route, the same one every time")
  func transcripts() async throws {
    let folder = TestFolder.file(
      """
      test('opens', async () => { await app(stack); await device.tap('GO'); await waitForIdle() });
      test('fails', async () => { await app(() => { console.log(new Error().stack); setTimeout(() => { null.x }) }) });
      test.todo('later', 'another mechanism');
      """)
    for number in 1...2 {
      #expect(try await folder.run(["--architecture", "both", "--transcripts", "\(folder.path)/t\(number)"]).code == 1)
    }
    for route in ["bridge", "turbo"] {
      func texts(_ name: String) -> [String] {
        (1...2).map { folder.text("t\($0)\(folder.path)/a.test.js-\(route)/\(name).txt") }
      }
      let opens = texts("1-opens")
      #expect(opens[0].contains("500.0 ms  <- showModal2 resolved") && opens[0] == opens[1])
      let fails = texts("2-fails")
      #expect(fails[0].contains("app-") && fails[0].contains(".js:1:") && fails[0] == fails[1], "\(fails)")
    }
  }

  @Test("The options of navbridge test runs a file with more tests than fit into a line of 128 KiB")
  func many() async throws {
    let folder = TestFolder.file("for (let n = 0; n < 3000; n++) test(`the test with the number ${n}`, () => {})")
    let (code, output, _) = try await folder.run(["--grep", "number 2999"])
    #expect(code == 0 && output.contains("1 passed in "), "\(output)")
    #expect(try await folder.run(["--list"]).output.hasSuffix("FOLDER/a.test.js: the test with the number 2999\n"))
  }

  @Test("--transcripts fails when the folder cannot be written")
  func unwritable() async throws {
    let folder = TestFolder.file("test('a', () => {})")
    let (code, output, _) = try await folder.run(["--transcripts", "\(folder.path)/a.test.js"])
    #expect(code == 1)
    #expect(
      output.contains("The transcript cannot be written to the folder 'FOLDER/a.test.js': the folder 'FOLDER/a.test.js")
    )
  }

  @Test("--output fails before any test runs when the report cannot be written")
  func unwritableReport() async throws {
    let folder = TestFolder.file("test('a', () => {})")
    for path in ["\(folder.path)/none/report.xml", folder.path] {
      let (code, output, error) = try await folder.run(["--reporter", "junit", "--output", path])
      #expect(code == 74 && output.isEmpty, "\(output)")
      #expect(error.contains("The report cannot be written to '"), "\(error)")
    }
  }

  @Test("CI=true lets a snapshot that is missing fail, and --update makes it")
  func snapshots() async throws {
    let folder = TestFolder.file(
      "test('looks', async () => { await app(stack); await expect(device).toMatchSnapshot('home') })",
      environment: ["CI": "true"])
    let missing = try await folder.run()
    #expect(missing.code == 1 && missing.output.contains("There is no snapshot 'looks: home 1'"))
    #expect(try await folder.run(["--update"]).code == 0)
    #expect(folder.text("__snapshots__/a.test.js.snap").contains("Component home (A)"))
    #expect(try await folder.run().code == 0)
    // A screen that looks otherwise fails without --update, and passes with it.
    folder.write(
      folder.text("a.test.js").replacing("await expect", with: "await device.tap('GO'); await expect"), to: "a.test.js")
    let changed = try await folder.run()
    #expect(changed.code == 1 && changed.output.contains("Component modal (A)"))
    #expect(try await folder.run(["--update"]).code == 0)
    #expect(try await folder.run().code == 0)
  }

  @Test("--reporter junit writes XML that a parser reads")
  func junit() async throws {
    let folder = TestFolder.file(
      "test('a <&> \" \\u0001', () => { console.log(']]> <&'); throw new Error('<b>\\u001b[31m') }); test('b', () => {})"
    )
    #expect(try await folder.run(["--reporter", "junit", "--output", "\(folder.path)/report.xml"]).code == 1)
    folder.write(
      """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      cases = root.findall("./testsuite/testcase")
      assert root.tag == "testsuites" and root.get("tests") == "2" and root.get("failures") == "1"
      assert [case.get("name") for case in cases] == ['a <&> " \\ufffd', "b"]
      assert cases[0].find("failure").get("message").startswith("Error: <b>")
      assert root.find("./testsuite/system-out").text == "]]> <&"
      """, to: "check.py")
    unsafe #expect(system("python3 '\(folder.path)/check.py' '\(folder.path)/report.xml'") == 0)
  }
}
