import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import HeadlessUIKit
@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-layouts §3, rnn-options §7.2.
@MainQueue @Suite("The controller of a screen's animation")
struct ScreenAnimationControllerTests {
  @Test("The controller of a screen's animation lays out the arriving screen when the transition starts")
  func preparing() throws {
    let host = NativeHost.alone()
    let factory = host.buildCommandsHandler(.turbo).controllerFactory
    let made = try factory.createLayout(.node("Component", "c1"))
    let screen = try #require(made as? RNNComponentViewController)
    screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let options = RNNNavigationOptions(["animations": ["showModal": ["enter": ["alpha": ["from": 0]]]]])
    let animation = ResolvedOptions([options]).enterExitAnimation(OptionPath.animations.showModal)
    let context = UIViewControllerContextTransitioning(
      application: host.application, containerView: UIView(), controllers: [.to: screen], views: [.to: screen.view],
      animator: ScreenAnimationController(try #require(ScreenAnimation(animation)))
    ) { _ in }
    #expect(screen.reactView?.frame == .zero)
    context.start()
    #expect(screen.reactView?.frame.width == 100)
    context.cutShort()
  }
}
