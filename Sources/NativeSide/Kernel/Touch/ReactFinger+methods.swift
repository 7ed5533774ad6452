internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension ReactFinger {
  /// The acts of a finger on the screen.
  nonisolated static let driverMethods: [DriverHandler] = [
    .handleLater(DeviceMethods.tap) { host, reply, id, text, button, component, tab, back throws(RPCError) in
      let target = try TouchTargetName((id, text, button, component, tab, back), of: DeviceMethods.tap.declaration)
      try Finger(host).press(target, .tap, reply)
    },
    .handleLater(DeviceMethods.longPress) { host, reply, id, text, button, component, tab, back throws(RPCError) in
      let target = try TouchTargetName(
        (id, text, button, component, tab, back), of: DeviceMethods.longPress.declaration)
      try Finger(host).press(target, .longPress, reply)
    },
    .handleLater(DeviceMethods.type) { host, reply, testID, text throws(RPCError) in
      try Finger(host).typeText(text, testID: testID, reply)
    },
    .handleLater(DeviceMethods.swipeBack) { host, reply, completes in
      host.reactFinger.make(Finger(host).swipeBack(completes: completes), reply)
    },
    .handleLater(DeviceMethods.dismissModal) { host, reply, completes in
      host.reactFinger.make(Finger(host).dismissModal(completes: completes), reply)
    },
    .handleLater(DeviceMethods.dragSheet) { host, reply, detent in
      host.reactFinger.make(Finger(host).dragSheet(toDetentAt: detent), reply)
    },
    .handleLater(DeviceMethods.scroll) { host, reply, testID, x, y throws(RPCError) in
      try Finger(host).scroll(testID: testID, x: x, y: y, reply)
    },
    .handleLater(DeviceMethods.scrollTo) { host, reply, testID, text, within throws(RPCError) in
      try Finger(host).move(
        .search(within: within), over: ElementName(testID, text, DeviceMethods.scrollTo.name), reply)
    },
    .handleLater(DeviceMethods.multiTap) { host, reply, testID, text, times throws(RPCError) in
      try Finger(host).multiTap(times, ElementName(testID, text, DeviceMethods.multiTap.name), reply)
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
    .handleLater(DeviceMethods.gesture) { host, reply, path, second, holds, bounces, taps throws(RPCError) in
      try Finger(host).gesture(
        GesturePath(path, second, DeviceMethods.gesture.name), holds: holds, bounces: bounces, taps: taps, reply)
    },
    .handleLater(DeviceMethods.moveFinger, waits: false) { host, reply, path, second throws(RPCError) in
      try host.reactFinger.goOn(path, second, .rests, reply, DeviceMethods.moveFinger.name)
    },
    .handleLater(DeviceMethods.liftFinger, waits: false) { host, reply, path, second, cancels throws(RPCError) in
      try host.reactFinger.goOn(path, second, cancels ? .isTakenAway : .lifts, reply, DeviceMethods.liftFinger.name)
    },
    .handleLater(DeviceMethods.elementAt) { host, reply, x, y in
      host.reactFinger.findElement(at: CGPoint(x: x, y: y), reply)
    },
    .handleLater(DeviceMethods.keys) { host, reply, text, replaces throws(RPCError) in
      try Finger(host).pressKeys(text, replaces: replaces, reply)
    },
    .handleLater(DeviceMethods.openSideMenu) { host, reply, side, completes in
      host.reactFinger.make(Finger(host).openSideMenu(side, completes: completes), reply)
    },
    .handleLater(DeviceMethods.closeSideMenu) { host, reply, side, completes in
      host.reactFinger.make(Finger(host).closeSideMenu(side, completes: completes), reply)
    },
    .handleLater(DeviceMethods.search) { host, reply, text, focused, cancel throws(RPCError) in
      host.reactFinger.make(try Finger(host).search(text, isFocused: focused, cancels: cancel), reply)
    },
  ]
}
