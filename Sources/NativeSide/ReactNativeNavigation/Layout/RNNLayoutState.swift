internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The state that React Native Navigation attaches to every controller (rnn-layouts §3).
@MainQueue
final class RNNLayoutState {
  let layoutInfo: RNNLayoutInfo
  var options: RNNNavigationOptions
  /// The options as snapshots write them.
  var optionTrees = KeptOptionTrees()
  var defaultOptions: RNNNavigationOptions
  let presenter: RNNBasePresenter
  let eventEmitter: RNNEventEmitter
  let creator: RNNReactRootViewCreator
  var reactViewReadyCallback: (() -> Void)?
  var waitForRender = false
  private let live: LiveObjects.Token

  init(
    layoutInfo: RNNLayoutInfo, creator: RNNReactRootViewCreator, options: RNNNavigationOptions,
    defaultOptions: RNNNavigationOptions, presenter: RNNBasePresenter, eventEmitter: RNNEventEmitter,
    live: consuming LiveObjects.Token
  ) {
    self.layoutInfo = layoutInfo
    self.creator = creator
    self.options = options
    self.defaultOptions = defaultOptions
    self.presenter = presenter
    self.eventEmitter = eventEmitter
    self.live = live
  }
}
