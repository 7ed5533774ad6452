internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import ScriptSide

/// The native side of one cycle. It listens on the path of the cycle before.
@ScriptThread
struct OwnNativeSide {
  let settings: StressSettings
  let architecture: Architecture
  let record: StressRecord
  let folder: StressFolder

  /// Starts a native side, and compares its exit code. A socket that a killed one has left is replaced.
  func run(
    _ way: String, endingWith code: Int, body: @escaping @ScriptThread @Sendable (NativeUnderStress) async throws -> Void
  ) async throws {
    let (_, ending) = try await NativeUnderStress.run(settings, record, ["--pipe", folder.pipe], body: body)
    record.note(ending: ending.code, instead: code, of: "The native side after '\(way)'", ending.standardError)
  }

  /// Takes the figures of a native side whose script has come and gone.
  func check(_ moment: Checkpoint.Moment) async throws -> Checkpoint {
    let (checkpoint, ending) = try await NativeUnderStress.run(settings, record, ["--pipe", folder.pipe]) { native in
      let script = try await StressScript.begin(at: native.path, architecture, record)
      try await script.wait(for: script.issue(.setRoot))
      script.navigation.close()
      try await record.waitUntilEnded(script.epoch)
      let checkpoint = try await native.checkpoint(moment)
      record.account.close(.atRest(checkpoint.native))
      return checkpoint
    }
    record.note(ending: ending.code, instead: 143, of: "A native side that was to end", ending.standardError)
    record.noteLeft(in: folder, by: "the \(moment.rawValue) of the run")
    return checkpoint
  }
}
