/// One change of what a navigation controller shows, from its start to its end.
struct NavigationTransition<Controller: AnyObject> {
  enum Operation: String, Sendable {
    case push
    case pop
  }

  /// What a finger has to do with it.
  enum Interaction: Sendable, Equatable {
    case none
    case fingerDown
    case completing
    case cancelling
  }

  /// Tells this transition from every other of the same navigation controller.
  let id: Int
  /// Nil when nothing was on the screen.
  let from: Controller?
  /// Nil when the stack is empty now.
  let to: Controller?
  let operation: Operation
  let isAnimated: Bool
  var interaction = Interaction.none
}
