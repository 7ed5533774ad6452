import NativeSide
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections

/// A script and a driver of a device, and what they have sent to it.
@ScriptThread
final class FuzzSession {
  private let input: DeviceInput
  private let script: FuzzPeer
  private let driver: FuzzPeer
  /// The modules of the bridge.
  private var modules: [JSON] = []
  /// The number of calls with a promise so far on the bridge, each of which has two functions.
  private var promises = 0
  /// False if a line may have used the ids of those functions, or those of the requests.
  private var isExact = true

  init(_ native: NativeSide, _ chunking: Chunking, _ input: DeviceInput) {
    self.input = input
    (script, driver) = (FuzzPeer(native, chunking), FuzzPeer(native, chunking))
    if input.mounts {
      script.onSurface = { [unowned script] tag in script.notify("surface/didMount", ["rootTag": tag]) }
    }
    script.request(
      "initialize",
      [
        "protocolVersion": 1, "role": "script", "architecture": input.isBridge ? "bridge" : "turbo", "touches": true,
        "scrolls": true, "components": true,
      ])
    driver.request("initialize", ["protocolVersion": 1, "role": "driver"])
  }

  /// Sets a root, if the input wants one.
  func begin() {
    modules = script.firstResult["remoteModuleConfig"]?.array ?? []
    guard input.hasRoot, input.design == .reactNativeNavigation else { return }
    let screens: [JSON] = ["a", "b"].map { ["id": .string($0), "type": "Component", "data": ["name": .string($0)]] }
    call(
      "RNNTurboModule", "setRoot",
      ["setRoot", ["root": ["id": "s", "type": "Stack", "children": .array(screens), "data": [:]]]])
  }

  func perform(_ line: DeviceInput.Line) {
    switch line {
    case .call(let module, let method, let arguments): call(module, method, arguments)
    case .notification(let method, let params):
      if method.hasPrefix("bridge/") { isExact = false }
      script.notify(method, params)
    case .request(let method, let params): driver.request(method, params)
    case .raw(let bytes):
      isExact = false
      script.send(raw: bytes)
    }
  }

  /// Calls a method on the route of the input. On the bridge the module may have another name.
  private func call(_ module: String, _ method: String, _ arguments: JSON) {
    guard input.isBridge else { return script.request("\(module).\(method)", arguments) }
    guard let items = arguments.array, let (place, index, kind) = place(of: method, in: module) else { return }
    let (module, method) = (JSON.int(Int64(place)), JSON.int(Int64(index)))
    guard kind != .sync else { return script.request("bridge/callSync", [module, method, .array(items)]) }
    var functions: [JSON] = []
    if kind == .promise {
      functions = [.int(Int64(2 * promises)), .int(Int64(2 * promises + 1))]
      promises += 1
    }
    script.notify(
      "bridge/flushQueue",
      [[module], [method], [.array(items + functions)], .int(Int64(max(0, promises - 1)))])
  }

  private enum Kind { case promise, sync, void }

  private func place(of method: String, in module: String) -> (module: Int, method: Int, Kind)? {
    let named = modules.indices.filter { modules[$0][0]?.string == module }
    for place in named + Array(modules.indices) {
      guard let index = modules[place][2]?.array?.firstIndex(of: .string(method)) else { continue }
      let has = { (list: Int) in self.modules[place][list]?.array?.contains { $0.int == index } ?? false }
      return (place, index, has(3) ? .promise : has(4) ? .sync : .void)
    }
    return nil
  }

  /// Lets time go on, which a line may have stopped. Its answer shows that the device is alive.
  func resume() {
    if !driver.isClosed { driver.request("clock/resume", [:]) }
  }

  /// When the device has come to rest with a running clock, nothing is settled twice, and each request of the driver has its
  /// answer.
  func faultAtRest() -> String? {
    guard isExact else { return nil }
    if let fault = repetition { return fault }
    // A reload is answered when the next script has come.
    guard !driver.isClosed, !driver.requests.contains("device/reload") else { return nil }
    return missingAnswer(to: driver)
  }

  /// When the device has stopped, each call of the script has its answer.
  func faultAtEnd() -> String? {
    guard isExact else { return nil }
    return repetition ?? missingAnswer(to: script)
  }

  private func missingAnswer(to peer: FuzzPeer) -> String? {
    let missing = zip(peer.requests, peer.answers).first { $1 == 0 }
    return missing.map { "The request '\($0.0)' has no answer." }
  }

  private var repetition: String? {
    for peer in [script, driver] {
      let repeated = zip(peer.requests, peer.answers).first { $1 > 1 }
      if let repeated { return "The request '\(repeated.0)' has \(repeated.1) answers." }
    }
    for number in 0..<promises {
      let count = script.invocations[2 * number, default: 0] + script.invocations[2 * number + 1, default: 0]
      if count > 1 { return "The call \(number) of the bridge was settled \(count) times." }
    }
    return nil
  }
}
