internal import HeadlessUIKit
internal import NavbridgeKernel

/// The view of a screen that a script renders.
final class ScriptScreenView: RCTSurfaceHostingView {
  override var coveredInsets: UIEdgeInsets { safeAreaInsets }
}
