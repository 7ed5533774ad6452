import ArgumentParser
import NavbridgeVocabulary
import ScriptSide

/// An app with typed routing: tabs, a typed stack, a sheet that returns a value, a split view and a link at the start.
@main
struct Example: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typed-routing-example",
    abstract: "An app with typed routing: tabs, a typed stack, a sheet that returns a value, a split view.",
    discussion: "Without --pipe it starts two devices of its own, and shows the state of the routers after each step.")

  @Argument(help: "The route of the commands: turbo or bridge.")
  var architecture: String = "turbo"

  @Option(help: "Runs only the app, as the script side of the native side at this pipe.")
  var pipe: String?

  @Flag(help: "Prints the tablet's screen as a picture in SVG, and nothing else.")
  var picture = false

  private var route: Architecture? { Architecture(rawValue: architecture) }

  func validate() throws {
    if route == nil { throw ValidationError("The route is 'turbo' or 'bridge', and not '\(architecture)'.") }
  }

  func run() async throws {
    let route = route ?? .turbo
    if picture { return print(try await ExampleTour(architecture: route).picture()) }
    guard let pipe else { return try await ExampleTour(architecture: route).run() }
    let app = try await ExampleApp(path: pipe, route)
    _ = try await app.showTabs()
    // The app runs until the native side ends.
    for await _ in await app.navigation.events() {}
  }
}
