import NavbridgeRuntime
import Testing

@testable import HeadlessUIKit

@Suite("A reference to a view that is ending")
struct WeakReferenceTests {
  /// Reads references to itself in its `deinit`, which runs before that of `UIView`.
  private final class LastLook: UIView {
    @WeakReference var own: LastLook?
    var child: UIView?
    let seen: Guarded<[String]>

    init(_ seen: Guarded<[String]>) {
      self.seen = seen
      super.init()
      own = self
      let child = UIView()
      addSubview(child)
      self.child = child
    }

    isolated deinit {
      let names = [own == nil ? "no view" : "the view", child?.superview == nil ? "no superview" : "a superview"]
      seen.withLock { $0 = names }
    }
  }

  @MainQueue
  @Test(
    """
    A reference to a view that is ending is nil in the deinit of a subclass, also if a weak reference keeps its \
    counts in a table
    """,
    arguments: [false, true])
  func duringDeinit(hasWeakReference: Bool) {
    let seen = Guarded<[String]>([])
    weak var weakly: LastLook?
    var view: LastLook? = LastLook(seen)
    if hasWeakReference { weakly = view }
    #expect(view?.own === view && view?.child?.superview === view)
    view = nil
    #expect(seen.withLock { $0 } == ["no view", "no superview"] && weakly == nil)
  }

  @MainQueue
  @Test("A reference to a view that is ending is the view as long as it lives, however often it is retained")
  func alive() {
    let view = UIView()
    @WeakReference var reference: UIView? = view
    let held = [UIView?](repeating: view, count: 5_000)
    unowned let other = view
    #expect(reference === view && other === view && held.count == 5_000)
  }
}
