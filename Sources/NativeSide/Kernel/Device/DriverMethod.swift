internal import NavbridgeRuntime
package import NavbridgeWire

/// A method for drivers, declared once (protocol §8).
package struct DriverMethod: Sendable {
  package let name: String
  /// True when the method is an act of a person on the device. An act waits until the consequences of the previous act
  /// have been handled.
  var isAct = false
  package let run: @MainQueue @Sendable (NativeHost, JSONValue?, Reply) throws(RPCError) -> Void

  /// Makes a method that answers immediately.
  package static func immediate(
    _ name: String, _ run: @escaping @MainQueue @Sendable (NativeHost, JSONValue?) throws(RPCError) -> JSON
  ) -> DriverMethod {
    DriverMethod(name: name) { host, params, reply throws(RPCError) in
      host.wire.resolve(reply, try run(host, params))
    }
  }

  /// Makes a method that is an act of a person on the device.
  package static func act(
    _ name: String, _ run: @escaping @MainQueue @Sendable (NativeHost, JSONValue?) throws(RPCError) -> JSON
  ) -> DriverMethod {
    var method = immediate(name, run)
    method.isAct = true
    return method
  }

  /// The methods that exist with every design.
  static let ofKernel: [DriverMethod] = [
    .immediate("device/snapshot") { host, params throws(RPCError) in
      try Snapshot(host).answer(componentId: DriverParams.text(params, "componentId", of: "device/snapshot"))
    },
    DriverMethod(name: "device/waitForIdle") { host, params, reply throws(RPCError) in
      let limit = try DriverParams.milliseconds(params, "timeoutMs", of: "device/waitForIdle") ?? 5000
      host.idle.wait(reply, milliseconds: Int64(limit))
    },
    .act("device/tap") { host, params throws(RPCError) in try Finger(host).tap(params) },
    .act("device/longPress") { host, params throws(RPCError) in try Finger(host).longPress(params) },
    .act("device/swipeBack") { host, params throws(RPCError) in try Finger(host).swipeBack(params) },
    .act("device/search") { host, params throws(RPCError) in try Finger(host).search(params) },
    .act("device/dismissModal") { host, params throws(RPCError) in try Finger(host).dismissModal(params) },
    .act("device/background") { host, _ in SystemControls(host).background() },
    .act("device/foreground") { host, _ in SystemControls(host).foreground() },
    .act("device/openURL") { host, params throws(RPCError) in try SystemControls(host).openURL(params) },
    .act("device/setUserInterfaceStyle") { host, params throws(RPCError) in
      try SystemControls(host).setUserInterfaceStyle(params)
    },
    .act("device/rotate") { host, params throws(RPCError) in try SystemControls(host).rotate(params) },
    .act("device/keyboard") { host, params throws(RPCError) in try SystemControls(host).keyboard(params) },
    DriverMethod(name: "device/reload") { host, _, reply throws(RPCError) in
      host.reload(reason: "device/reload", reply: reply)
    },
    .immediate("clock/pause") { host, _ throws(RPCError) in
      try host.virtualClock().pause()
      return try host.virtualClock().json
    },
    .immediate("clock/resume") { host, _ throws(RPCError) in
      try host.virtualClock().resume()
      return try host.virtualClock().json
    },
    .immediate("clock/now") { host, _ throws(RPCError) in try host.virtualClock().json },
    DriverMethod(name: "clock/step") { host, _, reply throws(RPCError) in
      try host.virtualClock().step(reply: reply)
    },
    DriverMethod(name: "clock/advance") { host, params, reply throws(RPCError) in
      guard let ms = try DriverParams.milliseconds(params, "ms", of: "clock/advance") else {
        throw RPCError(.invalidParams, "clock/advance: the argument 'ms' is missing; a number is expected.")
      }
      try host.virtualClock().advance(by: Int64.milliseconds(ms), reply: reply)
    },
    DriverMethod(name: "traffic/subscribe") { host, params, reply throws(RPCError) in
      guard let peer = reply.peer else { return }
      try host.traffic.subscribe(peer, params)
      host.wire.resolve(reply, [:])
    },
    .immediate("stats/get") { host, _ throws(RPCError) in Statistics.json(of: host) },
  ]
}

extension NativeHost {
  /// Returns the keeper of a virtual clock. Throws for a real clock, which cannot be moved.
  fileprivate func virtualClock() throws(RPCError) -> ClockKeeper {
    guard let clockKeeper else {
      throw RPCError(.methodNotFound, "clock/… moves a virtual clock; this native side runs with --clock real.")
    }
    return clockKeeper
  }
}
