internal import Glibc
package import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeWire

/// The surroundings of a worker: a process of its own, or a simulated world.
package struct WorkerSurroundings: Sendable {
  /// Takes the records, of which the last one is `done`.
  let report: @ScriptThread @Sendable (JSON) -> Void
  /// Called once, when the file is done and its apps have ended, with the worker's folder.
  let end: @ScriptThread @Sendable (PrivateFolder) -> Void
  /// The machine of the apps.
  let machine: AppMachine
  /// True if the process is the worker's own, and ends with it.
  let isProcess: Bool
  /// Draws the screens of filmed apps of a simulated world, whose native sides send no pictures.
  let draw: @ScriptThread @Sendable () -> Void
  /// Called with true when an app begins to start or to end, and with false when it has done so.
  let changesApps: @ScriptThread @Sendable (Bool) -> Void

  /// Makes a process for a checkpoint of an app; nil if each app starts anew.
  let makeCheckpoint: MakeCheckpoint?

  /// Makes a process for a checkpoint, with a folder for its socket.
  package typealias MakeCheckpoint = @ScriptThread @Sendable (PrivateFolder) async throws -> any AppCheckpoint

  /// A process of its own, which writes its records to standard output.
  ///
  /// - Parameter makeCheckpoint: makes a process for a checkpoint of an app; nil if each app starts anew.
  package static func process(checkpoints makeCheckpoint: MakeCheckpoint? = nil) -> WorkerSurroundings {
    WorkerSurroundings(
      report: RecordWriter.write,
      end: { folder in
        folder.remove()
        _exit(EXIT_SUCCESS)
      }, machine: .system, isProcess: true, draw: {}, changesApps: { _ in }, makeCheckpoint: makeCheckpoint)
  }

  /// - Parameters:
  ///   - draw: called where a film needs the pictures of all that has happened.
  ///   - changesApps: called with true when an app begins to start or to end, and with false when it has done so.
  ///   - end: called once, when the file is done and its apps have ended.
  package static func simulated(
    _ machine: AppMachine, report: @escaping @ScriptThread @Sendable (JSON) -> Void,
    draw: @escaping @ScriptThread @Sendable () -> Void = {},
    changesApps: @escaping @ScriptThread @Sendable (Bool) -> Void = { _ in },
    end: @escaping @ScriptThread @Sendable () -> Void
  ) -> WorkerSurroundings {
    WorkerSurroundings(
      report: report, end: { _ in end() }, machine: machine, isProcess: false, draw: draw,
      changesApps: changesApps, makeCheckpoint: nil)
  }
}
