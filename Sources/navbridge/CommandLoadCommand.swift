import ArgumentParser
import Glibc
import NavbridgeBench
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// Sends commands and keeps a number of them outstanding, so that scripts/speed-counts can count the cost of each.
struct CommandLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "command-load", abstract: "Sends commands, and keeps a number of them outstanding.",
    shouldDisplay: false)

  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Option(help: "How many commands, or pairs of a push and a pop.")
  var count = 100

  @Option(help: "The number of commands that are outstanding.")
  var outstanding = 1

  @Flag(help: "Await each command before the next, in a task.")
  var awaited = false

  @Flag(help: "Push and pop a screen instead of sending commands without an effect.")
  var pushPop = false

  @Flag(help: "Share the device's clock.")
  var sharedClock = false

  func run() throws {
    let load = self
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      let code = await load.send()
      Glibc.exit(code)
    }
    loop.run()
  }

  @ScriptThread
  private func send() async -> Int32 {
    do {
      var settings = Navigation.Settings(.turbo)
      settings.sharedClock = sharedClock
      let app = try await Navigation.connect(to: pipe, settings)
      if pushPop {
        _ = try await app.setRoot(.stack([.component(name: "Screen", id: "root")], id: "stack"))
        for number in 0..<count {
          try await app.push("stack", .component(name: "Screen", id: "screen\(number)"))
          try await app.pop("screen\(number)")
        }
      } else if awaited {
        let load = CommandLoad(bytes: 665)
        for _ in 0..<count {
          _ = try await app.call("Benchmark", "noop") { writer in
            writer.value("noop1")
            writer.value("Component1")
            load.write(to: writer)
          }
        }
      } else {
        try await CommandBurst(app, CommandLoad(bytes: 665)).run(count, outstanding: outstanding)
      }
      return 0
    } catch {
      StandardError.complain("\(error)")
      return EX_SOFTWARE
    }
  }
}
