internal import NavbridgeWire

/// The results of one file on one route.
public struct FileResult: Sendable, Equatable {
  public let job: TestJob
  /// The tests that are to run, each as its path.
  public private(set) var planned: [[String]] = []
  public private(set) var tests: [TestResult] = []
  /// The failures of the file outside its tests.
  public private(set) var failures: [TestFailure] = []
  /// The lines of the file's console.
  public private(set) var output: [String] = []
  /// True once the worker has reported the end of the file.
  public private(set) var isDone = false
  /// The path of the test that runs.
  public private(set) var running: [String]?

  public init(_ job: TestJob) { self.job = job }

  /// Takes a line of a worker. A line that is not a record is a line of output.
  mutating func take(_ line: String) {
    guard let record = (try? JSONDocument(line))?.root.json, let kind = record["kind"]?.string else {
      return output.append(line)
    }
    switch kind {
    case "plan":
      planned = (record["tests"]?.array ?? []).map { ($0["path"]?.array ?? []).compactMap(\.string) }
    case "began": running = (record["path"]?.array ?? []).compactMap(\.string)
    case "ended":
      running = nil
      if let result = TestResult(record, job) { tests.append(result) }
    case "hook", "file": if let failure = record["failure"] { failures.append(TestFailure(failure)) }
    case "console": output.append(record["text"]?.string ?? "")
    case "done": isDone = true
    default: break
    }
  }

  /// Takes the end of the worker. A worker that ends before its file is done has crashed.
  mutating func workerEnded(_ code: Int, _ error: String) {
    guard !isDone else { return }
    let during = running.map { " during the test '\($0.joined(separator: " > "))'" } ?? ""
    failures.append(
      TestFailure(
        message: "The worker of the file has ended\(during), with exit code \(code)."
          + (error.isEmpty ? "" : "\n\(error)")))
  }

  /// Drops the transcripts, which are needed only until the routes were compared.
  mutating func dropTranscripts() {
    for index in tests.indices { tests[index].transcript = [] }
  }

  public var hasFailed: Bool { !failures.isEmpty || tests.contains { $0.outcome == .failed } }
}
