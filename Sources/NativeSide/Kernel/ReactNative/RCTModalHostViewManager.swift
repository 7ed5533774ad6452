package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// Presents React Native's modals on request of the script side (protocol §5), unless a design takes the presentation
/// over.
@MainQueue
package final class RCTModalHostViewManager: HostPart {
  package typealias PresentationBlock = (
    _ modal: UIViewController, _ animated: Bool, _ completion: @escaping () -> Void
  ) throws(NativeException) -> Void

  private unowned let host: NativeHost
  private var hosts: [Int64: RCTModalHostViewController] = [:] {
    didSet { adjustEndOfTurn() }
  }
  /// The modals that may have gone since the end of the last turn.
  private var changed: Set<Int64> = []
  /// The modals over a controller that is not one of them. That controller may be released, and then they are gone
  /// without a dismissal.
  private var lowest: Set<Int64> = []
  /// The modals that were requested before there was a root to present them, oldest first.
  private var waiting: [(hostTag: Int64, rootTag: Int64?, props: JSON)] = [] {
    didSet { adjustEndOfTurn() }
  }
  /// Replaces the presentation of this class. Nil unless a design has set it.
  package var presentationBlock: PresentationBlock?
  /// Replaces the dismissal of this class.
  package var dismissalBlock: ((_ modal: UIViewController, _ animated: Bool) -> Void)?

  package init(host: NativeHost) { self.host = host }

  private func adjustEndOfTurn() { host.call(self, atEndOfTurn: !hosts.isEmpty || !waiting.isEmpty) }

  package nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(HostMessages.presentModal) { session, hostTag, rootTag, props in
        session.host.modalHosts.present(hostTag, rootTag: rootTag, props: props ?? [:])
      },
      .handle(HostMessages.dismissModal) { session, hostTag in session.host.modalHosts.dismiss(hostTag) },
    ]
  }

  /// Presents a modal that a message asks for, or lets it wait for a root that can present it.
  package func present(_ hostTag: Int64, rootTag: Int64? = nil, props: JSON) {
    guard hosts[hostTag] == nil, let session = host.session else { return }
    guard let presenter = host.window.rootViewController?.topPresentedViewController else {
      // On iOS the modal's view presents it as soon as the view is in a window.
      waiting.append((hostTag, rootTag, props))
      return
    }
    let component = MountedComponent(
      tag: hostTag, name: RCTModalHostView.componentNames[0], surface: rootTag.flatMap { session.surfaces[$0] })
    let modal = RCTModalHostViewController(RCTModalContentView(component))
    modal.set(ComponentProperties(RCTModalHostView.properties, of: props.object ?? [:]))
    present(modal, from: presenter) { [session] in
      session.emit(DeviceEventDeclarations.declared.modalHostShown, Int(hostTag))
    }
  }

  /// Presents a modal. If the presentation is refused, the script side gets no answer, and a diagnostic records the reason.
  ///
  /// - Parameter shown: Called when the modal is shown.
  func present(_ modal: RCTModalHostViewController, from presenter: UIViewController, shown: @escaping () -> Void) {
    let hostTag = modal.content.tag
    hosts[hostTag] = modal
    changed.insert(hostTag)
    modal.presentationController?.onEnd = { [weak self] in _ = self?.changed.insert(hostTag) }
    modal.context = host.trace?.context
    let completion = {
      modal.isShown = true
      shown()
    }
    guard let presentationBlock else {
      return presenter.present(modal, animated: modal.isAnimated, completion: completion)
    }
    do throws(NativeException) {
      try presentationBlock(modal, modal.isAnimated, completion)
    } catch {
      host.report(error)
    }
  }

  /// Dismisses a modal. The end of a script context dismisses all at once.
  package func dismiss(_ hostTag: Int64) {
    waiting.removeAll { $0.hostTag == hostTag }
    guard host.session != nil, let modal = hosts[hostTag] else { return }
    modal.context = host.trace?.context
    guard let dismissalBlock else { return modal.dismiss(animated: modal.isAnimated) }
    dismissalBlock(modal, modal.isAnimated)
  }

  /// Presents the modals that have waited for a root, once it is on the screen.
  private func presentWaiting() {
    guard !waiting.isEmpty, let root = host.window.rootViewController, root.isInWindow else { return }
    let due = waiting
    waiting = []
    for (hostTag, rootTag, props) in due { present(hostTag, rootTag: rootTag, props: props) }
  }

  /// Sends the script side an event for each modal that is no longer presented, however it was dismissed. It looks only
  /// at those that may have gone, because there may be hundreds.
  package func turnEnded() {
    presentWaiting()
    while !changed.isEmpty || !lowest.isEmpty {
      let due = changed.union(lowest).sorted()
      changed = []
      for hostTag in due { look(at: hostTag) }
      // The modals over one that has gone are looked at once more.
      if changed.isEmpty { return }
    }
  }

  private func look(at hostTag: Int64) {
    lowest.remove(hostTag)
    guard let modal = hosts[hostTag] else { return }
    if let presenter = modal.presentingViewController {
      if !(presenter is RCTModalHostViewController) { lowest.insert(hostTag) }
      return
    }
    hosts[hostTag] = nil
    if let above = modal.ownPresentedViewController as? RCTModalHostViewController {
      changed.insert(above.content.tag)
    }
    guard modal.isShown else { return }
    modal.isShown = false
    let send = { [host] in
      host.session?.emit(
        DeviceEventDeclarations.declared.modalHostDismissed, Int(modal.content.tag), modal.identifier) ?? ()
    }
    if let context = modal.context { context(send) } else { send() }
  }

  /// Dismisses all modals, because the context that presented them has ended together with React's views.
  package func scriptDidEnd() {
    for (_, modal) in hosts.sorted(by: { $0.key < $1.key }) where modal.presentingViewController != nil {
      modal.dismiss(animated: false)
    }
    (hosts, changed, lowest) = ([:], [], [])
    waiting = []
    (presentationBlock, dismissalBlock) = (nil, nil)
  }
}

extension NativeHost {
  package var modalHosts: RCTModalHostViewManager { part(RCTModalHostViewManager.self) }
}
