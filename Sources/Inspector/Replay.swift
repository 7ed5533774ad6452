internal import NavbridgeDriver
package import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The repetition of a recorded run.
package enum Replay {
  /// Runs the app with the recorded acts, up to the recorded end.
  ///
  /// - Returns: the run, and the reason for which a side has ended before.
  @ScriptThread
  package static func run(_ recording: AppRecording) async -> (repeated: AppRecording, ending: String?) {
    let plan = AppPlan(recording)
    let app = InspectedApp(plan, in: AppCensus())
    await app.start()
    let end = plan.end ?? 0
    for _ in plan.acts { await app.performNext(of: plan.acts, until: end) }
    await app.move(to: end)
    let (time, ending) = (app.time, app.ending)
    app.end()
    await app.ended()
    var repeated = plan.recording(plan.acts, of: app)
    repeated.end = time
    return (repeated, ending)
  }
}
