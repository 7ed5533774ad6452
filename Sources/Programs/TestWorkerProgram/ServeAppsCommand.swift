import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeTestRunner
import NavbridgeTestWorker
import NavbridgeVocabulary
import NavbridgeWire
import ScriptEngine

struct ServeAppsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Starts apps for a client on standard input and output: 'navbridge serve'.")

  @Option(help: "The route of apps that name none: bridge or turbo.") var architecture = "turbo"

  @Option(help: "The device of apps that name none.") var device: String?

  /// The bytes that may wait for a client that does not read: a client that computes is not read from meanwhile.
  private static let queuedLimit = 1 << 30

  func run() throws {
    let scratch: PrivateFolder
    do { scratch = try PrivateFolder.make() } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_CANTCREAT)
    }
    SignalWatch.putOff(SignalWatch.ending)
    signal(SIGPIPE, SIG_IGN)
    let thread = Runtime.live.script
    let loop = thread.useCallingThread()
    let route = Architecture(rawValue: architecture) ?? .turbo
    let device = device
    thread.jobs.asyncScript {
      do throws(UVError) {
        let transport = try DescriptorTransport.standard(loop: thread.eventLoop, queuedLimit: Self.queuedLimit)
        let filmPage: @Sendable (JSON, JSON) -> String = { film, test in
          FilmPage.text(film, of: test, architecture: route) { try? TextFile.read($0) }
        }
        let server = AppServer(transport, route, device: device, scratch: scratch, filmPage: filmPage) {
          scratch.remove()
          _exit(Self.code)
        }
        Self.server = server
        SignalWatch.start(SignalWatch.ending, on: thread.eventLoop) { signal in
          ScriptThread.assumeIsolated {
            Self.code = 128 + signal
            Self.server?.leave()
          }
        }
      } catch {
        scratch.remove()
        StandardError.complain("Standard input and output cannot be used: \(error). A client starts 'navbridge serve'.")
        Glibc.exit(EX_IOERR)
      }
    }
    loop.run()
  }

  @ScriptThread private static var server: AppServer?
  /// The exit code.
  @ScriptThread private static var code: CInt = EXIT_SUCCESS
}
