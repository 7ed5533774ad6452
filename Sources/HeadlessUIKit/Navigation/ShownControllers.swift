internal import NavbridgeRuntime

/// The view controllers on the screen, with a fast membership test. A few queries search the list one after the other;
/// more queries use a set of identities.
@MainQueue
struct ShownControllers {
  private let list: StackOnScreen<UIViewController>
  private let identities: Set<ObjectIdentifier>?

  private static let few = 8

  init(_ list: StackOnScreen<UIViewController>, asked: Int) {
    self.list = list
    identities = asked > Self.few ? Set(list.map(ObjectIdentifier.init)) : nil
  }

  func contains(_ controller: UIViewController) -> Bool {
    if let identities { return identities.contains(ObjectIdentifier(controller)) }
    return list.contains(identical: controller)
  }
}
