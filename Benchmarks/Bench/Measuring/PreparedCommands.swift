import Glibc
import NavbridgeLauncher

/// The times of a script side in C that repeats a prepared command (`uv-echo commands`).
struct PreparedCommands {
  /// A round trip, or a run of several at once, in nanoseconds of monotonic time.
  struct Trip: Equatable {
    let began: UInt64
    let ended: UInt64
  }

  var trips: [Trip] = []
  var processor: ProcessorTime?

  /// Reads the output of the program: a line for each trip, and one for the processor time of all.
  init(_ output: String, count: Int) {
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let began = UInt64(words[0]), let ended = UInt64(words[1]) {
        trips.append(Trip(began: began, ended: ended))
      } else if words.count == 3, words[0] == "cpu", let script = Double(words[1]), let native = Double(words[2]) {
        processor = ProcessorTime(script: script / Double(count), native: native / Double(count))
      }
    }
  }

  var measurement: Measurement {
    var measurement = Measurement(trips.map { $0.ended - $0.began })
    measurement.processor = processor
    return measurement
  }

  /// Sends `count` commands after those that warm up, with a fixed number outstanding.
  static func ask(
    _ file: CommandFile, _ path: String, _ native: pid_t, outstanding: Int = 1, warmUp: Int, count: Int
  ) async throws -> PreparedCommands {
    let text = try NamelessFile(file.text)
    let numbers = [native, Int32(outstanding), Int32(warmUp), Int32(count)].map { "\($0)" }
    return PreparedCommands(
      try await ChildProcess.output(of: .uvEcho, ["commands", path, text.path] + numbers), count: count)
  }
}
