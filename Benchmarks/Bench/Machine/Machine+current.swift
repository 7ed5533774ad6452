import Glibc
internal import NavbridgeLauncher
internal import Subprocess

extension Machine {
  /// Returns the machine on which this process runs.
  static func current() async -> Machine {
    var machine = Machine()
    var system = utsname()
    if unsafe uname(&system) == 0 {
      machine.kernel = "\(text(of: &system.sysname)) \(text(of: &system.release))"
      machine.model = text(of: &system.machine)
    }
    machine.model = model(inCPUInfo: await output("cat", ["/proc/cpuinfo"]) ?? "") ?? machine.model
    machine.cores = max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    let cache = sysconf(CInt(_SC_LEVEL2_CACHE_SIZE))
    if cache > 0 { machine.secondLevelCache = cache / 1024 }
    var load = 0.0
    if unsafe getloadavg(&load, 1) == 1 { machine.load = load }
    machine.commit = await commit()
    if let native = try? ChildProgram.nativeSide.located(), let path = unsafe realpath(native, nil) {
      machine.programs = unsafe "/" + String(cString: path).split(separator: "/").dropLast().joined(separator: "/")
      unsafe free(path)
    }
    if let before = await ticks(), (try? await Task.sleep(for: .milliseconds(500))) != nil, let after = await ticks() {
      machine.busyShare = after.busyShare(since: before)
    }
    return machine
  }

  private static func ticks() async -> ProcessorTicks? {
    await output("cat", ["/proc/stat"]).flatMap { ProcessorTicks($0) }
  }

  private static func commit() async -> String? {
    guard let program = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(program) }
    guard let package = unsafe package(ofProgram: String(cString: program)),
      let commit = await output("git", ["-C", package, "rev-parse", "--short=12", "HEAD"]),
      let changes = await output("git", ["-C", package, "status", "--porcelain", "--untracked-files=no"])
    else { return nil }
    return String(commit.prefix { $0 != "\n" }) + (changes.isEmpty ? "" : "+")
  }

  /// Returns the output of a program; nil if it is missing or fails.
  private static func output(_ program: String, _ arguments: [String]) async -> String? {
    guard
      let result = try? await Subprocess.run(
        .name(program), arguments: .init(arguments), output: .string(limit: 1 << 22), error: .discarded),
      result.terminationStatus.isSuccess
    else { return nil }
    return result.standardOutput
  }

  /// Returns the text of an array of characters, which Swift imports as a tuple.
  private static func text<Characters>(of characters: inout Characters) -> String {
    unsafe withUnsafeBytes(of: &characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
