internal import CShims
import Glibc
import NativeSide
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeWire
import ScriptEngine

/// The process of an app whose two sides share one thread. It starts the app once, stands still when that is at rest, and is copied for
/// each later start: the copy repeats for its driver what has passed until then (`StartRecord`), and goes on with the app.
///
/// The sides wait for the driver, the test's worker and their own timers where nothing is left to do. The timers of the runtime run in
/// real time, as in two processes; that of the device is virtual.
///
/// `@unchecked`: it is used on the one thread of its process.
package final class AppCheckpointProcess: @unchecked Sendable {
  private let scheduler: SimulationScheduler
  /// The socket on which workers connect for an app.
  private let listener: CInt
  /// The worker that has started the app, or this copy.
  private var worker: AppCheckpointSocket?
  /// The socket on which drivers connect; -1 before it is there.
  private var port: CInt = -1
  /// The path on which it listens for drivers.
  private var path = ""
  private var connections: [DriverConnection] = []
  private let output = MemoryFile()
  private let errors = MemoryFile()
  private var record = StartRecord()
  private var app: SimulatedApp?
  private var native: NativeSide?
  private var processes: AppProcesses?
  private let runtime: Runtime
  /// The difference between real time and that of the world.
  private var offset = MonotonicTime.now
  /// True in a copy.
  private var isCopy = false
  /// True if the process is to stand still when nothing is left to do.
  private var mustKeep = false

  /// A path on which the system refuses to listen, as a sentence.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts an app for each worker that connects to a path.
  package static func run(at path: String) throws(Refusal) -> Never {
    let listener = unsafe cshims_listen_private(path, 64)
    guard listener >= 0 else {
      throw Refusal(description: "Cannot listen on '\(path)': \(systemMessage(-listener)).")
    }
    StandardOutput.printLine("test-worker listens on \(path)")
    fflush(nil)
    let scheduler = SimulationScheduler(Decider(.usual))
    scheduler.withRuntime(atMost: 0, script: "test") { runtime in
      let process = AppCheckpointProcess(scheduler, runtime, listener)
      process.worker = AppCheckpointSocket(process.accept())
      scheduler.whenIdle {
        process.wait()
      } beforeSteps: {
        process.take(within: 0)
      }
      _ = scheduler.run(atMost: .max / 2)
    }
    _exit(EXIT_SUCCESS)
  }

  private init(_ scheduler: SimulationScheduler, _ runtime: Runtime, _ listener: CInt) {
    (self.scheduler, self.runtime, self.listener) = (scheduler, runtime, listener)
    ReadFiles.note()
  }

  // MARK: - What comes from outside

  /// Waits until something has come from outside, or a timer is due.
  private func wait() -> Bool {
    while true {
      if mustKeep {
        mustKeep = false
        keep()
        return true
      }
      let limit = scheduler.nextDue.map { CInt(clamping: max(0, $0 - time + 999_999) / 1_000_000) } ?? -1
      if take(within: limit) { return true }
    }
  }

  /// Takes what comes from outside. Returns true if something has come, or a timer is due.
  ///
  /// - Parameter limit: the milliseconds to wait for it; -1 for no limit.
  @discardableResult
  private func take(within limit: CInt) -> Bool {
    for connection in connections { connection.flush() }
    connections.removeAll(where: \.isClosed)
    var polled = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: worker?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: port, events: Int16(POLLIN), revents: 0),
    ]
    polled += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    let limit = connections.contains(where: \.hasAnswered) && limit >= 0 ? max(limit, Self.patience) : limit
    _ = unsafe poll(&polled, nfds_t(polled.count), limit)
    for connection in connections { connection.goesOn() }
    var hasCome = false
    if let due = scheduler.nextDue, due <= time { hasCome = true }
    scheduler.pass(to: time)
    // The process that has started this one has gone.
    if polled[0].revents != 0, !Self.discardInput() { _exit(EXIT_SUCCESS) }
    for (connection, state) in zip(connections, polled[3...]) where state.revents != 0 {
      hasCome = true
      if state.revents & ~Int16(POLLOUT) == 0 { continue }
      let bytes = connection.read()
      if !isCopy { record.receives(bytes) }
    }
    if polled[2].revents != 0 { connect(cshims_accept(port)) }
    if polled[1].revents != 0 {
      hasCome = true
      takeMessages()
    }
    return hasCome
  }

  /// The milliseconds for which the app waits after an answer to its driver. The next request usually follows at once, and comes before
  /// what the app has left to do, as in two processes, where that takes some messages between them.
  private static let patience: CInt = 2

  private static func discardInput() -> Bool {
    var dropped = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(STDIN_FILENO, &dropped, dropped.count)
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))
  }

  /// Nanoseconds of the world's time, which goes on with real time.
  private var time: Int64 { MonotonicTime.now - offset }

  private func connect(_ descriptor: CInt) {
    guard descriptor >= 0, let native else { return }
    let connection = DriverConnection(descriptor, to: native, on: runtime.script.target)
    connection.onSent = { [unowned self] in if !isCopy { record.sends($0) } }
    connections.append(connection)
  }

  private func accept() -> CInt {
    while true {
      var ready = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      ]
      _ = unsafe poll(&ready, 2, -1)
      if ready[0].revents != 0, !Self.discardInput() { _exit(EXIT_SUCCESS) }
      guard ready[1].revents != 0 else { continue }
      let descriptor = cshims_accept(listener)
      if descriptor >= 0 { return descriptor }
    }
  }

  private func takeMessages() {
    // The worker ends an app by its end of the connection, too.
    guard worker!.fill() else { _exit(EXIT_SUCCESS) }
    do {
      while let message = try worker!.next() { take(message) }
    } catch {
      StandardError.complain("\(error)")
      _exit(EX_SOFTWARE)
    }
  }

  private func take(_ message: AppCheckpointMessage) {
    switch message {
    case .startNative(let arguments, let path):
      adopt(errors)
      worker!.send(.began(process: Int(getpid())))
      listen(at: path)
      startNative(arguments, at: path)
    case .startScript(let arguments):
      adopt(output)
      record.startsScript(arguments)
      runtime.script.jobs.asyncScript { [self] in
        processes?.startScript(arguments, output: output.descriptor, errors: output.descriptor)
      }
    case .signal(let program, let number):
      runtime.script.jobs.asyncScript { [self] in processes?.send(CInt(number), to: program) }
    case .keep: mustKeep = true
    case .began, .listens, .ended, .kept, .notKept: break
    }
  }

  /// Writes to the file of the worker from now on, which came with the message, what was written to an own one.
  private func adopt(_ file: MemoryFile) {
    guard let given = worker!.takeDescriptor() else { return }
    let earlier = file.bytes()
    _ = unsafe earlier.withUnsafeBytes { unsafe SystemFiles.write($0, to: given) }
    _ = dup2(given, file.descriptor)
    close(given)
  }

  private func listen(at path: String) {
    port = unsafe cshims_listen_private(path, 64)
    guard port < 0 else { return self.path = path }
    _ = SystemFiles.write("Cannot listen on '\(path)': \(systemMessage(-port)).\n", to: errors.descriptor)
    _exit(EX_CANTCREAT)
  }

  // MARK: - The app

  /// The arguments of the program that would listen at a path.
  private static func launchArguments(_ arguments: [String], _ path: String) -> [String] {
    let program = ChildProgram.nativeSide
    return [(try? program.located()) ?? program.rawValue, "--pipe", path] + program.withLifeline(arguments)
  }

  private func startNative(_ arguments: [String], at path: String) {
    runtime.script.jobs.asyncScript { [self] in
      let watch = SimulatedApp.Watch(
        onStart: { [self] app, native in (self.app, self.native) = (app, native) },
        endProcess: { code in
          // The failure stands in the script's output. The native side ends with the process.
          fflush(nil)
          _exit(code)
        }, launchArguments: Self.launchArguments(arguments, path))
      let processes = AppProcesses(on: SimulatedApp.machine(scheduler, runtime, heap: nil, watch))
      self.processes = processes
      processes.onEvent = { [self] event in
        switch event {
        case .listens: worker!.send(.listens)
        case .ended(let program, let code):
          if program == .nativeSide { _exit(CInt(code)) }
          worker!.send(.ended(program, code: code))
        case .notStarted(let program, let why):
          StandardError.complain("\(program.rawValue): \(why)")
        case .started, .connected, .notConnected, .contextBegan, .contextEnded: break
        }
      }
      processes.startNative(arguments, errors: errors.descriptor)
    }
  }

  // MARK: - The checkpoint

  /// Stands still, and returns in each copy. The app that was started first ends with that.
  private func keep() {
    guard !isCopy else { return _ = worker!.send(.notKept(why: "it is a copy")) }
    guard scheduler.blocked == 0 else { return _ = worker!.send(.notKept(why: "a side waits for the other one")) }
    guard connections.count == 1 else { return _ = worker!.send(.notKept(why: "it has \(connections.count) drivers")) }
    let threads = CheckpointServer.threads
    guard threads == 1 else { return _ = worker!.send(.notKept(why: "it has \(threads) threads")) }
    // The next app may have the same path.
    unsafe unlink(path)
    worker!.send(.kept(files: ReadFiles.paths))
    worker!.send(.ended(.nativeSide, code: 128 + Int(SIGKILL)))
    worker!.close()
    connections[0].leave()
    close(port)
    worker = serve()
    isCopy = true
    do { try repeatStart() } catch {
      _ = SystemFiles.write(
        "The start of the app is not the one that was kept, so that it cannot go on from there. Run the test without --checkpoints.\n",
        to: errors.descriptor)
      _exit(EX_SOFTWARE)
    }
    offset = MonotonicTime.now - scheduler.now
    runtime.script.jobs.asyncScript { [self] in app?.watchTurns() }
  }

  /// Makes a copy for each worker that connects, in which it returns the connection.
  private func serve() -> AppCheckpointSocket {
    var copies: [(process: pid_t, end: CInt, socket: AppCheckpointSocket)] = []
    while true {
      var polled = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      ]
      polled += copies.map { pollfd(fd: $0.end, events: Int16(POLLIN), revents: 0) }
      _ = unsafe poll(&polled, nfds_t(polled.count), -1)
      if polled[0].revents != 0, !Self.discardInput() { _exit(EXIT_SUCCESS) }
      for index in copies.indices.reversed() where polled[2 + index].revents != 0 {
        let copy = copies.remove(at: index)
        let code = Int(cshims_wait(copy.process))
        copy.socket.send(.ended(.nativeSide, code: code >= 1000 ? code - 1000 + 128 : code))
        copy.socket.close()
        close(copy.end)
      }
      guard polled[1].revents != 0 else { continue }
      let descriptor = cshims_accept(listener)
      guard descriptor >= 0 else { continue }
      let socket = AppCheckpointSocket(descriptor)
      let process = cshims_fork()
      if process == 0 {
        for copy in copies {
          copy.socket.close()
          close(copy.end)
        }
        return socket
      }
      let end = process > 0 ? cshims_process_descriptor(process) : -1
      if end >= 0 {
        copies.append((process, end, socket))
        continue
      }
      if process > 0 {
        kill(process, SIGKILL)
        _ = cshims_wait(process)
      }
      socket.send(.ended(.nativeSide, code: Int(EX_OSERR)))
      socket.close()
    }
  }

  /// The start of a copy's app differs from the one at the checkpoint.
  private struct Difference: Error {}

  /// Repeats for the driver of a copy what has passed at the start of the app.
  private func repeatStart() throws {
    guard case .startNative(let arguments, let path)? = try worker!.awaitNext() else { throw Difference() }
    native?.launches(with: Self.launchArguments(arguments, path))
    adopt(errors)
    worker!.send(.began(process: Int(getpid())))
    listen(at: path)
    worker!.send(.listens)
    guard waits(for: port) else { throw Difference() }
    let driver = cshims_accept(port)
    connections[0].goOn(with: driver)
    for part in record.parts {
      switch part {
      case .received(let expected):
        var rest = expected[...]
        while !rest.isEmpty {
          guard waits(for: driver) else { throw Difference() }
          var bytes = [UInt8](repeating: 0, count: rest.count)
          let count = unsafe read(driver, &bytes, bytes.count)
          if count < 0, errno == EAGAIN || errno == EINTR { continue }
          guard count > 0, rest.starts(with: bytes[..<count]) else { throw Difference() }
          rest = rest.dropFirst(count)
        }
      case .sent(let bytes):
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = unsafe rest.withUnsafeBytes { unsafe cshims_send(driver, $0.baseAddress, $0.count) }
          if count == -Int(EAGAIN) {
            var ready = pollfd(fd: driver, events: Int16(POLLOUT), revents: 0)
            _ = unsafe poll(&ready, 1, -1)
            continue
          }
          guard count > 0 else { throw Difference() }
          rest = rest.dropFirst(count)
        }
      case .script(let arguments):
        guard try worker!.awaitNext() == .startScript(arguments: arguments) else { throw Difference() }
        adopt(output)
      }
    }
  }

  /// Waits until a descriptor can be read. Returns false if the worker has gone.
  private func waits(for descriptor: CInt) -> Bool {
    var ready = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: worker!.descriptor, events: 0, revents: 0),
    ]
    _ = unsafe poll(&ready, 2, -1)
    return ready[0].revents != 0 && ready[1].revents == 0
  }
}
