package import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeWire

/// What a server works with: its folder, the apps that run, and the texts that answers had no room for.
@ScriptThread
final class AgentSession {
  let settings: AgentSettings
  var kept = KeptTexts()
  let census = AppCensus()
  private(set) var runs: [AgentRun] = []
  private var last = 0

  /// The apps that run at the same time. A further one ends the oldest.
  private static let mostApps = 4

  init(_ settings: AgentSettings) { self.settings = settings }

  /// Makes a run of an app, which replaces the oldest one if there are too many.
  func newRun(_ plan: AppPlan) -> AgentRun {
    last += 1
    let run = AgentRun(plan, id: "a\(last)", folder: settings.folder, in: census)
    runs.append(run)
    if runs.count > Self.mostApps { runs.removeFirst().end() }
    return run
  }

  /// Returns the app that a call is about: the named one, or the one that was started last.
  func run(_ handle: String?) throws(ToolRefusal) -> AgentRun {
    guard let newest = runs.last else {
      throw ToolRefusal("No app runs yet. 'start' starts one.")
    }
    guard let handle else { return newest }
    guard let run = runs.first(where: { $0.id == handle }) else {
      throw ToolRefusal(
        "There is no app '\(handle.cut(to: 20))'. There are: \(runs.map(\.id).joined(separator: ", ")).")
    }
    return run
  }

  /// The command of this program that a call waits for.
  private var child: Task<ChildCommand.Ending, any Error>?
  /// True if the client does not want the answer of the present call any more.
  private(set) var isCancelled = false

  /// Runs 'navbridge' with arguments, and waits for its end, or for the cancellation of the call.
  func runChild(_ arguments: [String]) async throws(ToolRefusal) -> ChildCommand.Ending {
    let task = Task { try await ChildCommand.run(arguments) }
    child = task
    defer { child = nil }
    do {
      return try await task.value
    } catch let refusal as ToolRefusal {
      throw refusal
    } catch {
      throw ToolRefusal("The command cannot be run: \(error)")
    }
  }

  /// Ends what the present call waits for, at a moment at which its app is as it should be.
  func cancelWork() {
    isCancelled = true
    child?.cancel()
  }

  /// Does the work of a call. Apps in which nothing goes on for some time meanwhile are ended, so that each call is answered.
  func watching<Result>(_ work: () async throws(ToolRefusal) -> Result) async throws(ToolRefusal) -> Result {
    isCancelled = false
    let watch = CallWatch(self)
    defer { watch.end() }
    return try await work()
  }

  /// Ends all apps, and waits for their processes.
  func end() async {
    for run in runs { run.end() }
    await census.none()
  }
}

/// What is fixed for a server.
package struct AgentSettings: Sendable {
  /// The project's folder, outside which nothing is written.
  package let folder: String
  /// The app's file of the command line; nil if a call has to name one.
  package let app: String?
  /// True for a server that writes no files.
  package let isReadOnly: Bool
  /// Makes the plan of an app from a file and the options of `navbridge run` as words. Throws a sentence for wrong ones.
  package let plan: @Sendable (_ file: String, _ words: [String]) throws -> AppPlan

  package init(
    folder: String, app: String?, isReadOnly: Bool, plan: @escaping @Sendable (String, [String]) throws -> AppPlan
  ) {
    (self.folder, self.app, self.isReadOnly, self.plan) = (folder, app, isReadOnly, plan)
  }
}
