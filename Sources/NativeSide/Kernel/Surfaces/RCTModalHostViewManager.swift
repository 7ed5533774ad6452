internal import HeadlessUIKit
internal import Shared

/// Presents React Native's own modals, as script asks (protocol §5), unless a design steps in.
@MainQueue
final class RCTModalHostViewManager {
  typealias PresentationBlock = (
    _ modal: UIViewController, _ animated: Bool, _ completion: @escaping () -> Void
  ) throws(NativeException) -> Void

  private unowned let host: NativeHost
  private var hosts: [Int64: RCTModalHostViewController] = [:]
  /// Presents in place of this. Nil while nobody steps in.
  var presentationBlock: PresentationBlock?
  /// Dismisses in place of this.
  var dismissalBlock: ((_ modal: UIViewController, _ animated: Bool) -> Void)?

  init(host: NativeHost) { self.host = host }

  /// Presents a modal. Nothing answers the script where that cannot be done: a diagnostic records why.
  func present(_ hostTag: Int64, props: JSON) {
    guard hosts[hostTag] == nil, let session = host.session else { return }
    guard let presenter = topPresented else {
      return host.diagnostics.record(
        "refusedPresentation", "React Native's modal \(hostTag) was presented before there was a root to present it.")
    }
    let modal = RCTModalHostViewController(hostTag: hostTag, props: props)
    hosts[hostTag] = modal
    let shown: () -> Void = { [session] in
      modal.isShown = true
      session.emitHost("modalHostShown", hostTag)
    }
    guard let presentationBlock else {
      return presenter.present(modal, animated: modal.isAnimated, completion: shown)
    }
    do throws(NativeException) {
      try presentationBlock(modal, modal.isAnimated, shown)
    } catch {
      host.report(error)
    }
  }

  /// The one that is presented last and not on its way out, else the window's root.
  private var topPresented: UIViewController? {
    var top = host.window.rootViewController
    while let next = top?.ownPresentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  func dismiss(_ hostTag: Int64) {
    guard let modal = hosts[hostTag] else { return }
    guard let dismissalBlock else { return modal.dismiss(animated: modal.isAnimated) }
    dismissalBlock(modal, modal.isAnimated)
  }

  /// Tells script of those that are gone, whoever took them away.
  func turnEnded() {
    guard !hosts.isEmpty else { return }
    for modal in hosts.values.sorted(by: { $0.hostTag < $1.hostTag }) where modal.presentingViewController == nil {
      hosts[modal.hostTag] = nil
      if modal.isShown { host.session?.emitHost("modalHostDismissed", modal.hostTag) }
    }
  }

  /// The context that asked for them is gone, and React's views with it.
  func invalidate() {
    for modal in hosts.values where modal.presentingViewController != nil { modal.dismiss(animated: false) }
    hosts = [:]
    (presentationBlock, dismissalBlock) = (nil, nil)
  }
}

extension ScriptSession {
  /// Not gated by listeners (protocol §10, 'event gating').
  fileprivate func emitHost(_ event: String, _ hostTag: Int64) {
    emit(event) { writer in
      writer.object {
        writer.key("hostTag")
        writer.value(hostTag)
      }
    }
  }
}
