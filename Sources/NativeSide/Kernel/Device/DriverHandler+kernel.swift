internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension DriverHandler {
  /// The methods that exist with every design.
  package static let ofKernel: [DriverHandler] = [
    .handleLater(DeviceMethods.snapshot) { host, reply, componentId, withReact throws(RPCError) in
      try Snapshot.answer(host, componentId: componentId, withReact: withReact ?? false, reply)
    },
    .handleLater(DeviceMethods.waitForIdle) { host, reply, timeout in
      host.idle.wait(reply, milliseconds: Int64(timeout))
    },
    .handleLater(DeviceMethods.tap) { host, reply, id, text, button, component, tab, back throws(RPCError) in
      let target = try TouchTargetName((id, text, button, component, tab, back), of: DeviceMethods.tap.declaration)
      try Finger(host).tap(target, reply)
    },
    .handleLater(DeviceMethods.longPress) { host, reply, id, text, button, component, tab, back throws(RPCError) in
      let method = DeviceMethods.longPress.declaration
      try Finger(host).longPress(TouchTargetName((id, text, button, component, tab, back), of: method), reply)
    },
    .handleLater(DeviceMethods.type) { host, reply, testID, text throws(RPCError) in
      try Finger(host).typeText(text, testID: testID, reply)
    },
    .handle(DeviceMethods.swipeBack) { host, completes in Finger(host).swipeBack(completes: completes) },
    .handle(DeviceMethods.dismissModal) { host, completes in Finger(host).dismissModal(completes: completes) },
    .handleLater(DeviceMethods.scroll) { host, reply, testID, x, y throws(RPCError) in
      try Finger(host).scroll(testID: testID, x: x, y: y, reply)
    },
    .handleLater(DeviceMethods.scrollTo) { host, reply, testID, text, within throws(RPCError) in
      try Finger(host).move(
        .search(within: within), over: ElementName(testID, text, DeviceMethods.scrollTo.name), reply)
    },
    .handleLater(DeviceMethods.multiTap) { host, reply, testID, text, times throws(RPCError) in
      try Finger(host).move(.taps(times), over: ElementName(testID, text, DeviceMethods.multiTap.name), reply)
    },
    .handleLater(DeviceMethods.swipe) { host, reply, testID, text, direction, distance, speed throws(RPCError) in
      let element = try ElementName(testID, text, DeviceMethods.swipe.name)
      try Finger(host).move(.follow(.swipe(direction, distance: distance, speed)), over: element, reply)
    },
    .handleLater(DeviceMethods.drag) { host, reply, testID, text, x, y, hold throws(RPCError) in
      let element = try ElementName(testID, text, DeviceMethods.drag.name)
      try Finger(host).move(.follow(.drag(x: x, y: y, hold: .milliseconds(hold))), over: element, reply)
    },
    .handleLater(DeviceMethods.pinch) { host, reply, testID, text, scale, percent, lifts throws(RPCError) in
      if let percent {
        guard let done = host.design.pinchScreen(to: Double(percent) / 100, lifts: lifts) else {
          throw RPCError(.invalidParams, "device/pinch: 'percent' is for the screens of layered navigation.")
        }
        return host.wire.resolve(reply, done)
      }
      guard let scale else {
        throw RPCError(.missing(.number("scale", of: .times), of: DeviceMethods.pinch.name))
      }
      let element = try ElementName(testID, text, DeviceMethods.pinch.name)
      try Finger(host).move(.follow(.pinch(scale: scale)), over: element, reply)
    },
    .handle(DeviceMethods.openSideMenu) { host, side, completes in
      Finger(host).openSideMenu(side, completes: completes)
    },
    .handle(DeviceMethods.closeSideMenu) { host, side, completes in
      Finger(host).closeSideMenu(side, completes: completes)
    },
    .handle(DeviceMethods.search) { host, text, focused, cancel throws(RPCError) in
      try Finger(host).search(text, isFocused: focused, cancels: cancel)
    },
    .handle(DeviceMethods.rotate) { host, orientation in SystemControls(host).rotate(to: orientation) },
    .handle(DeviceMethods.setUserInterfaceStyle) { host, style in SystemControls(host).setUserInterfaceStyle(style) },
    .handle(DeviceMethods.setAnimationsEnabled) { host, isEnabled in
      SystemControls(host).setAnimationsEnabled(isEnabled)
    },
    .handle(DeviceMethods.openURL) { host, url in SystemControls(host).openURL(url) },
    .handle(DeviceMethods.background) { host in SystemControls(host).background() },
    .handle(DeviceMethods.foreground) { host in SystemControls(host).foreground() },
    .handle(DeviceMethods.keyboard) { host, isVisible in SystemControls(host).keyboard(isVisible: isVisible) },
    .handleLater(DeviceMethods.reload) { host, reply in host.reload(reason: DeviceMethods.reload.name, reply: reply) },
    .handleLater(ScriptMethods.run) { host, reply, source, arguments throws(RPCError) in
      try host.scriptRuns.run(source, arguments, reply)
    },
    .handle(ClockMethods.pause) { host throws(RPCError) in
      try host.virtualClock().pause()
      return try host.virtualClock().state
    },
    .handle(ClockMethods.resume) { host throws(RPCError) in
      try host.virtualClock().resume()
      return try host.virtualClock().state
    },
    .handle(ClockMethods.now) { host throws(RPCError) in try host.virtualClock().state },
    .handleLater(ClockMethods.step) { host, reply throws(RPCError) in try host.virtualClock().step(reply: reply) },
    .handleLater(ClockMethods.advance) { host, reply, milliseconds throws(RPCError) in
      try host.virtualClock().advance(by: .milliseconds(milliseconds), reply: reply)
    },
    .handleLater(TrafficMethods.subscribe) { host, reply, kinds in
      guard reply.reply.isAwaited else { return }
      host.traffic.subscribe(reply.peer, kinds)
      host.wire.resolve(reply)
    },
    .handle(StatisticsMethods.get) { host in Statistics.json(of: host) },
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
