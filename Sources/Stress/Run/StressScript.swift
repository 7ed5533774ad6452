internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

/// A script of a run: issues commands over a real pipe, and checks each message that it receives against the run's
/// ledger.
@ScriptThread
final class StressScript {
  let architecture: Architecture
  private(set) var navigation: Navigation!
  private let record: StressRecord
  private let descriptor: CInt
  private let client: RPCClient
  /// True if the screens have buttons for a driver.
  private let hasButtons: Bool

  /// The epoch of the context that runs, or ran last.
  private(set) var epoch = 0
  /// The epoch of the commands issued now. Between `host/reload` and the beginning of the next context, it is the next
  /// one.
  private(set) var issuingEpoch = 0
  private(set) var isClosed = false
  private(set) var lastIssued: CommandTag?
  /// The components that commands of this context work on.
  private var root: CommandTag?
  private var top: CommandTag?
  private var modal: CommandTag?
  /// The largest root tag of contexts that have ended. Root tags increase for the lifetime of the native side.
  private var lastRootTagOfOthers = 0
  private var lastRootTag = 0

  private init(
    _ architecture: Architecture, _ record: StressRecord, _ descriptor: CInt, _ client: RPCClient, hasButtons: Bool
  ) {
    self.architecture = architecture
    self.record = record
    self.descriptor = descriptor
    self.client = client
    self.hasButtons = hasButtons
  }

  /// Connects and begins a context.
  ///
  /// - Parameters:
  ///   - hasButtons: true if the screens have buttons for a driver.
  ///   - connection: makes a transport of the connection's own one, which reads in another way.
  static func begin(
    at path: String, _ architecture: Architecture, _ record: StressRecord, hasButtons: Bool = false,
    over connection: (PipeTransport) -> any Transport = { $0 }
  ) async throws -> StressScript {
    let descriptor = try PipeConnector.connect(to: path)
    let transport = try PipeTransport(
      descriptor: descriptor, loop: Runtime.current.script.eventLoop, queuedLimit: 64 << 20)
    let client = RPCClient(connection(transport))
    let script = StressScript(architecture, record, descriptor, client, hasButtons: hasButtons)
    var settings = Navigation.Settings(architecture)
    settings.mountsSurfaces = false
    script.navigation = try await record.watch.bounded("a script's context to begin") {
      try await Navigation.start(client, settings) { script.received($0) }
    }
    return script
  }

  // MARK: - Actions

  /// Issues a command now, in the current context or, during a reload, in the next.
  @discardableResult
  func issue(_ kind: CommandKind) -> CommandTag {
    let tag = record.ledger.issue(kind, epoch: issuingEpoch)
    lastIssued = tag
    let arguments = CommandArguments(kind: kind, tag: tag, target: target(of: kind), hasButtons: hasButtons)
    switch kind {
    case .setRoot, .setTabs: root = tag
    case .push, .animatedPush: top = tag
    case .showModal: modal = tag
    case .noop, .ghostPush, .unmountedPush, .pop, .mergeOptions, .dismissModal, .dismissModals, .showOverlay,
      .dismissOverlays:
      break
    }
    navigation.call(kind.module(on: architecture), kind.method, arguments: arguments.write) { [self] result in
      settled(tag, arguments.answerTag, result)
    }
    return tag
  }

  private func target(of kind: CommandKind) -> CommandTag? {
    switch kind {
    case .ghostPush: nil
    case .pop: top ?? root
    case .dismissModal: modal
    default: root
    }
  }

  /// Performs the script's own steps of a plan.
  ///
  /// - Parameters:
  ///   - ask: called for each reload that a driver requests.
  ///   - act: called for each act of a driver.
  func play(
    _ steps: [Step], ask: () -> Void = {}, act: (DeviceAct) async throws -> Void = { _ in }
  ) async throws {
    for step in steps {
      switch step {
      case .command(let kind): issue(kind)
      case .reload(.script): navigation.reload()
      case .reload(.driver): ask()
      case .act(let one): try await act(one)
      case .pause:
        guard let tag = lastIssued else { continue }
        try await wait(for: tag)
      }
    }
  }

  func wait(for tag: CommandTag) async throws {
    try await record.watch.wait(for: "the command \(tag) to settle") { [record] in record.ledger.isSettled(tag) }
  }

  /// Closes the connection for writing.
  func finishWriting() {
    if !isClosed { shutdown(descriptor, CInt(SHUT_WR)) }
  }

  /// Closes the connection after a part of a frame.
  func closeMidFrame() {
    beginFrame()
    navigation.close()
  }

  /// Writes what was issued, and a part of a frame after it.
  func beginFrame() {
    let part = Array("Content-Length: 4000\r\n\r\n{\"jsonrpc\":\"2.0\",".utf8)
    client.beforeWriting?()
    client.flush()
    if !isClosed { unsafe Glibc.send(descriptor, part, part.count, CInt(MSG_NOSIGNAL)) }
  }

  // MARK: - Received messages

  private func settled(_ tag: CommandTag, _ wanted: CommandTag, _ result: Result<JSONValue, RPCError>) {
    let answer = (try? result.get())?.string.flatMap { CommandTag($0) }
    record.ledger.settle(tag, Outcome(result), naming: answer, during: epoch)
    if let answer, answer != wanted, answer.epoch == tag.epoch {
      record.ledger.settledWrongly(tag, expecting: wanted, got: answer)
    }
    record.watch.changed()
  }

  private func received(_ occurrence: Navigation.Occurrence) {
    switch occurrence {
    case .began(let begun):
      epoch = begun
      startOver(in: begun)
    case .reload(let next, _): startOver(in: next)
    case .event(let event):
      for key in ["componentId", "commandId"] { check(event.name, event.body[key]?.string) }
    case .run(let name, let componentId, let rootTag):
      check("runApplication", componentId)
      check("runApplication", rootTag)
      if name != CommandArguments.unmountedName { navigation.mount(rootTag: rootTag) }
    case .unmount(let rootTag): check("unmountApplicationComponentAtRootTag", rootTag)
    case .layout(let rootTag, _): check(SurfaceMessages.layout.name, rootTag)
    case .properties(_, let rootTag, _): check("setSurfaceProps", rootTag)
    case .badCall(let message): record.ledger.note(.badCall, message)
    case .refused(let message): record.ledger.note(.badCall, "A context was refused: \(message)")
    case .closed:
      isClosed = true
      // The two refer to each other.
      navigation?.onOccurrence = nil
    }
    record.watch.changed()
  }

  private func startOver(in next: Int) {
    guard next != issuingEpoch else { return }
    issuingEpoch = next
    (root, top, modal) = (nil, nil, nil)
    lastRootTagOfOthers = lastRootTag
  }

  private func check(_ what: String, _ id: String?) {
    // The reload itself ends an epoch, before the next context has begun.
    if let tag = id.flatMap({ CommandTag($0) }) { record.ledger.received(what, of: tag, during: issuingEpoch) }
  }

  private func check(_ what: String, _ rootTag: Int) {
    lastRootTag = max(lastRootTag, rootTag)
    if epoch == issuingEpoch, rootTag <= lastRootTagOfOthers {
      record.ledger.note(.crossed, "\(what) of the root tag \(rootTag) of an ended epoch came in epoch \(epoch).")
    }
  }
}
