import NavbridgeDriver
package import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// A run of a bundle, as `navbridge run` runs it, by which `navbridge doctor` finds out that it works.
package struct BundleTrial: Sendable {
  /// The end of such a run.
  package indirect enum Outcome: Sendable, Equatable {
    /// The app came to rest at this time of the device's clock, in milliseconds.
    case rests(milliseconds: Double)
    /// The app had not come to rest within the limit, for the reason in the part of a sentence.
    case goesOn(String)
    /// The app failed with this line.
    case fails(String)
    /// The app failed with this line on its own route, and ended so on the other one.
    case onOtherRoute(Outcome, failure: String)
  }

  /// The real seconds after which an app that has not come to rest counts as one that runs on.
  static let limit = 20

  package let path: String
  /// Returns the settings of a run on a route; nil for the route of apps that have none of their own.
  private let options: @ScriptThread @Sendable (Architecture?) throws -> AppRun.Options

  package init(
    path: String, options: @escaping @ScriptThread @Sendable (Architecture?) throws -> AppRun.Options
  ) {
    self.path = path
    self.options = options
  }

  /// Runs the bundle on its route, and one that fails there on the other, in case it runs on that.
  @ScriptThread
  func run(_ state: BundleState) async -> Outcome {
    let outcome = await run(on: state.route)
    guard case .fails(let line) = outcome, let other = state.otherRoute else { return outcome }
    let second = await run(on: other)
    if case .fails = second { return outcome }
    return .onOtherRoute(second, failure: line)
  }

  /// Runs the bundle. The output of the app is not shown.
  @ScriptThread
  private func run(on route: Architecture?) async -> Outcome {
    let (errors, rest) = (MemoryFile(), RestTime())
    var options: AppRun.Options
    do { options = try self.options(route) } catch { return .fails("\(error)") }
    options.errors = errors.descriptor
    options.onOutput = { _ in }
    options.timeout = Self.limit
    options.atRest = { rest.milliseconds = (try? await $0.clockNow())?.milliseconds ?? 0 }
    return Self.outcome(await AppRun(options).run(), printed: errors.text, restsAt: rest.milliseconds)
  }

  /// Judges the end of a run.
  ///
  /// - printed: the standard error of both sides.
  static func outcome(_ ending: RunEnding, printed: String, restsAt milliseconds: Double) -> Outcome {
    switch ending {
    case .finished: return .rests(milliseconds: milliseconds)
    case .timedOut(let pending): return .goesOn(pending.first ?? "it keeps the script busy")
    default:
      // The first line names the error and its place; the others are its frames.
      let line = printed.split(separator: "\n").first.map(String.init)
      return .fails(line ?? ending.reason?.split(separator: "\n").joined(separator: " ") ?? "it was interrupted")
    }
  }

  @ScriptThread
  private final class RestTime {
    var milliseconds = 0.0
  }
}
