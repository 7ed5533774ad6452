import NavbridgeLauncher
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// Misspelt options and the reports of a run on them, and a driver's acts.
@Suite("Options in a run", .timeLimit(.minutes(20)))
struct RunOptionTests {
  private static let beginning = """
    Navigation.registerComponent('A', () => () => null);
    Navigation.events().registerAppLaunchedListener(async () => {
      await Navigation.setRoot({root: {stack: {id: 's', children: [{component: {name: 'A', id: 'a'}}]}}});

    """
  private static let written =
    "There is no option 'popGestur'; did you mean 'popGesture'? It is ignored. docs/options.md lists the options."

  /// Calls that return nothing on turbo.
  private static let voidCalls = [
    "Navigation.mergeOptions('a', {popGestur: true})", "Navigation.setDefaultOptions({popGestur: true})",
  ]

  @Test(
    "Misspelt options fail the run under --strict, even in a call that returns no promise", arguments: voidCalls,
    Architecture.allCases)
  func strict(_ call: String, _ architecture: Architecture) async throws {
    let folder = try Folder(Self.beginning + "  \(call) })")
    let arguments = ["--architecture", architecture.rawValue, "--json"]
    let (ending, output) = try await folder.run(arguments + ["--strict"])
    #expect(ending.code == 1)
    #expect(output.contains("--strict refuses it.") && !output.contains("ignored"))
    let (loose, _) = try await folder.run(arguments)
    #expect(loose.code == 0)
  }

  @Test(
    "A misspelt option is reported once on standard error and once in the transcript", arguments: Architecture.allCases)
  func mentioned(_ architecture: Architecture) async throws {
    let folder = try Folder(Self.beginning + Self.voidCalls.map { "  \($0);\n" }.joined() + "})")
    let (ending, output) = try await folder.run(["--architecture", architecture.rawValue, "--transcript"])
    #expect(ending.code == 0)
    #expect(ending.standardError == "native-side: \(Self.written)\n")
    #expect(output.split(separator: "\n").filter { $0.hasSuffix("!! \(Self.written)") }.count == 1)
    // Without a transcript, the message appears only on standard error.
    let (_, bare) = try await folder.run(["--architecture", architecture.rawValue])
    #expect(!bare.contains("popGestur"))
  }

  @Test(
    "The output is the same with every JSON parser, and an unknown parser is rejected", arguments: Architecture.allCases
  )
  func parsers(_ architecture: Architecture) async throws {
    let folder = try Folder(Self.beginning + "  await Navigation.push('a', {component: {name: 'A', id: 'ž☃'}})\n})")
    var outputs: [String] = []
    for parser in JSONParser.available {
      let arguments = ["--architecture", architecture.rawValue, "--transcript", "--json-parser", parser.rawValue]
      let (ending, output) = try await folder.run(arguments)
      #expect(ending.code == 0)
      outputs.append(output)
    }
    #expect(outputs.allSatisfy { $0 == outputs[0] } && outputs[0].contains("ž☃"))
    let (refused, _) = try await folder.run(["--json-parser", "yajl"])
    #expect(refused.code == 64 && refused.standardError.contains("jansson"))
  }
}
