internal import HeadlessUIKit
internal import NavbridgeWire

extension Finger {
  /// Types into the search bar of the screen in front, or taps its 'Cancel' (protocol §8). Without a text the text
  /// stays.
  func search(_ text: String?, isFocused: Bool, cancels: Bool) throws(RPCError) -> Bool {
    let bars = visibleControllers.compactMap { ($0 as? UINavigationController)?.controllerInBar?.navigationItem }
    guard let bar = bars.lazy.compactMap({ $0.searchController?.searchBar }).first(where: { $0.window != nil }) else {
      throw RPCError(.notFound, "There is no search bar on the screen.")
    }
    if cancels { return bar.tapCancel() }
    let done = bar.type(text ?? bar.text)
    if !isFocused { bar.resignFirstResponder() }
    return done
  }
}
