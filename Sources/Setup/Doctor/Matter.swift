package import NavbridgeLauncher
import NavbridgeRuntime
package import NavbridgeVocabulary
import NavbridgeWire

/// A matter that `navbridge doctor` looks at, as it was found. `finding` judges it.
package enum Matter: Sendable, Equatable {
  case program(ChildProgram, ProgramState)
  /// A library with its version; nil if it is not known or not there.
  case library(Version.Subject, String?)
  case sockets(SocketPlace)
  /// The folder for sockets cannot be made, for the reason in the sentence.
  case noSockets(String)
  /// A native side starts and answers, or does not, for the reason in the sentence.
  case nativeSide(fault: String?)
  /// The engine runs a script, or does not, for the reason in the sentence.
  ///
  /// - addressSpace: the limit of the address space in MB; nil if there is none.
  case engine(fault: String?, addressSpace: Int? = nil)
  /// Something that was not tried because of a fault above.
  case leftOut(String, because: String)
  /// The number of files that a process may open.
  case files(limit: Int)
  /// The available memory in MB; nil if the system does not state it.
  case memory(Int?)
  case processors(Int)
  /// The setting of Yama; nil if the system has no Yama.
  case tracing(scope: Int?, isRoot: Bool)
  /// A program of others with its path; nil if it is not on the PATH.
  case tool(Tool, String?)
  /// A bundle with its path, its content and the end of its run; nil if it was not run.
  case bundle(String, BundleState, BundleTrial.Outcome?)

  /// A program of this package.
  package enum ProgramState: Sendable, Equatable {
    case missing(String)
    case fails(path: String, why: String)
    case runs(path: String, version: String)
  }

  /// A program of others that some tasks need.
  package enum Tool: String, Sendable, CaseIterable {
    case esbuild
    case rsvgConvert = "rsvg-convert"

    /// The tasks, as the beginning of a sentence that ends with the need.
    fileprivate var use: String {
      switch self {
      case .esbuild: "apps in JSX, TypeScript or modules need"
      case .rsvgConvert: "'navbridge snapshot --png' needs"
      }
    }

    /// Debian's package.
    fileprivate var package: String { self == .esbuild ? "esbuild" : "librsvg2-bin" }
  }

  /// The memory, in MB, below which a run of tests may be ended by the system: two apps and their test files.
  static let enoughMemory = 500

  /// The number of files that a process must be able to open: fewer than this are too few for two apps and their pipes.
  static let enoughFiles = 64

  package var finding: Finding {
    switch self {
    case .program(let program, let state): Self.finding(program.rawValue, state)
    case .library(let subject, let version): Self.finding(subject, version)
    case .sockets(let place): place.finding
    case .noSockets(let why): Finding(.fault, "sockets", why)
    case .nativeSide(nil): Finding(.ok, "native side", "starts, and answers on its socket.")
    case .nativeSide(let fault?):
      Finding(.fault, "native side", "does not start or does not answer: \(fault)")
    case .engine(nil, _): Finding(.ok, "JavaScript", "the engine runs a script.")
    case .engine(let fault?, let addressSpace):
      Finding(
        .fault, "JavaScript",
        "the engine did not run a script: \(fault.cut(to: 300))"
          + (addressSpace.map {
            " The address space of a process is limited to \($0) MB, and the engine reserves more than it uses: "
              + "ulimit -v unlimited."
          } ?? ""))
    case .leftOut(let subject, let reason): Finding(.warning, subject, "was not tried, because \(reason).")
    case .files(let limit) where limit < Self.enoughFiles:
      Finding(
        .fault, "files",
        "a process may open only \(limit) files, and needs \(Self.enoughFiles). Raise the limit: ulimit -n 1024.")
    case .files(let limit):
      Finding(.ok, "files", "a process may open \(limit == Int.max ? "any number" : "\(limit)") of them.")
    case .memory(nil): Finding(.warning, "memory", "the available memory is not known: /proc/meminfo has none.")
    case .memory(let available?) where available < Self.enoughMemory:
      Finding(
        .warning, "memory",
        "\(available) MB are available. Below \(Self.enoughMemory) MB the system may end a process: use --jobs 1.")
    case .memory(let available?): Finding(.ok, "memory", "\(available) MB are available.")
    case .processors(let count):
      Finding(.ok, "processors", "\(count); 'navbridge test' runs as many files at the same time (--jobs).")
    case .tracing(let scope, let isRoot): Self.tracing(scope, isRoot)
    case .tool(let tool, let path?): Finding(.ok, tool.rawValue, "'\(path)'.")
    case .tool(let tool, nil):
      Finding(
        .note, tool.rawValue, "is not on the PATH. Only \(tool.use) it: apt-get install \(tool.package).")
    case .bundle(let path, let state, let outcome): state.finding(path, outcome)
    }
  }

  private static func finding(_ name: String, _ state: ProgramState) -> Finding {
    switch state {
    case .missing(let sentence): return Finding(.fault, name, sentence)
    case .fails(let path, let why):
      return Finding(
        .fault, name, "'\(path)' does not run: \(why) Install the libraries that it names, or build it again.")
    case .runs(let path, Version.number): return Finding(.ok, name, "'\(path)', version \(Version.number).")
    case .runs(let path, let version):
      return Finding(
        .fault, name,
        "'\(path)' has version \(version), and this program has \(Version.number). Use the programs of one build: let "
          + "NAVBRIDGE_BIN name its folder.")
    }
  }

  private static func finding(_ subject: Version.Subject, _ version: String?) -> Finding {
    switch (subject, version) {
    case (.engine, nil), (.engine, "none"):
      Finding(
        .fault, subject.rawValue,
        "'script-side' has no JavaScript engine. Install libjavascriptcoregtk-4.1-dev, and build with default traits.")
    case (.simdjson, "none"):
      Finding(.ok, subject.rawValue, "this build has none, and reads all JSON by jansson, which is slower.")
    case (_, let version?): Finding(.ok, subject.rawValue, "version \(version).")
    case (_, nil): Finding(.warning, subject.rawValue, "its version is not known.")
    }
  }

  private static func tracing(_ scope: Int?, _ isRoot: Bool) -> Finding {
    let isAllowed = scope.map { $0 < 2 || ($0 == 2 && isRoot) } ?? true
    if isAllowed { return Finding(.ok, "tracing", "is allowed, as 'Benchmarks/counts' needs it.") }
    return Finding(
      .warning, "tracing",
      "is not allowed; only 'Benchmarks/counts' needs it: sysctl kernel.yama.ptrace_scope=1"
        + (scope == 3 ? ", after a restart of the system." : "."))
  }
}
