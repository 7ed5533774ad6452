internal import Shared

/// The controllers that a screen shows, for who asks after some: one after the other where few are asked after, else by
/// identity.
@MainQueue
struct ShownControllers {
  private let list: [UIViewController]
  private let identities: Set<ObjectIdentifier>?

  private static let few = 8

  init(_ list: [UIViewController], asked: Int) {
    self.list = list
    identities = asked > Self.few ? Set(list.map(ObjectIdentifier.init)) : nil
  }

  func contains(_ controller: UIViewController) -> Bool {
    if let identities { return identities.contains(ObjectIdentifier(controller)) }
    // Mostly the top is meant.
    return list.last === controller || list.contains(identical: controller)
  }
}
