internal import HeadlessUIKit
package import NavbridgeWire

extension Finger {
  /// Types into the search bar of the screen in front, or taps its 'Cancel' (protocol §8).
  package func search(_ params: JSONValue?) throws(RPCError) -> JSON {
    let bars = visibleControllers.compactMap { ($0 as? UINavigationController)?.controllerInBar?.navigationItem }
    guard let bar = bars.lazy.compactMap({ $0.searchController?.searchBar }).first(where: { $0.window != nil }) else {
      throw RPCError(.notFound, "There is no search bar on the screen.")
    }
    if try DriverParams.bool(params, "cancel", of: "device/search") == true {
      return ["done": .bool(bar.tapCancel())]
    }
    let text = try DriverParams.text(params, "text", of: "device/search") ?? bar.text
    let isFocused = try DriverParams.bool(params, "focused", of: "device/search") ?? true
    let done = bar.type(text)
    if !isFocused { bar.resignFirstResponder() }
    return ["done": .bool(done)]
  }
}
