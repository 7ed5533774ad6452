internal import Shared

/// What shows a component of React's, and is told when it appears (rnn-layouts §6.2).
@MainQueue
protocol RNNComponentProtocol: AnyObject {
  var componentId: String { get }
  /// The word in appearance events.
  var componentType: String { get }
  /// The name that script registered the component under.
  var moduleName: String { get }

  func componentWillAppear()
  func componentDidAppear()
  func componentDidDisappear()
}
