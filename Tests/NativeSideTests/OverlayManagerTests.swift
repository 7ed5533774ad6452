import HeadlessUIKit
import NavbridgeRuntime
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-layouts §14.
@MainQueue @Suite("The overlay manager")
struct OverlayManagerTests {
  /// Records its background in `viewWillAppear`.
  private final class Screen: UIViewController {
    var backgroundThen: UIColor?

    override init() {
      super.init()
      view.backgroundColor = .red
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      backgroundThen = view.backgroundColor
    }
  }

  @Test(
    """
    The overlay manager makes the root's background clear before it shows the window, so that the content below is \
    visible
    """)
  func background() {
    let host = NativeHost.alone()
    let window = RNNOverlayWindow(application: host.application)
    let screen = Screen()
    window.rootViewController = screen
    RNNOverlayManager(application: host.application).showOverlayWindow(window)
    #expect(screen.backgroundThen == .clear)
  }
}
