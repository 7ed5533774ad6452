internal import NavbridgeDriver
internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptEngine

/// The state of the apps, for the report of a failure.
extension TestWorker {
  /// The number of the last lines of a transcript that a report shows.
  private static let shownLines = 20
  /// The real time that a script has to answer, in nanoseconds.
  private static let patience: Int64 = 2_000_000_000

  /// Returns `{tree, transcript, folder}`: the screen, the last lines, and the folder with all of them.
  func scene(path: [String]) async -> JSON {
    guard !allApps.isEmpty else { return ["replay": .string(artifacts.command(path))] }
    var (tree, transcript): ([String], [String]) = ([], [])
    var pictures: [Int: String] = [:]
    for app in allApps {
      // The files of a test with several apps have the same numbers.
      let heading = allApps.count > 1 ? ["\(name(of: app)) (app \(app.id)):"] : []
      if let driver = try? app.connectedDriver(), let snapshot = await snapshot(of: driver) {
        tree += heading + SnapshotText.lines(snapshot)
        pictures[app.id] = await patiently { try? await driver.screenshot() }
      }
      // The failure of an app that was refused has the reason already.
      let complaint = app.complaintText.isEmpty || app.isRefused ? [] : [app.complaintText]
      let lines = complaint + app.transcript.shownLines(Self.shownLines).compactMap(script.placed)
      if !lines.isEmpty { transcript += heading + lines }
    }
    if !settings.filmed.isEmpty { return await filmed(pictures, tree: tree, transcript) }
    if !surroundings.isProcess { return Self.shown(tree, transcript) }
    let (folder, fault) = artifacts.keep(path, apps: allApps, tree: tree, pictures: pictures)
    if let fault { transcript.append("The files of this failure cannot be written: \(fault).") }
    return [
      "tree": .texts(tree.map { $0.cut(to: AppTranscript.shownBytes) }), "transcript": .texts(transcript),
      "folder": folder.map { .string($0) } ?? .null, "replay": .string(artifacts.command(path)),
    ]
  }

  /// The scene of a test that runs once more for its film. Its files are there already.
  private func filmed(_ pictures: [Int: String], tree: [String], _ transcript: [String]) async -> JSON {
    surroundings.draw()
    for app in allApps {
      guard let picture = pictures[app.id], let driver = try? app.connectedDriver() else { continue }
      film?.addFailure(picture, of: app.id, time: await time(of: app, driver))
    }
    return Self.shown(tree, transcript)
  }

  /// The time of an app in milliseconds. In a simulated world a request would be a step more than a run without a film has.
  private func time(of app: AppUnderTest, _ driver: Driver) async -> Double {
    guard surroundings.isProcess else { return app.transcript.entries.last?["at"]?.double ?? 0 }
    return await patiently { try? await driver.clockNow() }?.milliseconds ?? 0
  }

  private static func shown(_ tree: [String], _ transcript: [String]) -> JSON {
    ["tree": .texts(tree.map { $0.cut(to: AppTranscript.shownBytes) }), "transcript": .texts(transcript)]
  }

  /// The screen with React's content, or without it if the script does not answer.
  private func snapshot(of driver: Driver) async -> JSON? {
    if let whole = await patiently({ try? await driver.snapshot(react: true) }) { return whole }
    return await patiently { try? await driver.snapshot() }
  }

  /// That for which the apps wait, each a part of a sentence.
  func waits() async -> [String] {
    var waits: [String] = []
    for app in allApps {
      guard let driver = try? app.connectedDriver() else { continue }
      waits += await work(of: app, driver)
    }
    return waits
  }

  private func work(of app: AppUnderTest, _ driver: Driver) async -> [String] {
    guard let stats = await patiently({ try? await driver.stats() }) else {
      return ["the app's native side, which does not answer"]
    }
    var waits = stats.pendingCommands
    if let clock = await patiently({ try? await driver.clockNow() }), clock.isPaused {
      waits.append("the device's clock, which is paused")
    }
    waits += await patiently { await self.busyWith(driver) } ?? []
    guard app.hasContext else { return waits }
    guard let pending = await awaited(driver) else {
      return waits + ["the app's script side, which does not answer"]
    }
    waits = BusyReason.besidesTurn(waits)
    let awaits = ScriptAwaits(pending, file: app.file).without(pending: waits)
    return waits + awaits.unsettled + awaits.timers
  }

  /// The lines of the transcripts of all apps. Those of a test that has failed may never be at rest.
  func transcripts() async -> JSON {
    for app in allApps where app.options.rests { _ = await patiently { try? await app.rest() } }
    return .array(allApps.map { .texts($0.transcript.lines) })
  }

  /// Asks the script for that which it awaits.
  private func awaited(_ driver: Driver) async -> JSON? {
    await patiently { try? await ScriptTimers.awaited(driver) }
  }

  /// Waits for an answer for a while. A script in the middle of a long turn does not answer in time.
  private func patiently<Answer: Sendable>(
    _ body: @escaping @ScriptThread @Sendable () async -> Answer?
  ) async -> Answer? {
    let asking = Task(executorPreference: ScriptThread.executor) { await body() }
    let jobs = ScriptThread.executor.jobs
    let limit = jobs.asyncAfterRealTime(
      nanoseconds: Self.patience,
      ScriptThread.item { [self] in
        asking.cancel()
        for app in allApps { app.resumeWaiting() }
      })
    defer { jobs.target.cancel(limit) }
    return await asking.value
  }

  private func busyWith(_ driver: Driver) async -> [String] {
    do throws(RPCError) {
      try await driver.waitForIdle(timeout: 1)
      return []
    } catch {
      return error.data["busy"]?.array?.compactMap(\.string) ?? []
    }
  }
}
