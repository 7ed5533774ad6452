internal import NativeSide
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The pictures of the apps of one run in a simulated world, after the acts and the settled commands after which their native
/// sides would draw them for a driver. Nothing is sent for that, and no queue gets work, so that the run has the same decisions as
/// one without pictures.
package final class SimulatedFilm: Sendable {
  private let runtime: Runtime
  private let take: @ScriptThread @Sendable (_ path: String, _ entry: JSON) -> Void
  private let screens = Guarded<[String: Screen]>([:])

  /// - Parameter take: takes the path of an app and each picture of it, as an entry of the traffic.
  package init(_ runtime: Runtime, take: @escaping @ScriptThread @Sendable (_ path: String, _ entry: JSON) -> Void) {
    (self.runtime, self.take) = (runtime, take)
  }

  /// Films an app from now on.
  ///
  /// - Parameter content: returns the script's description of a surface.
  @ScriptThread
  func begin(
    _ native: NativeSide, at path: String,
    content: @escaping @ScriptThread @Sendable (_ rootTag: Int64, _ hostTag: Int64?) -> JSON?
  ) {
    let (runtime, take) = (runtime, take)
    let screen = onMain {
      Screen(native) { rootTag, hostTag in
        Self.onScript(of: runtime) { content(rootTag, hostTag) }
      } take: { entry in
        Self.onScript(of: runtime) { take(path, entry) }
      }
    }
    screens.withLock { $0[path] = screen }
  }

  /// Draws the screens of all apps to which something has happened since their last pictures.
  package func draw() {
    let all = screens.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }
    onMain { for screen in all { screen.draw() } }
  }

  /// Draws the last picture of an app that is about to end.
  func end(at path: String) {
    guard let screen = screens.withLock({ $0.removeValue(forKey: path) }) else { return }
    onMain { screen.draw() }
  }

  private static func onScript<Result: Sendable>(of runtime: Runtime, _ body: @ScriptThread () -> Result) -> Result {
    CurrentThread.run(as: runtime.script.target, of: runtime) { ScriptThread.assumeIsolated(body) }
  }

  /// Runs a body as work of the main queue, whatever the thread does now: the world has no other thread.
  private func onMain<Result: Sendable>(_ body: @MainQueue () -> Result) -> Result {
    CurrentThread.run(as: runtime.main.target, of: runtime) { MainQueue.assumeIsolated(body) }
  }
}

extension SimulatedFilm {
  /// The screen of an app.
  @MainQueue
  fileprivate final class Screen {
    /// The native side, which nothing may keep beyond its end.
    private weak var native: NativeSide?
    private let content: (_ rootTag: Int64, _ hostTag: Int64?) -> JSON?
    private let take: (JSON) -> Void
    /// The records since the last picture, as those of a picture's payload (protocol §11).
    private var causes: [JSON] = []
    /// The time of the last of them in milliseconds.
    private var time = 0.0

    private static let kinds: Set<TraceRecord.Kind> = [.act, .result, .callback, .error]

    init(
      _ native: NativeSide, content: @escaping (_ rootTag: Int64, _ hostTag: Int64?) -> JSON?,
      take: @escaping (JSON) -> Void
    ) {
      (self.native, self.content, self.take) = (native, content, take)
      native.trace(Self.kinds) { [weak self] in self?.follow($0) }
      native.atEndOfInstants { [weak self] in self?.draw() }
    }

    private func follow(_ record: TraceRecord) {
      // What has settled before an act is seen without it.
      if record.kind == .act { draw() }
      causes.append([
        "kind": .string(record.kind.rawValue), "method": .string(record.action),
        "id": record.id.map { .string($0) } ?? .null,
      ])
      time = record.at.inMilliseconds
    }

    func draw() {
      guard !causes.isEmpty, let native else { return }
      let after = causes
      causes = []
      take([
        "kind": .string(TraceRecord.Kind.picture.rawValue), "at": .double(time),
        "payload": ["after": .array(after), "svg": .string(native.picture(content: content))],
      ])
    }
  }
}
