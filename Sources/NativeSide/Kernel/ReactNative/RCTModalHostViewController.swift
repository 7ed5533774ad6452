package import HeadlessUIKit
package import NavbridgeWire

/// The view controller of a React Native `<Modal>`. It belongs to no layout and has no component id.
package final class RCTModalHostViewController: UIViewController {
  /// React's tag of the `<Modal>`.
  let hostTag: Int64
  /// The surface whose content the modal belongs to. Nil if the script has not named it.
  let rootTag: Int64?
  package let isAnimated: Bool
  /// True when the script side has been sent `modalHostShown`.
  var isShown = false
  /// The context of the last request for the modal, while a trace is on.
  var context: UIApplicationObserver.Context?

  /// - Parameter props: `presentationStyle`, `animationType` and `transparent` of the `<Modal>` (protocol §5).
  package init(hostTag: Int64, rootTag: Int64? = nil, props: JSON) {
    self.hostTag = hostTag
    self.rootTag = rootTag
    isAnimated = props["animationType"]?.string.map { $0 != "none" } ?? false
    super.init()
    let style = props["presentationStyle"]?.string.flatMap(UIModalPresentationStyle.init) ?? .fullScreen
    modalPresentationStyle = props["transparent"]?.bool == true ? .overFullScreen : style
  }
}
