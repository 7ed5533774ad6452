public import ArgumentParser
import Glibc
public import NavbridgeBench
import NavbridgeRuntime
import ScriptSide

/// Pushes a screen and pops it, again and again, on a device that has much of one thing, so that the cost of that thing
/// on the native side can be counted (scripts/tree-cost).
struct TreeLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree-load", abstract: "Pushes and pops on a device that has much of one thing.", shouldDisplay: false)

  @Argument(help: "The thing of which there is much.")
  var thing: Crowd

  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Option(help: "How many there are.")
  var size = 10

  @Option(help: "How often.")
  var count = 20

  func run() throws {
    let (thing, pipe, size, count) = (thing, pipe, size, count)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      do {
        let device = try await CrowdedDevice(thing, size, at: pipe)
        for _ in 0..<count { try await device.pushAndPop() }
        Glibc.exit(0)
      } catch {
        StandardError.complain("\(error)")
        Glibc.exit(EX_SOFTWARE)
      }
    }
    loop.run()
  }
}

extension Crowd: ExpressibleByArgument {}
