import ArgumentParser
import NavbridgeScriptSideOptions
import NavbridgeStress
import NavbridgeVocabulary

/// The options that both profiles of `navbridge stress` have in common.
struct StressOptions: ParsableArguments {
  @Option(help: "Take only this route: \(Architecture.allCases.map(\.rawValue).joined(separator: " or ")).")
  var architecture: Architecture?

  @Option(help: "The number of cycles on each route.")
  var cycles = 100

  @Option(help: "Commands issued in each cycle.")
  var inFlight = 64

  @Option(help: "The seed of the commands, of their order and of the ways in which contexts end.")
  var seed: UInt64 = 1

  @Flag(help: "Print one JSON document, and the text to standard error.")
  var json = false

  func validate() throws {
    guard (2...1_000_000).contains(cycles) else { throw ValidationError("--cycles must be from 2 to 1000000.") }
    guard (1...10_000).contains(inFlight) else { throw ValidationError("--in-flight must be from 1 to 10000.") }
  }
}
