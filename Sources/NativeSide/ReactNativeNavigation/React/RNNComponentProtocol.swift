internal import NavbridgeRuntime

/// A view with a React component that receives calls when it appears and disappears (rnn-layouts §6.2).
@MainQueue
protocol RNNComponentProtocol: AnyObject {
  var componentId: String { get }
  /// The word in appearance events.
  var componentType: String { get }
  /// The name under which the script side registered the component.
  var moduleName: String { get }

  func componentWillAppear()
  func componentDidAppear()
  func componentDidDisappear()
}
