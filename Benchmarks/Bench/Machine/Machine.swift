/// The machine on which a report was made. Without it the figures cannot be compared with others.
package struct Machine: Sendable, Equatable {
  /// The model of the processor, or the name of its architecture.
  package var model = "unknown processor"
  package var cores = 1
  /// The size of the cache behind that of one core's instructions, in KiB. The class of a machine depends on it: a push and a
  /// pop run through 350 KiB of code. Nil if the system does not report it.
  package var secondLevelCache: Int?
  /// The name and the release of the operating system's kernel.
  package var kernel = "unknown kernel"
  /// The load average of the last minute, before the first round. Nil if the system does not report it.
  package var load: Double?
  /// The share of all processors that was busy in the half second before the first round. The load average of the last minute
  /// also counts what is over, such as a build. Nil if the system does not report it.
  package var busyShare: Double?
  /// The commit of the tree in which the program was built, with a plus sign if files differ from it. Nil for a program
  /// that stands in no Git tree.
  package var commit: String?
  /// The folder of the native side that is measured. Nil if there is none.
  package var programs: String?

  /// The machine in a line.
  var sentence: String {
    let load = load.map { "load average \($0.rounded(to: 2))" } ?? "load average unknown"
    let busy = busyShare.map { "\((100 * $0).rounded(to: 0)) % busy" }
    let commit = commit.map { "commit \($0)" } ?? "no commit"
    let cache = secondLevelCache.map { "\($0) KiB of second-level cache" }
    let programs = programs.map { "programs of \($0)" }
    return [model, "\(cores) \(cores == 1 ? "core" : "cores")", cache, kernel, load, busy, commit, programs]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns the model of the processor by the text of `/proc/cpuinfo`; nil if the text does not name it.
  static func model(inCPUInfo text: String) -> String? {
    for key in ["model name", "Model", "Hardware", "cpu model", "uarch"] {
      for line in text.split(separator: "\n") {
        let halves = line.split(separator: ":", maxSplits: 1).map { words($0) }
        if halves.count == 2, halves[0] == key, !halves[1].isEmpty { return halves[1] }
      }
    }
    return nil
  }

  /// Returns the folder of the package to which a program belongs by its path; nil if it was not built in one.
  static func package(ofProgram path: String) -> String? {
    path.firstRange(of: "/.build/").map { String(path[..<$0.lowerBound]) }
  }

  /// Returns text with single blanks between its words, and none around them.
  private static func words(_ text: Substring) -> String {
    text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
}
