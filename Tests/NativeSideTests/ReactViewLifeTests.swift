import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

@MainQueue @Suite("The life of a view of React's")
struct ReactViewLifeTests {
  @Test("A screen that is made when no script runs is released, although its content never appears")
  func withoutScript() throws {
    let host = NativeHost.alone()
    let factory = host.buildCommandsHandler(.turbo).controllerFactory
    weak var screen: RNNComponentViewController?
    do {
      let made = try #require(try factory.createLayout(.component("c1")) as? RNNComponentViewController)
      screen = made
      made.render()
      #expect(made.reactView?.isContextGone == true)
    }
    #expect(screen == nil)
  }
}
