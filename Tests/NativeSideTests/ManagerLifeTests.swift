import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-commands §7.2, §7.3: the objects that a manager builds, and those of them that a reload keeps.
@MainQueue @Suite("The managers' objects")
struct ManagerLifeTests {
  private let host = NativeHost.alone()

  private func makeManager(_ architecture: Architecture) -> any RNNManager {
    architecture == .turbo
      ? RNNTurboManager(design: host.reactNativeNavigation) : RNNBridgeManager(design: host.reactNativeNavigation)
  }

  private func showRoot() throws {
    let factory = host.buildCommandsHandler(.bridge).controllerFactory
    host.window.rootViewController = try factory.createLayout(.component("c1"))
  }

  @Test(
    "The managers' objects include a separate modal manager for each manager, which starts without modals",
    arguments: Architecture.allCases)
  func modals(_ architecture: Architecture) throws {
    let (first, second) = (makeManager(architecture).commandsHandler, makeManager(architecture).commandsHandler)
    #expect(first.modalManager !== second.modalManager)
    #expect(first.modalManager.presentedModals.isEmpty && first.modalManager.pendingModalsToDismiss.isEmpty)
    try showRoot()
    let modal = try first.controllerFactory.createLayout(.component("m1"))
    try first.modalManager.showModal(modal, animated: false) { _ in }
    #expect(first.modalManager.presentedModals.map { $0 === modal } == [true])
    #expect(second.modalManager.presentedModals.isEmpty)
    #expect(first.modalManager.topPresentedVC === modal)
    // The next bridge has another manager, which has none of the former one's modals.
    #expect(makeManager(architecture).commandsHandler.modalManager.presentedModals.isEmpty)
  }

  @Test(
    "The managers' objects include one shared overlay manager, which starts without windows",
    arguments: Architecture.allCases)
  func overlays(_ architecture: Architecture) throws {
    let first = makeManager(architecture).commandsHandler
    #expect(makeManager(architecture).commandsHandler.overlayManager === first.overlayManager)
    #expect(first.overlayManager.overlayWindows.isEmpty)
    let window = RNNOverlayWindow(application: host.application)
    window.rootViewController = try first.controllerFactory.createLayout(.component("o1"))
    first.overlayManager.showOverlayWindow(window)
    #expect(makeManager(architecture).commandsHandler.overlayManager.overlayWindows.map { $0 === window } == [true])
  }

  @Test(
    "The managers' objects release React components in bars when the script is about to load",
    arguments: Architecture.allCases)
  func registry(_ architecture: Architecture) throws {
    let manager = makeManager(architecture)
    let component = try #require(ComponentOptions(["name": "app.Button", "componentId": "b1"]))
    func view() -> RNNReactView {
      manager.commandsHandler.componentRegistry.createComponentIfNotExists(
        component, parentComponentId: "c1", type: .topBarButton)
    }
    let first = view()
    #expect(view() === first)
    manager.javaScriptWillStartLoading()
    #expect(view() !== first)
  }

  @Test(
    """
    The managers' objects of turbo replace the root with a splash screen when the script has loaded, and those of \
    the bridge keep it
    """)
  func splash() throws {
    for architecture in Architecture.allCases {
      try showRoot()
      let manager = makeManager(architecture)
      #expect(!manager.commandsHandler.readyToReceiveCommands)
      manager.javaScriptDidLoad()
      #expect(manager.commandsHandler.readyToReceiveCommands)
      #expect((host.window.rootViewController?.componentId == "c1") == (architecture == .bridge))
    }
  }

  @Test(
    "The managers' objects of turbo publish their handler for the module, and withdraw it for the other architecture")
  func holder() {
    let manager = RNNTurboManager(design: host.reactNativeNavigation)
    #expect(host.reactNativeNavigation.turboCommandsHandler.handler === manager.commandsHandler)
    manager.tearDownForOtherArchitecture()
    #expect(host.reactNativeNavigation.turboCommandsHandler.handler == nil)
  }

  @Test("The managers' objects release a screen that is made when its script has ended, and has no content")
  func screenWithoutScript() throws {
    weak var screen: UIViewController?
    do {
      let made = try host.buildCommandsHandler(.turbo).controllerFactory.createLayout(.component("c1"))
      _ = made.view
      screen = made
      #expect((made as? RNNComponentViewController)?.reactView != nil)
    }
    #expect(screen == nil)
  }
}
