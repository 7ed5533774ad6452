internal import HeadlessUIKit
public import Shared

/// What a native screen is given of React: the new architecture's `RCTHost`; on the bridge it stands for the `RCTBridge`.
@MainQueue
public struct RCTHost {
  @WeakReference private var host: NativeHost?

  init(_ host: NativeHost) { _host = WeakReference(wrappedValue: host) }

  /// Sends an event through `RCTDeviceEventEmitter`, whoever listens. Dropped while no script context runs.
  public func sendDeviceEvent(name: String, body: JSON) {
    host?.session?.emit(name) { $0.value(body) }
  }

  /// Tells script and traces of a screen's guides and insets. Nil once the native side has ended.
  var layoutPublisher: DCFLayoutPublisher? { host?.part(DCFLayoutPublisher.self) }

  /// Makes a screen for a container of native screens. Nil, and reported, for a name that is no described screen's.
  func makeScreen(_ name: String, props: JSON) -> DCFWrapperViewController? {
    guard let host, let made = makeExternalComponent(name, props: props) else { return nil }
    guard let screen = made as? DCFWrapperViewController else {
      let fault = NativeException.externalComponentIsNoScreen(name)
      host.diagnostics.record(fault.name, fault.reason)
      return nil
    }
    return screen
  }

  /// Makes another external component. Nil, and reported, when there is none of that name.
  func makeExternalComponent(_ name: String, props: JSON = [:]) -> UIViewController? {
    guard let host, let store = (host.design as? ReactNativeNavigation)?.lasting?.externalComponents else { return nil }
    do throws(NativeException) {
      return try store.getExternalComponent(name, props: props)
    } catch {
      host.report(error)
      // No command of script's is refused, so nobody else tells of it.
      if !error.isOfIOS { host.diagnostics.record(error.name, error.reason) }
      return nil
    }
  }
}
