import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeWire

/// The starts of apps at checkpoints.
extension AppsUnderTest {
  /// The machine on which an app starts: that of a checkpoint, which is made if it is time for it, or one of two processes.
  func machine(for start: AppStart, _ app: (AppMachine) -> AppUnderTest) async -> AppMachine {
    guard let makeCheckpoint else { return machine }
    // To ask is to look at each file that the start has read.
    switch starts.way(of: start) {
    case .paired: return machine
    case .copied: break
    case .rehearsed(let transcript):
      do {
        let (checkpoint, files) = try await rehearsed(app, transcript, makeCheckpoint)
        starts.kept(start, checkpoint, files: files)
      } catch {
        starts.refused(start, why: (error as? RPCError)?.message ?? "\(error)")
      }
    }
    return starts.checkpoint(of: start)?.machine() ?? machine
  }

  /// Makes a checkpoint, whose app must have a transcript.
  private func rehearsed(
    _ app: (AppMachine) -> AppUnderTest, _ transcript: String, _ make: WorkerSurroundings.MakeCheckpoint
  ) async throws -> (any AppCheckpoint, [String: FileStamp?]) {
    let checkpoint = try await make(scratch)
    let rehearsal = app(checkpoint.machine())
    do {
      try await rehearsal.start()
      guard rehearsal.output.text == transcript else {
        throw RPCError(.internalError, "its start has another transcript than that of two processes")
      }
      let files = try await checkpoint.keep()
      await rehearsal.end()
      return (checkpoint, Dictionary(files.map { ($0, FileStamp($0)) }) { $1 })
    } catch {
      await rehearsal.end()
      checkpoint.end()
      throw error
    }
  }
}
