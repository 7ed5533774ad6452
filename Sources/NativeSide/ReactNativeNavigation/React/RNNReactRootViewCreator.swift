internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Creates React views (rnn-layouts §6.1).
@MainQueue
final class RNNReactRootViewCreator {
  /// Nil once the native side has ended, which a controller may outlive.
  @WeakReference private(set) var host: NativeHost?
  private let liveObjects: LiveObjects
  private let architecture: Architecture

  init(host: NativeHost, architecture: Architecture) {
    _host = WeakReference(wrappedValue: host)
    liveObjects = host.liveObjects
    self.architecture = architecture
  }

  /// - Parameter ready: Called once, when the content has appeared.
  func createRootView(
    _ name: String, rootViewId: String, type: RNNComponentType, eventEmitter: RNNEventEmitter,
    ready: @escaping () -> Void
  ) -> RNNReactView {
    let viewClass = type.viewClass
    let view = viewClass.init(
      moduleName: name, componentId: rootViewId, lifecycle: ReactViewLifecycle(architecture: architecture),
      eventEmitter: eventEmitter, live: liveObjects.count(viewClass), ready: ready)
    host?.run(view)
    return view
  }
}

extension RNNComponentType {
  /// The class of the view for this role (rnn-layouts §6.1).
  @MainQueue fileprivate var viewClass: RNNReactView.Type {
    switch self {
    case .component, .bottomTabItem: RNNComponentRootView.self
    case .topBarTitle: RNNReactTitleView.self
    case .topBarButton: RNNReactButtonView.self
    case .topBarBackground: RNNReactBackgroundView.self
    }
  }
}

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

/// The role of a React view (rnn-layouts §6.1).
enum RNNComponentType: Sendable {
  case component
  case topBarTitle
  case topBarButton
  case topBarBackground
  /// The custom view of a tab. It receives no appearance calls.
  case bottomTabItem

  /// The word in appearance events.
  var name: String {
    switch self {
    case .component, .bottomTabItem: "Component"
    case .topBarTitle: "TopBarTitle"
    case .topBarButton: "TopBarButton"
    case .topBarBackground: "TopBarBackground"
    }
  }
}
