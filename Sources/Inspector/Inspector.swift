package import NavbridgeLauncher
package import NavbridgeRuntime
internal import NavbridgeWire

/// A page on loopback on which a person watches an app, touches it, and takes it back to earlier moments, or runs tests and
/// looks at the apps that they have left.
@ScriptThread
package final class Inspector: BackgroundWorker {
  /// A sentence about a page that cannot be served.
  package struct Failure: Error {
    package let message: String
  }

  /// The app that is shown first.
  private let plan: AppPlan?
  /// The trace that is shown; nil for a page of an app or of tests.
  private let trace: ShownTrace?
  /// The tests; nil for a page of an app.
  private let tests: TestSession?
  private var server: WebServer!
  private let pages = PageTable()
  private let census = AppCensus()
  /// The run that is shown, and its work.
  private var inspection: Inspection?
  private var showing: Task<Void, Never>?
  private var isGivingBack = false

  /// The real time from the end of a page until its memory is returned to the system, in nanoseconds.
  private static let pause: Int64 = 200_000_000

  /// Starts the server for an app. The app starts with `run`.
  ///
  /// - Parameter port: the port of 127.0.0.1; 0 for any free one.
  package convenience init(_ plan: AppPlan, port: Int) throws(Failure) {
    try self.init(plan, nil, nil, port: port)
  }

  /// Starts the server for tests. They are listed with `run`.
  package convenience init(tests: TestSession, port: Int) throws(Failure) {
    try self.init(nil, tests, nil, port: port)
  }

  /// Starts the server for a trace that a run has left. No app runs.
  package convenience init(_ trace: TraceDocument, port: Int) throws(Failure) {
    try self.init(nil, nil, ShownTrace(trace), port: port)
  }

  private init(_ plan: AppPlan?, _ tests: TestSession?, _ trace: ShownTrace?, port: Int) throws(Failure) {
    (self.plan, self.tests, self.trace) = (plan, tests, trace)
    tests?.pages = pages
    let onScript: @Sendable (@escaping @ScriptThread @Sendable () -> Void) -> Void = {
      ScriptThread.executor.jobs.asyncScript($0)
    }
    do throws(WebServer.Failure) {
      server = try WebServer(
        port: port,
        handlers: WebServer.Handlers(
          opened: { [weak self] socket in onScript { self?.opened(socket) } },
          received: { [weak self] socket, text in onScript { self?.received(text, from: socket) } },
          closed: { [weak self] socket in onScript { self?.closed(socket) } }))
    } catch {
      throw Failure(message: error.description)
    }
  }

  /// The address of the page, with the token.
  package var address: String { server.address }

  /// Returns the acts so far as a test file, in the language that its name stands for; nil while no run is shown.
  package func test(in file: String) -> String? {
    inspection?.testText(in: TestLanguage(ofFile: file), folder: PathText.folder(of: file))
  }

  /// The run so far; nil while none is shown.
  package var recording: AppRecording? { inspection?.recording }

  /// Serves the page until `stop`.
  package func run() async {
    tests?.onOpen = { [weak self] in self?.show($0) }
    if let plan { show(plan) }
    await tests?.perform()
    await trace?.untilStopped()
    await showing?.value
    await census.none()
    server.stop()
  }

  package func stop() {
    tests?.stop()
    trace?.stop()
    inspection?.stop()
  }

  /// Shows a run instead of the one that is shown.
  private func show(_ plan: AppPlan) {
    inspection?.stop()
    let new = Inspection(plan, on: pages, in: census)
    for socket in pages.ownership.pages { new.enqueue { $0.join(socket) } }
    inspection = new
    showing = background { _ in await new.run() }
  }

  // MARK: - Pages

  private func opened(_ socket: WebSocket) {
    pages.ownership.open(socket)
    tests?.join(socket)
    trace?.send(to: socket)
    inspection?.enqueue { $0.join(socket) }
  }

  private func received(_ text: String, from socket: WebSocket) {
    guard let request = PageRequest(text) else { return }
    let answer = PageAnswer(to: request, of: socket) { socket.send($0) }
    if tests?.receive(request, answer) == true { return }
    guard let inspection else { return answer.refuse(trace?.refusal ?? "No run is shown. Choose a test that has run.") }
    inspection.receive(request, PageAnswer(to: request, of: socket) { inspection.give($0, to: socket) })
  }

  private func closed(_ socket: WebSocket) {
    pages.ownership.leave(socket)
    inspection?.leave(socket)
    giveBackSoon()
  }

  /// Returns the memory of what was sent to pages that have gone, once for those that go together.
  private func giveBackSoon() {
    guard !isGivingBack else { return }
    isGivingBack = true
    _ = ScriptThread.executor.jobs.asyncAfterRealTime(
      nanoseconds: Self.pause,
      ScriptThread.item { [weak self] in
        self?.isGivingBack = false
        SpareMemory.giveBack()
      })
  }
}
