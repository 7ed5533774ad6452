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
  var layoutPublisher: DCFLayoutPublisher? { host?.layoutPublisher }

  /// Makes another external component, without properties. Nil, and reported, when there is none of that name.
  func makeExternalComponent(_ name: String) -> UIViewController? {
    guard let host else { return nil }
    do throws(RNNException) {
      return try host.externalComponents.getExternalComponent(name, props: [:])
    } catch {
      host.report(error)
      return nil
    }
  }
}
