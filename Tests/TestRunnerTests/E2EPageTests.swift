import Testing

@testable import NavbridgeTestRunner

/// The tables of `docs/e2e.md`, which name every function of Detox and every command of Maestro that there is here.
@Suite("The page about e2e suites")
struct E2EPageTests {
  private static func text(_ path: String) throws -> String {
    try #require(ModuleFolder.text("\(ModuleFolder.repository)/\(path)"))
  }

  private static let library = "Sources/ScriptSide/Engine/Resources/Testing"

  /// The names in backticks on the page.
  private static func names() throws -> Set<String> {
    Set(try text("docs/e2e.md").matches(of: /`([^`\n]+)`/).map { String($0.1) })
  }

  private static func expectNamed(_ names: [Substring]) throws {
    let page = try Self.names()
    let missing = names.map(String.init).filter { !page.contains($0) && !page.contains("by.\($0)") }
    #expect(missing.isEmpty && names.count > 5, "\(missing)")
  }

  @Test("Every command of a flow stands on the page")
  func commands() throws {
    let source = try Self.text("\(Self.library)/Maestro/flow-commands.js")
    let table = try #require(source.split(separator: "const commands = {").last)
    let refused = try Self.text("\(Self.library)/Maestro/flow-refused.js")
    try Self.expectNamed((table + refused).matches(of: /\n  (\w+): \{/).map(\.1))
  }

  @Test("Every field of a selector stands on the page")
  func selectors() throws {
    let source = try Self.text("\(Self.library)/Maestro/flow-reader.js")
    let list = try #require(source.firstMatch(of: /const SELECTOR = \[([^\]]*)\]/))
    try Self.expectNamed(list.1.matches(of: /'(\w+)'/).map(\.1))
  }

  @Test("Every action, expectation and function of the device of Detox stands on the page")
  func detox() throws {
    let element = try Self.text("\(Self.library)/Detox/detox-element.js")
    let others = try #require(element.firstMatch(of: /const OTHERS = \[([^\]]*)\]/))
    let internals = Set(others.1.matches(of: /'(\w+)'/).map { String($0.1) })
    let actions = element.matches(of: /\n  (?:async )?(\w+)\([^\n]*\) \{/).map(\.1).filter {
      !internals.contains(String($0))
    }
    let expectations = try Self.text("\(Self.library)/Detox/detox-expect.js").matches(of: #/\n  (to\w+): /#).map(\.1)
    let device = try Self.text("\(Self.library)/Detox/detox-device.js")
    let body = try #require(device.split(separator: "const device = {").last)
    let functions = body.matches(of: /\n  (?:async )?(\w+)(?:\(|: (?:refused|ignored|async|\())/).map(\.1)
    let matchers = try Self.text("\(Self.library)/Detox/detox-matchers.js").matches(of: /(\w+): by[A-Z]\w+/).map(\.1)
    try Self.expectNamed(actions + expectations + functions + matchers)
  }

  @Test("Every member of a configuration that has an effect, or no meaning, stands on the page")
  func configurations() throws {
    let page = try Self.text("docs/e2e.md")
    let (tables, names) = (try Self.text("Sources/TestRunner/Configuration/DetoxConfiguration.swift"), try Self.names())
    // What the reader of Detox's configuration asks for, by the keys in its code.
    let read = Set(tables.matches(of: /\["([A-Za-z]+)"\]/).map { String($0.1) })
    let parts = Set(names.flatMap { $0.split(separator: ".").map(String.init) })
    // Those of the older form, of which the page names one.
    let others: Set = [
      "app", "device", "t", "keepOnlyFailedTestsArtifacts", "enabled", "plugins", "args", "reinstallApp",
    ]
    #expect(read.subtracting(parts).subtracting(others) == [], "\(read)")
    #expect(read.count > 15)
    for name in JestConfiguration.honoured { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  @Test("The members of Jest's configuration that have no meaning are those of which the page says so")
  func meaningless() throws {
    let rows = try Self.text("docs/e2e.md").split(separator: "\n").filter {
      $0.contains("have no meaning here; others") || $0.contains("a device of its own, and esbuild")
    }
    let named = rows.flatMap { $0.matches(of: /`([\w$]+)`/).map { String($0.1) } }
    #expect(rows.count == 2 && Set(named) == JestConfiguration.meaningless, "\(named)")
  }
}
