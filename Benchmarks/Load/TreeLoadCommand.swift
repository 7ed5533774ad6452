import ArgumentParser
package import NavbridgeBench
import NavbridgeRuntime
import ScriptSide

struct TreeLoadCommand: Load {
  static let configuration = CommandConfiguration(
    commandName: "trees", abstract: "Pushes a screen and pops it on a device that has much of one thing.")

  @Argument(help: "The thing of which there is much.")
  var thing: Crowd

  @OptionGroup var options: LoadOptions

  @Option(help: "How many there are.")
  var size = 10

  @ScriptThread
  func send() async throws {
    let device = try await CrowdedDevice(thing, size, at: options.pipe)
    for _ in 0..<options.count { try await device.pushAndPop() }
  }
}

extension Crowd: ExpressibleByArgument {}
