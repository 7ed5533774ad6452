public import NavbridgeVocabulary

/// The options of a test run.
public struct TestOptions: Sendable {
  public var files: [String]
  public var architectures: [Architecture] = [.turbo]
  public var grep: String?
  /// Real seconds that one test may take.
  public var timeout = 30
  public var bails = false
  public var lists = false
  public var updates = false
  public var isCI = false
  /// True if `only` may leave out tests although `isCI` is true.
  public var allowsOnly = false
  /// The number of workers that run at the same time.
  public var jobs = 1
  public var shard: TestShard?
  /// The folder in which failing tests leave their transcripts.
  public var artifacts = ".navbridge/failures"
  /// The folder in which all tests leave their transcripts; nil for none.
  public var transcripts: String?

  public init(files: [String]) { self.files = files }

  /// The work of each worker: each file on each route.
  public var plan: [TestJob] {
    (shard?.select(files) ?? files).flatMap { file in architectures.map { TestJob(file: file, architecture: $0) } }
  }

  /// The arguments of a worker.
  /// - Parameter scratch: the worker's folder for temporary files.
  func arguments(_ job: TestJob, scratch: String) -> [String] {
    [
      job.file, "--architecture=\(job.architecture.rawValue)", "--timeout=\(timeout * 1000)",
      "--artifacts=\(artifacts)", "--scratch=\(scratch)",
    ]
      + (grep.map { ["--grep=\($0)"] } ?? []) + (bails ? ["--bail"] : []) + (lists ? ["--list"] : [])
      + (updates ? ["--update"] : []) + (isCI ? ["--ci"] : [])
      + (architectures.count > 1 ? ["--report-transcripts"] : [])
      + (transcripts.map { ["--transcripts=\($0)"] } ?? [])
  }
}
