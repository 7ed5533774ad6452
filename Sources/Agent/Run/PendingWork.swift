internal import NavbridgeDriver
internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// What an app awaits, in sentences: commands without an end, work that keeps the device from rest, waits of threads for each other.
@ScriptThread
struct PendingWork {
  private let run: AgentRun

  init(_ run: AgentRun) { self.run = run }

  /// The commands that have not settled, each with the place of its call.
  var commands: [String] {
    get async {
      guard case .success(let stats)? = await run.ask(StatisticsMethods.get.name, [:]) else { return [] }
      let pending = stats["pendingCommands"]?.array?.compactMap(\.string) ?? []
      guard !pending.isEmpty else { return [] }
      let calls = OutputEntry.lines(of: run.app.log).filter { $0.kind == "command" }.compactMap(\.entry)
      return pending.map { sentence in
        let call = calls.last { entry in entry.id.map { sentence.contains("'\($0)'") } ?? false }
        let place = call?.place(in: run.folder) ?? ""
        return AppText.sentence(sentence) + (place.isEmpty ? "" : " It was called\(place).")
      }
    }
  }

  /// What keeps the device from rest; nothing for one at rest.
  var busy: [String] {
    get async {
      guard case .failure(let error)? = await run.ask(DeviceMethods.waitForIdle.name, ["timeoutMs": 0]) else {
        return []
      }
      return error.data["busy"]?.array?.compactMap(\.string) ?? [error.message]
    }
  }

  /// The waits of threads that were reported: circles, and those that never end.
  var waits: [String] {
    get async {
      guard case .success(let waits)? = await run.ask(StatisticsMethods.waits.name, [:]) else { return [] }
      return (waits["reports"]?.array ?? []).map { report in
        "\(AppText.word(report["kind"]?.string ?? "")): \(AppText.sentence(report["message"]?.string ?? "", most: 800))"
      }
    }
  }
}
