internal import HeadlessUIKit
internal import NavbridgeWire

extension SystemControls {
  /// Rotates the device. `done` is false if the screen in front does not allow the orientation (protocol §8, §10).
  func rotate(_ params: JSONValue?) throws(RPCError) -> JSON {
    let named = try DriverParams.text(params, "orientation", of: "device/rotate")
    let word = named == "landscape" ? UIInterfaceOrientation.landscapeLeft.rawValue : named
    guard let orientation = word.flatMap(UIInterfaceOrientation.init) else {
      let words = UIInterfaceOrientation.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw RPCError(
        .invalidParams, "device/rotate: the argument 'orientation' must be \"landscape\" or one of \(words).")
    }
    return ["done": .bool(host.application.rotate(to: orientation))]
  }
}
