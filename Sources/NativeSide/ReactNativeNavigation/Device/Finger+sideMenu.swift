internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

extension Finger {
  /// Drags a drawer in from its edge (protocol §8).
  func openSideMenu(_ params: JSONValue?) throws(RPCError) -> JSON {
    let drag = try Drag(params, of: "device/openSideMenu")
    guard let menu = frontmostMenu(drag.side), menu.openSide != drag.side else { return ["done": false] }
    return drag.perform(on: menu)
  }

  /// Drags an open drawer back to its edge (protocol §8).
  func closeSideMenu(_ params: JSONValue?) throws(RPCError) -> JSON {
    let drag = try Drag(params, of: "device/closeSideMenu")
    guard let menu = frontmostMenu(drag.side), menu.openSide == drag.side else { return ["done": false] }
    return drag.perform(on: menu)
  }

  /// The parameters of a drag: the side, and whether the finger moves all the way before it lifts.
  @MainQueue
  private struct Drag {
    let side: MMDrawerSide
    private let completes: Bool

    init(_ params: JSONValue?, of method: String) throws(RPCError) {
      let named = try DriverParams.text(params, "side", of: method)
      guard let named, let side = MMDrawerSide(rawValue: named), side != .none else {
        throw RPCError(.invalidParams, "\(method): the argument 'side' must be \"left\" or \"right\".")
      }
      self.side = side
      completes = try DriverParams.bool(params, "complete", of: method) ?? true
    }

    func perform(on menu: RNNSideMenuViewController) -> JSON {
      guard menu.beginPan(side) else { return ["done": false] }
      return ["done": .bool(menu.endPan(complete: completes))]
    }
  }

  /// Returns the innermost menu on the screen that has a controller on that side.
  private func frontmostMenu(_ side: MMDrawerSide) -> RNNSideMenuViewController? {
    var found: RNNSideMenuViewController?
    var layout = frontmost?.asLayout
    while let next = layout {
      if let menu = next as? RNNSideMenuViewController, menu.drawerViewController(for: side) != nil { found = menu }
      layout = next.getCurrentChild()
    }
    return found
  }
}
