package import NavbridgeLauncher
package import NavbridgeRuntime
internal import NavbridgeWire

/// A page on loopback on which a person watches an app, touches it, and takes it back to earlier moments.
@ScriptThread
package final class Inspector: BackgroundWorker {
  /// A sentence about a page that cannot be served.
  package struct Failure: Error {
    package let message: String
  }

  private let inspection: Inspection
  private let server: WebServer

  /// Starts the server. The app starts with `run`.
  ///
  /// - Parameter port: the port of 127.0.0.1; 0 for any free one.
  package init(_ plan: AppPlan, port: Int) throws(Failure) {
    let inspection = Inspection(plan)
    let onScript: @Sendable (@escaping @ScriptThread @Sendable () -> Void) -> Void = {
      ScriptThread.executor.jobs.asyncScript($0)
    }
    do throws(WebServer.Failure) {
      server = try WebServer(
        port: port,
        handlers: WebServer.Handlers(
          opened: { socket in onScript { inspection.enqueue { $0.join(socket) } } },
          received: { socket, text in onScript { inspection.receive(text, from: socket) } },
          closed: { socket in onScript { inspection.leave(socket) } }))
    } catch {
      throw Failure(message: error.description)
    }
    self.inspection = inspection
  }

  /// The address of the page, with the token.
  package var address: String { server.address }

  /// The acts so far as a test file.
  package var test: String { inspection.testText }

  /// The run so far.
  package var recording: AppRecording { inspection.recording }

  /// Runs the app until `stop`.
  package func run() async {
    await inspection.run()
    server.stop()
  }

  package func stop() { inspection.stop() }
}
