internal import Glibc
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
    _ way: String, endingWith code: Int,
    body: @escaping @ScriptThread @Sendable (NativeUnderStress) async throws -> Void
  ) async throws {
    let (_, ending) = try await NativeUnderStress.run(settings, record, ["--pipe", folder.pipe], body: body)
    record.note(ending, instead: code, of: "The native side after '\(way)'")
  }

  /// Takes the figures of a native side whose script has come and gone.
  func check(_ moment: StressCheckpoint.Moment) async throws -> StressCheckpoint {
    let (checkpoint, ending) = try await NativeUnderStress.run(settings, record, ["--pipe", folder.pipe]) { native in
      // The second context takes the place of what the first one has left on the screen.
      for kinds in [[CommandKind.setRoot], []] {
        let script = try await StressScript.begin(at: native.path, architecture, record)
        for kind in kinds { try await script.wait(for: script.issue(kind)) }
        script.navigation.close()
        try await record.waitUntilEnded(script.epoch)
      }
      return try await native.checkpoint(moment, isLast: true)
    }
    record.note(ending, instead: 128 + Int(SIGTERM), of: "A native side that was to end")
    record.noteLeft(in: folder, by: "the \(moment.rawValue) of the run")
    return checkpoint
  }
}
