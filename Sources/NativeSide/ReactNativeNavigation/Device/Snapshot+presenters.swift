internal import HeadlessUIKit
internal import Shared

extension Snapshot {
  /// A controller's own view, and who applies its options.
  func describeLook(_ layout: any RNNLayoutProtocol, in node: inout JSONObject) {
    node["presenters"] = .array(layout.presenter.names.map { .string($0) })
    guard let view = layout.viewIfLoaded else { return }
    node["backgroundColor"] = color(view.backgroundColor)
    node["statusBarBlur"] = .bool(view.statusBarBlur != nil)
    node["backgroundImage"] = text(view.backgroundImageView?.image?.source)
  }
}
