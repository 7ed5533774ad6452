import NavbridgeVocabulary
import ScriptSide

/// An app with typed routing: tabs, a typed stack, a sheet that returns a value, a split view and a link at the start.
///
///   typed-routing-example [turbo|bridge]               a tour on two devices
///   typed-routing-example [turbo|bridge] --pipe PATH   only the app, as the script side of a native side
@main
struct Example {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let architecture = words.first.flatMap(Architecture.init) ?? .turbo
    guard let index = words.firstIndex(of: "--pipe"), words.indices.contains(index + 1) else {
      return try await ExampleTour(architecture: architecture).run()
    }
    let app = try await ExampleApp(path: words[index + 1], architecture)
    _ = try await app.showTabs()
    // The app runs until the native side ends.
    for await _ in await app.navigation.events() {}
  }
}
