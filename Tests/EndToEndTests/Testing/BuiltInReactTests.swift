import NavbridgeLauncher
import NavbridgeRuntime
import Testing

/// The React that is built in, and the components of `react-native` that it renders: the tests of `Tests/Components`, and the
/// example that is written with them.
@Suite("The React that is built in", .timeLimit(.minutes(20)))
struct BuiltInReactTests {
  @Test(
    "The built-in components pass their tests on both routes",
    arguments: SystemFiles.names(inFolder: "Tests/Components").filter { $0.hasSuffix(".test.js") }.sorted())
  func components(_ file: String) async throws { try await passes("Tests/Components/\(file)") }

  @Test("There are tests of the components") func files() {
    #expect(SystemFiles.names(inFolder: "Tests/Components").count { $0.hasSuffix(".test.js") } == 7)
  }

  @Test("The shop in TypeScript is bought from", .enabled(if: SystemFiles.program("esbuild") != nil))
  func shop() async throws { try await passes("Examples/shop") }

  @Test(
    "A file in TypeScript has the images that it imports, from whatever folder it runs",
    .enabled(if: SystemFiles.program("esbuild") != nil))
  func bundledImage() async throws {
    let images = PathText.workingFolder + "/Tests/Components/images"
    let folder = TestFolder([
      "parts/dot.ts": "import dot from '\(images)/dot.png';\nexport default dot;",
      "app.tsx": """
      import { Image } from 'react-native';
      import dot from './parts/dot';
      const { width, height, scale } = Image.resolveAssetSource(dot);
      console.log(width, height, scale, dot === require('\(images)/dot.png'));
      """,
    ])
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, ["run", "\(folder.path)/app.tsx"])
    #expect(ending.code == 0 && output == "4 3 3 true\n", "\(output)\(ending.standardError)")
  }

  @Test("The views are refused by name where node_modules has a React, which an app may use without them")
  func ownReact() async throws {
    let folder = TestFolder([
      "node_modules/react/index.js": "exports.version = 'own';",
      "views.js": "const { View } = require('react-native');",
      "plain.js": "console.log(require('react').version, require('react-native').Platform.OS);",
    ])
    let (refused, _) = try await ChildProcess.ending(of: .navbridge, ["run", "\(folder.path)/views.js"])
    let sentence = "'View' of 'react-native' renders by the React that is built in, and"
    #expect(refused.code == 1 && refused.standardError.contains(sentence), "\(refused.standardError)")
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, ["run", "\(folder.path)/plain.js"])
    #expect(ending.code == 0 && output == "own ios\n", "\(output)\(ending.standardError)")
  }

  private func passes(_ path: String) async throws {
    let (ending, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", path, "--architecture", "both", "--artifacts", TestFolder([:]).path + "/failures"])
    #expect(ending.code == 0, "\(output)\(ending.standardError)")
  }
}
