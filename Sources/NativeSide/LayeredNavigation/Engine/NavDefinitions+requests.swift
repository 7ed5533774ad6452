internal import NavbridgeRuntime
internal import NavbridgeWire

@MainQueue
extension NavDefinitions {
  /// Checks that a request can be carried out: its controller is defined for the layer, and a script's screen gets a
  /// payload that can cross the bridge.
  func check(_ request: ContextRequest, on layer: Layer) throws(NavFailure) {
    guard let screen = screen(request.controller, on: layer) else {
      if request.constructor != nil { return }
      let kind = layer.isAccesory ? "accessory" : "controller"
      throw NavFailure(
        .undefinedController, "The \(kind) '\(request.controller)' is not defined. Define it before the set-up.")
    }
    if screen.isBridged, let info = request.info { info.payload = try info.payload.bridged(for: request.controller) }
  }

  /// Reads the text of a context: `controller`, `controller.resourceId`, each with an id, a navigator or a payload in
  /// JSON behind it. The longest defined name is the controller.
  func request(text: String, on layer: Layer) throws(NavFailure) -> ContextRequest {
    let head = text.split(separator: " {", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(head[0].prefix { $0 != "#" && $0 != " " })
    let names = layer.isAccesory ? self.names.accesories : self.names.controllers
    let name = names.filter { path == $0 || path.hasPrefix("\($0).") }.max { $0.count < $1.count }
    guard let name else {
      throw NavFailure(.unknownText, "The text '\(text)' names no context and no controller that is defined.")
    }
    let info = NavInfo()
    if head.count > 1 {
      guard let document = try? JSONDocument("{\(head[1])") else {
        throw NavFailure(.unknownText, "The payload of the text '\(text)' is no JSON.")
      }
      info.payload = .json(document.root.json)
    }
    let resource = path == name ? nil : String(path.dropFirst(name.count + 1))
    return ContextRequest(name, resourceId: resource, info: info)
  }
}
