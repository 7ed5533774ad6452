import Glibc
internal import NavbridgeRuntime
internal import ScriptSide

/// The process of Node in which an app's script runs, and the wire to it: lines of JSON, each of which one side sends while the
/// other one waits.
///
/// The process ends with this one, at a breakpoint, too: the system kills it.
@ScriptThread
final class NodeProcess {
  /// The program that has the system end another one with its parent. Each Debian has it, in util-linux.
  private static let wrapper = "setpriv"
  /// The descriptor of the wire in Node.
  private static let descriptorInNode: CInt = 3
  /// The time between two looks at a turn that has a limit, in milliseconds.
  private static let interval: CInt = 250

  private let process: pid_t
  private let wire: CInt
  private var received: [UInt8] = []
  /// The processor time that one turn may take, in milliseconds; nil for no limit.
  private let limit: Int?
  private var processorTimeBefore: Int64 = 0
  /// The reason for which the process is lost, once it is.
  private(set) var loss: ScriptFailure?

  /// - Parameters:
  ///   - file: the app's file, which debuggers show.
  ///   - debuggerPort: the port of this machine on which Node waits for a debugger; nil for none.
  ///   - limit: the processor time that one turn may take, in milliseconds; nil for no limit.
  init(file: String, debuggerPort: Int?, limit: Int?) throws(ScriptFailure) {
    guard let node = SystemFiles.program("node"), let wrapper = SystemFiles.program(Self.wrapper) else {
      let missing = SystemFiles.program("node") == nil ? "node" : Self.wrapper
      let package = missing == "node" ? "nodejs" : "util-linux"
      throw ScriptFailure(
        kind: .missingFile,
        message: "--engine node needs the program '\(missing)', which is not on the PATH (apt-get install \(package)).")
    }
    let pair: DescriptorPair
    do throws(DescriptorPair.Refusal) { pair = try .sockets() } catch {
      throw ScriptFailure(kind: .exception, message: "\(error)")
    }
    let arguments =
      [wrapper, "--pdeathsig", "KILL", node, "-e", HostLibrary.nodeMain, "--", file]
      + (debuggerPort.map { ["\($0)"] } ?? [])
    (wire, self.limit) = (pair.first, limit)
    process = try Self.spawn(arguments, wire: pair.second)
    close(pair.second)
  }

  /// Starts a program in a group of its own, which Ctrl-C does not reach: the run ends it in order.
  private static func spawn(_ arguments: [String], wire: CInt) throws(ScriptFailure) -> pid_t {
    var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    // Standard output may be a document that others read.
    unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, wire, descriptorInNode)
    var (none, all) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var process = pid_t()
    var words = unsafe (arguments.map { unsafe strdup($0) } + [nil])
    defer { for place in unsafe words.indices { unsafe free(words[place]) } }
    let failure = unsafe posix_spawn(&process, arguments[0], &actions, &attributes, &words, environ)
    guard failure == 0 else {
      throw ScriptFailure(kind: .exception, message: "Node cannot be started: \(systemMessage(failure)).")
    }
    return process
  }

  /// Must be called when a turn of the script begins.
  func turnBegins() { if limit != nil { processorTimeBefore = processorTime } }

  /// Sends a line, and waits for the next one. Returns nil if the process has ended, for which `loss` is the reason.
  func exchange(_ line: String) -> String? {
    guard loss == nil, send(line + "\n") else {
      lose()
      return nil
    }
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard receive() else {
        lose()
        return nil
      }
    }
  }

  private func send(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let count = unsafe Glibc.send(wire, rest.baseAddress!, rest.count, CInt(truncatingIfNeeded: MSG_NOSIGNAL))
        if count < 0, errno != EINTR { return false }
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[max(0, count)...])
      }
      return true
    }
  }

  /// Waits for bytes. Returns false when there will be none.
  private func receive() -> Bool {
    while let limit {
      var ready = pollfd(fd: wire, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&ready, 1, Self.interval) != 0 { break }
      guard processorTime - processorTimeBefore < Int64(limit) * 1_000_000 else {
        loss = ScriptTurn(limit: limit).failure
        return false
      }
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat { count = unsafe read(wire, &chunk, chunk.count) } while count < 0 && errno == EINTR
    received.append(contentsOf: chunk.prefix(max(0, count)))
    return count > 0
  }

  /// Ends the process, and notes the reason.
  private func lose() {
    guard process > 0 else { return }
    var status: CInt = 0
    // One that has closed the wire is about to end by itself.
    if loss != nil { kill(process, SIGKILL) }
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    if loss != nil { return }
    let how = status & 0x7F == 0 ? "with code \(status >> 8 & 0xFF)" : "by the signal \(status & 0x7F)"
    loss = ScriptFailure(kind: .exception, message: "The process of Node, in which the app runs, has ended \(how).")
  }

  /// The processor time of the process, in nanoseconds; 0 once it has ended.
  private var processorTime: Int64 {
    var (clock, time) = (clockid_t(), timespec())
    guard unsafe clock_getcpuclockid(process, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
