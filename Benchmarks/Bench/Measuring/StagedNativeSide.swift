import NavbridgeLauncher

/// A native side that notes the moments of each command in its own memory, and writes them down when it ends
/// (`benchmark-load native-side`). Taking a moment costs a reading of the clock, and nothing is sent.
enum StagedNativeSide {
  static func ask(
    _ workload: Workload, count: Int, takesTimes: Bool
  ) async throws -> (trips: [PreparedCommands.Trip], marks: [StageMark]) {
    let marks = try NamelessFile("")
    let arguments = ["native-side"] + (takesTimes ? ["--marks", marks.path] : [])
    let trips = try await ChildProcess.run(.benchmarkLoad, arguments) { child in
      guard let path = NativeSideProcess.path(in: child.firstLine) else {
        throw BenchFailure(description: "The first line of 'benchmark-load' is '\(child.firstLine)'.")
      }
      return try await PreparedCommands.ask(
        CommandFile(workload), path, child.processID, warmUp: max(20, count / 5), count: count
      ).trips
    }.0
    return (trips, marks.content.split(separator: "\n").compactMap { StageMark($0) })
  }
}
