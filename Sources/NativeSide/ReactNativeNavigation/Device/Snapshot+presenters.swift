internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension Snapshot {
  /// Adds the look of a controller's own view and the names of its presenters.
  func describeLook(_ layout: any RNNLayoutProtocol, in node: inout JSONObject) {
    node["presenters"] = .array(layout.presenter.names.map { .string($0) })
    guard let view = layout.viewIfLoaded else { return }
    node["backgroundColor"] = color(view.backgroundColor)
    node["statusBarBlur"] = .bool(view.statusBarBlur != nil)
    node["backgroundImage"] = text(view.backgroundImageView?.image?.source)
  }
}
