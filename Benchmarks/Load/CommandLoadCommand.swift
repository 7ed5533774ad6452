import ArgumentParser
import NavbridgeBench
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide

struct CommandLoadCommand: Load {
  static let configuration = CommandConfiguration(
    commandName: "commands", abstract: "Sends commands, and keeps a number of them outstanding.")

  @OptionGroup var options: LoadOptions

  @Option(help: "The number of commands that are outstanding.")
  var outstanding = 1

  @Flag(help: "Await each command before the next, in a task.")
  var awaited = false

  @Flag(help: "Push and pop a screen instead of sending commands without an effect.")
  var pushPop = false

  @Flag(help: "Share the device's clock.")
  var sharedClock = false

  @ScriptThread
  func send() async throws {
    var settings = Navigation.Settings(.turbo)
    settings.sharedClock = sharedClock
    let app = try await Navigation.connect(to: options.pipe, settings)
    if pushPop {
      _ = try await app.setRoot(.stack([.component(name: "Screen", id: "root")], id: "stack"))
      for number in 0..<options.count {
        try await app.push("stack", .component(name: "Screen", id: "screen\(number)"))
        try await app.pop("screen\(number)")
      }
    } else if awaited {
      let load = CommandLoad(bytes: 665)
      for _ in 0..<options.count {
        _ = try await app.call("Benchmark", "noop") { writer in
          writer.value("noop1")
          writer.value("Component1")
          load.write(to: writer)
        }
      }
    } else {
      try await CommandBurst(app, CommandLoad(bytes: 665)).run(options.count, outstanding: outstanding)
    }
  }
}
