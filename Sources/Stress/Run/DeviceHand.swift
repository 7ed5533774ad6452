internal import NavbridgeDriver
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// A driver that acts on the device, one act after another, while others do their work.
@ScriptThread
final class DeviceHand {
  private let client: RPCClient
  private let driver: Driver
  private let record: StressRecord
  private var waiting: [DeviceAct] = []
  private var isActing = false
  /// The acts that found no target, or one that a finger could not reach.
  private(set) var missed = 0

  private init(_ client: RPCClient, _ driver: Driver, _ record: StressRecord) {
    self.client = client
    self.driver = driver
    self.record = record
  }

  static func connect(to path: String, _ record: StressRecord) async throws -> DeviceHand {
    let client = try RPCClient.connect(to: path)
    let driver = try await record.watch.bounded("the answer to a second driver's initialize") {
      try await Driver.start(client)
    }
    return DeviceHand(client, driver, record)
  }

  var isDone: Bool { !isActing && waiting.isEmpty }

  func close() { driver.close() }

  /// Performs an act once the acts before it are answered.
  func perform(_ act: DeviceAct) {
    waiting.append(act)
    goOn()
  }

  /// Turns the device upright and to light colours.
  func reset() {
    perform(DeviceAct(kind: .rotate(orientation: RequestedOrientation.portrait.rawValue), isImmediate: true))
    perform(DeviceAct(kind: .appearance(style: UserInterfaceStyle.light.rawValue), isImmediate: true))
  }

  private func goOn() {
    guard !isActing, !waiting.isEmpty else { return }
    isActing = true
    let act = waiting.removeFirst()
    guard case .tapOnScreen(let choice) = act.kind else { return send(act, members(of: act.kind)) }
    client.request(DeviceMethods.snapshot.name) { [self] answer in
      let targets = (try? answer.get()).map { ScreenTargets.testIDs(in: $0.json) } ?? []
      // A screen without a target gives the finger nothing to do.
      if targets.isEmpty { return ended(missing: true) }
      send(act, ["testID": .string(targets[choice % targets.count])])
    }
  }

  private func members(of kind: DeviceAct.Kind) -> JSON {
    switch kind {
    case .tapOnScreen, .swipeBack: [:]
    case .tapBack: ["back": true]
    case .tapTab(let index): ["tabIndex": .int(Int64(index))]
    case .rotate(let orientation): ["orientation": .string(orientation)]
    case .appearance(let style): ["style": .string(style)]
    case .link(let number): ["url": .string("stress://link/\(number)")]
    }
  }

  private func send(_ act: DeviceAct, _ members: JSON) {
    let params = act.isImmediate ? members.merging(["now": true]) : members
    client.request(act.method, params: { $0.value(params) }) { [self] answer in
      guard case .failure(let error) = answer else { return ended(missing: false) }
      let isMiss = Self.misses.contains(error.code)
      if !isMiss { record.ledger.note(.act, "\(act.method) \(params) was answered with an error: \(error)") }
      ended(missing: isMiss)
    }
  }

  /// The errors of acts whose screen has changed, or whose context has ended.
  private static let misses = [
    RPCErrorCode.notFound.rawValue, RPCErrorCode.notHittable.rawValue, RPCErrorCode.bridgeInvalidated.rawValue,
  ]

  private func ended(missing: Bool) {
    if missing { missed += 1 }
    isActing = false
    goOn()
    record.watch.changed()
  }
}

/// The targets of a screen that a finger may touch.
enum ScreenTargets {
  /// The test ids of buttons and tabs in a snapshot, those of hidden screens among them.
  static func testIDs(in json: JSON) -> [String] {
    var found: [String] = []
    collect(json, &found)
    return found
  }

  private static func collect(_ json: JSON, _ found: inout [String]) {
    if let members = json.object {
      // Options repeat what the screen was asked for, and not what it shows.
      for (key, value) in members where key.text != "options" && key.text != "resolvedOptions" {
        if key.text == "testID", let id = value.string { found.append(id) } else { collect(value, &found) }
      }
    } else {
      for element in json.array ?? [] { collect(element, &found) }
    }
  }
}

/// The reloads that a driver has requested.
@ScriptThread
final class ReloadRequests {
  private(set) var unanswered = 0

  func asked() { unanswered += 1 }
  func answered() { unanswered -= 1 }
}

extension NativeUnderStress {
  /// Requests a reload at once.
  func reload(_ requests: ReloadRequests, _ record: StressRecord) {
    requests.asked()
    reload { answer in
      if case .failure(let error) = answer {
        record.ledger.note(.miscounted, "device/reload was answered with an error: \(error)")
      }
      requests.answered()
      record.watch.changed()
    }
  }
}
