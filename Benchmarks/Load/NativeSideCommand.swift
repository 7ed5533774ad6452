import ArgumentParser
import CShims
import Glibc
import NativeSide
import NavbridgeBench
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

/// Runs a native side for one script side, and notes the moments of its commands (`navbridge bench --stages`). It is the
/// same native side on the same single thread as the program `native-side`; only the connection is accepted here, so
/// that the moment at which its bytes were read is known.
struct NativeSideCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "native-side", abstract: "Serves one script side, and notes the moments of its commands.")

  @Option(help: "The file for the moments. Without it, none are taken.")
  var marks: String?

  func run() throws {
    SignalWatch.putOff(SignalWatch.ending)
    signal(SIGPIPE, SIG_IGN)
    let path = try PipePath.fresh()
    let listening = unsafe cshims_listen_private(path.path, 1)
    guard listening >= 0 else { throw ValidationError("Cannot listen on '\(path.path)'.") }
    print("benchmark-load listens on \(path.path)")
    fflush(nil)
    // The process that started this one may end instead of connecting.
    var ready = [pollfd(fd: listening, events: Int16(POLLIN), revents: 0), pollfd(fd: 0, events: 0, revents: 0)]
    while unsafe poll(&ready, 2, -1) < 0 && errno == EINTR {}
    let connection = ready[0].revents != 0 ? accept(listening, nil, nil) : -1
    close(listening)
    path.remove()
    guard connection >= 0 else { throw ExitCode(EX_OSERR) }
    _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    Self.serve(connection, marks: marks)
  }

  private static func serve(_ connection: CInt, marks file: String?) {
    let runtime = Runtime.live
    let loop = runtime.bridge.useCallingThread(with: runtime.main)
    let log = file.map { _ in StageLog() }
    runtime.main.jobs.asyncMain {
      var configuration = NativeSideConfiguration()
      configuration.benchmarkModule = true
      configuration.log = { StandardError.complain($0) }
      let native = NativeSide(configuration, runtime: runtime)
      if let log { native.trace(StageLog.kinds) { log.take($0) } }
      native.bridgeQueue.asyncBridge {
        let end = { @Sendable in
          if let log, let file { log.write(to: file) }
          Glibc.exit(0)
        }
        SignalWatch.start(SignalWatch.ending, on: runtime.bridge.eventLoop) { _ in end() }
        InputWatch.start(on: runtime.bridge.eventLoop) { end() }
        do throws(UVError) {
          let limit = 64 << 20
          let pipe = try PipeTransport(descriptor: connection, loop: runtime.bridge.eventLoop, queuedLimit: limit)
          if let log { native.accept(StagedTransport(pipe, log)) } else { native.accept(pipe) }
        } catch {
          StandardError.complain("\(error)")
          Glibc.exit(EX_SOFTWARE)
        }
      }
    }
    loop.run()
  }
}
