import HeadlessUIKit
import NavbridgeRuntime
import Testing

@MainQueue @Suite("A weak reference to a view controller")
struct WeakReferenceTests {
  /// Refers to a view controller, and is asked for it while that ends.
  @MainQueue
  final class Observer {
    @WeakReference var controller: UIViewController?
    var wasFound: Bool?
  }

  /// A view controller of an app, with a deinitializer of its own.
  final class AppController: UIViewController {
    let observer: Observer

    init(_ observer: Observer) {
      self.observer = observer
      super.init()
    }

    deinit {
      let observer = observer
      MainQueue.assumeIsolated { observer.wasFound = observer.controller != nil }
    }
  }

  @Test("finds the controller while it lives, and nothing from the begin of a subclass's deinitializer on")
  func deinitializer() {
    let observer = Observer()
    var controller: AppController? = AppController(observer)
    observer.controller = controller
    #expect(observer.controller === controller)
    controller = nil
    #expect(observer.wasFound == false)
    #expect(observer.controller == nil)
  }
}
