package import NavbridgeRuntime
package import NavbridgeVocabulary

extension StressSettings {
  /// Returns a line for people on the run that is about to start, with about how long it takes.
  package func heading(_ architecture: Architecture) -> String {
    "\(profile.name), \(architecture.rawValue): \(extent.words) with \(inFlight) commands in flight, seed \(seed)"
      + (seconds.map { ": " + RoughTime.words(seconds: $0) } ?? "")
  }

  /// The time of a run of the release build on two quiet cores: that of a cycle's own beginning and end, and of its
  /// commands. Nil for a run whose time is given.
  private var seconds: Double? {
    guard case .cycles(let count) = extent else { return nil }
    return Double(count) * (profile.cycleSeconds + 0.00005 * Double(inFlight))
  }
}

extension StressReport {
  /// The report for people, printed below the heading.
  package var text: String { text(.plain) }

  package func text(_ style: TextStyle) -> String {
    var lines = [
      row("cycles", "\(cycles)"),
      row("ways", ways.map { "\($0.name) \($0.count)" }.joined(separator: ", ")),
      row(
        "settled",
        "\(ledger.outcomes.total) of \(ledger.issued): "
          + Outcome.allCases.map { "\($0.rawValue) \(ledger.outcomes[$0])" }.joined(separator: ", ")),
    ]
    lines.append(
      row(
        "reached native",
        "\(account.begun): answered \(account.answered), invalidated \(account.invalidated)"
          + (account.lost > 0 ? ", lost with its process \(account.lost)" : "")))
    if let native = checkpoints.last?.native {
      lines.append(
        row(
          "dropped", "of ended epochs \(native.droppedOfOldEpoch), without listener \(native.droppedWithoutListener)"))
    }
    lines.append(contentsOf: table)
    lines.append(
      row(
        "memory tolerance",
        "\(settings.growth.percent) % or \(settings.growth.floor >> 20) MiB, whichever is more, from middle to end"))
    let time = row("took", "\(hundredths(seconds)) s")
    let verdict =
      passed
      ? style.green("  passed: each command settled exactly once, no message crossed epochs, no resource grew")
      : style.red("  FAILED: \(faults.count) faults")
    // What is left of a line stands below its value, and not below its name.
    let values = lines.map { style.wrapped($0.printable, hanging: Self.column + 2) }
    let found = faults.kept.map { style.red("  FAULT \($0.kind.rawValue): \($0)".printable) }
    return (values + found.map { style.wrapped($0, hanging: 4) } + [time, style.wrapped(verdict, hanging: 4)])
      .joined(separator: "\n")
  }

  private var table: [String] {
    ([[""] + checkpoints.map(\.moment.rawValue)] + figures).map { cells in
      row(cells[0], cells.dropFirst().map { $0.padded(left: 10) }.joined())
    }
  }

  /// The rows of a table of the checkpoints: the name of each figure, and its values.
  var figures: [[String]] {
    func figures(_ name: String, _ value: (StressCheckpoint) -> String?) -> [String]? {
      let values = checkpoints.compactMap(value)
      return values.isEmpty ? nil : [name] + values
    }
    return [
      figures("live objects") { "\($0.native.liveObjects.values.reduce(0, +))" },
      figures("pending") { "\($0.native.pending.values.reduce(0, +))" },
      figures("connections") { "\($0.native.connections)" },
      figures("native descriptors") { "\($0.nativeProcess.descriptors)" },
      figures("native threads") { "\($0.nativeProcess.threads)" },
      figures("native memory, MiB") { mebibytes($0.nativeProcess.resident) },
      figures("script descriptors") { $0.scriptProcess.map { "\($0.descriptors)" } },
      figures("script threads") { $0.scriptProcess.map { "\($0.threads)" } },
      figures("script memory, MiB") { $0.scriptProcess.map { mebibytes($0.resident) } },
    ].compactMap { $0 }
  }

  private func row(_ name: String, _ text: String) -> String { "  \(name.padded(right: Self.column))\(text)" }

  /// The width of the names.
  private static let column = 20

  private func mebibytes(_ bytes: Int) -> String { hundredths(Double(bytes) / 1_048_576) }

  private func hundredths(_ value: Double) -> String {
    let rounded = Int((value * 100).rounded())
    return "\(rounded / 100).\(rounded % 100 < 10 ? "0" : "")\(rounded % 100)"
  }
}

extension String {
  fileprivate func padded(right width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  fileprivate func padded(left width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
