internal import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Shows React Native's alerts (protocol §5, `alert/present`). Each has a window of its own, as on iOS, so that
/// navigation below it goes on.
@MainQueue
package final class RCTAlertManager: HostPart {
  /// The level of the windows of alerts, which is UIKit's.
  private static let level = 2000.0

  private unowned let host: NativeHost
  private var windows: [Int64: UIWindow] = [:]

  package init(host: NativeHost) { self.host = host }

  package nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(HostMessages.presentAlert) { session, alertId, props in
        session.host.part(RCTAlertManager.self).present(alertId, props: props ?? [:])
      },
      .handle(HostMessages.dismissAlert) { session, alertId in
        session.host.part(RCTAlertManager.self).dismiss(alertId)
      },
    ]
  }

  /// Shows an alert. The script side is sent `alertAnswered` when a finger has pressed one of its buttons.
  private func present(_ alertId: Int64, props: JSON) {
    guard windows[alertId] == nil, let session = host.session else { return }
    let window = UIWindow(application: host.application)
    window.windowLevel = Self.level
    window.rootViewController = RCTAlertController(alertId: alertId, props: props) { [weak self, session] answer in
      guard let self, windows[alertId] != nil else { return }
      dismiss(alertId)
      session.emit(
        DeviceEventDeclarations.declared.alertAnswered, Int(alertId), answer.buttonId, answer.text, answer.password)
    }
    windows[alertId] = window
    window.makeKeyAndVisible()
  }

  /// Takes an alert down without an answer.
  private func dismiss(_ alertId: Int64) {
    guard let window = windows.removeValue(forKey: alertId) else { return }
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Takes all alerts down, because the context that showed them has ended.
  package func scriptDidEnd() { for alertId in windows.keys.sorted() { dismiss(alertId) } }
}

/// A text field of an alert, into which `device/type` types.
final class RCTAlertField: UIView {
  enum Kind { case text, password }

  let kind: Kind
  let isSecure: Bool
  var text: String

  init(_ kind: Kind, _ text: String, isSecure: Bool) {
    (self.kind, self.text, self.isSecure) = (kind, text, isSecure)
    super.init(frame: .zero)
  }

  /// A field has a kind; the view's own initializer would leave it open.
  @available(*, unavailable)
  override init(frame: CGRect) { fatalError("RCTAlertField.init(frame:) is not available.") }

  /// The test id by which a driver names the field. iOS has none.
  var testID: String { kind == .text ? "alertInput" : "alertPassword" }
}
