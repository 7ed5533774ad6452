internal import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// What only a picture needs: the device, and how far its motions have come (protocol §9).
extension Snapshot {
  /// Adds the measures of the device that its outline follows, and the keyboard's height.
  func describeDevice(in node: inout JSONObject) {
    let screen = host.application.screen
    let device = screen.device
    node["device"] = [
      "name": .string(device.name), "idiom": .string(device.userInterfaceIdiom.rawValue),
      "scale": .double(device.scale),
      "size": .numbers([screen.bounds.width, screen.bounds.height]),
      "statusBarHeight": .double(device.statusBarHeight), "topInset": .double(device.portraitSafeArea.top),
      "design": .int(Int64(screen.design.rawValue)),
    ]
    node["keyboard"]?.update { describeKeys(in: &$0, height: screen.keyboardHeight) }
  }

  private func describeKeys(in keyboard: inout JSONObject, height: Double) {
    keyboard["height"] = .double(height)
    guard host.keyboard.isVisible else { return }
    keyboard["shifted"] = .bool(host.keyboard.isShifted)
    keyboard["keys"] = .array(
      host.keyboard.layout.cells.map { ["key": .string($0.key.name), "frame": .numbers($0.frame.numbers)] })
  }

  /// Adds the part of its way that a presented view controller has gone.
  func describeMotion(ofPresented controller: UIViewController, in node: inout JSONObject) {
    guard let motion = controller.presentationController?.drawnMotion else { return }
    node["motion"] = [
      "operation": motion.isDismissal ? "dismiss" : "present", "progress": .double(motion.fraction),
    ]
  }

  /// Adds the motions within a container: to each screen of a running push or pop its part in it, and to a menu the way
  /// of its drawer. A screen that was popped is no child any more, so it stands beside them as `leaving`.
  func describeMotion(in controller: UIViewController, _ node: inout JSONObject) {
    if let stack = controller as? UINavigationController, let motion = stack.drawnMotion {
      func described(_ role: String) -> JSON {
        [
          "operation": motion.isPush ? "push" : "pop", "role": .string(role), "progress": .double(motion.fraction),
        ]
      }
      let children = controller.children
      node["children"]?.updateEach { index, child in
        if children[index] === motion.from { child["motion"] = described("from") }
        if children[index] === motion.to { child["motion"] = described("to") }
      }
      if let from = motion.from, !children.contains(where: { $0 === from }), from.isInWindow {
        var leaving = self.node(from)
        leaving.update { $0["motion"] = described("from") }
        node["leaving"] = leaving
      }
    }
    if let motion = (controller as? MMDrawerController)?.drawnMotion {
      node["sideMenu"]?.update {
        $0["motion"] = [
          "side": .string(motion.side.rawValue), "opens": .bool(motion.opens), "progress": .double(motion.fraction),
        ]
      }
    }
  }

  /// Returns a colour as it is seen: in the appearance in force, with its opacity.
  func seen(_ color: UIColor) -> String {
    UIColor.text(of: color.resolved(isDark: host.interfaceStyle.current == .dark))
  }
}
