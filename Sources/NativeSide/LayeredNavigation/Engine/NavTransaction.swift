internal import HeadlessUIKit
internal import NavbridgeRuntime

/// One operation of the navigation, from its call to its end. A call of the user's is a transaction of one edit.
@MainQueue
final class NavTransaction {
  typealias Edit = @MainQueue (NavStaging) throws(NavFailure) -> Void

  let id: Int
  let name: String
  let edit: Edit
  /// True if the whole change is shown by one animated transition at most.
  let isUserTransaction: Bool
  let session: DismissSession?
  /// The layer whose current context the outcome has. Nil for an outcome that only has a name.
  var subject: LayerReference?
  /// Called with the outcome, in the order of the calls: once for the call, and once for each call within a transaction.
  var completions: [@MainQueue (_ failure: NavFailure?) -> Void] = []

  /// The staging area, from the capture on.
  var staging: NavStaging?
  /// The controllers that were shown at the capture. A roll-back needs them.
  var retained: [UIViewController] = []
  var activeBefore = ActiveLayer()
  /// The first reason for which the operation cannot be carried out.
  var failure: NavFailure?
  /// True when a step has taken place, which a roll-back must undo on the screen.
  var hasStepped = false

  init(
    id: Int, name: String, isUserTransaction: Bool = false, session: DismissSession? = nil, edit: @escaping Edit
  ) {
    self.id = id
    self.name = name
    self.isUserTransaction = isUserTransaction
    self.session = session
    self.edit = edit
  }

  /// The layer whose change is animated, if only one may be: the frontmost one that shows.
  func animatedLayer(in target: NavigationState, changed: [Layer]) -> Layer? {
    guard isUserTransaction else { return nil }
    let shown = changed.filter { target.active.isShown($0) }
    let before = activeBefore.accesories
    let risen = target.active.accesories.filter { !before.contains($0) }.map(Layer.accesory)
    return (shown + risen).max { $0.position < $1.position } ?? target.active.active
  }
}
