internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
public import NavbridgeRuntime
public import NavbridgeWire

/// React's interface for native screens: the new architecture's `RCTHost`. On the bridge it corresponds to the
/// `RCTBridge`.
@MainQueue
public struct RCTHost {
  @WeakReference private var host: NativeHost?

  init(_ host: NativeHost) { _host = WeakReference(wrappedValue: host) }

  /// Sends an event through `RCTDeviceEventEmitter`, with or without listeners. It is dropped while no script context
  /// runs.
  public func sendDeviceEvent(name: String, body: JSON) {
    host?.session?.emit(name) { $0.value(body) }
  }

  /// Publishes a screen's guides and insets to the script side and to traces. It is nil once the native side has ended.
  var layoutPublisher: DCFLayoutPublisher? { host?.part(DCFLayoutPublisher.self) }

  /// Creates a screen for a container of native screens. If the name does not belong to a described screen, it reports
  /// this and returns nil.
  func makeScreen(_ name: String, props: JSON) -> DCFWrapperViewController? {
    guard let host, let made = makeExternalComponent(name, props: props) else { return nil }
    guard let screen = made as? DCFWrapperViewController else {
      reportLeftOut(name, .externalComponentIsNoScreen(name), host)
      return nil
    }
    return screen
  }

  /// Reports a screen of native code that is left out. No command is rejected, so this is the only report.
  private func reportLeftOut(_ name: String, _ fault: NativeException, _ host: NativeHost) {
    // One that iOS throws has been recorded already.
    if !fault.isOfIOS { host.diagnostics.record(fault.name, fault.reason) }
    host.mention("\(fault.name) \(name)", code: fault.name, "\(fault.reason) It is left out.")
  }

  /// Creates another external component. If the name is unknown, it reports this and returns nil.
  func makeExternalComponent(_ name: String, props: JSON = [:]) -> UIViewController? {
    guard let host, let store = host.part(LastingExternalComponents.self).store else { return nil }
    do throws(NativeException) {
      return try store.getExternalComponent(name, props: props)
    } catch {
      host.report(error)
      reportLeftOut(name, error, host)
      return nil
    }
  }
}

/// The behaviours of a described screen's scroll view. Each case is a key of the description (layout-guides §9).
enum ScrollFlag: String, CaseIterable, Sendable {
  case bounces
  case centerContent
  case pagingEnabled
  case scrollEnabled
  case showsHorizontalScrollIndicator
  case showsVerticalScrollIndicator

  @MainQueue
  func set(_ value: Bool, on view: DCFScrollView) {
    switch self {
    case .bounces: view.bounces = value
    case .centerContent: view.centerContent = value
    case .pagingEnabled: view.isPagingEnabled = value
    case .scrollEnabled: view.isScrollEnabled = value
    case .showsHorizontalScrollIndicator: view.showsHorizontalScrollIndicator = value
    case .showsVerticalScrollIndicator: view.showsVerticalScrollIndicator = value
    }
  }
}
