/// One change of the view controller that a navigation controller shows, from its start to its end.
struct NavigationTransition<Controller: AnyObject> {
  enum Operation: String, Sendable {
    case push
    case pop
  }

  /// The part of a finger in the transition.
  enum Interaction: Sendable, Equatable {
    case none
    case fingerDown
    case completing
    case cancelling
    /// The transition's animator has turned it back.
    case turnedBack
  }

  /// The number of the transition, which is unique within its navigation controller.
  let id: Int
  /// The view controller that was on the screen. Nil when there was none.
  let from: Controller?
  /// The view controller that comes to the screen. Nil when the stack is empty now.
  let to: Controller?
  let operation: Operation
  let isAnimated: Bool
  var interaction = Interaction.none
}
