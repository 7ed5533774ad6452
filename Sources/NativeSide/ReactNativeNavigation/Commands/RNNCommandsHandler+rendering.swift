internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

/// The commands' wait for content (rnn-commands §4).
extension RNNCommandsHandler {
  /// Renders a tree whose ready callback is installed, and limits the time in which its content must appear.
  ///
  /// - Parameter others: Controllers that are already rendered and will be shown together with it.
  package func render(
    _ controller: any RNNLayoutProtocol, with others: [any RNNLayoutProtocol] = [], _ promise: Promise
  ) {
    let origin = promise.origin
    controller.destinationApplication = host.application
    controller.sendPlaces()
    controller.render()
    guard let callback = controller.layoutState.reactViewReadyCallback else { return }
    rendering[origin.call] = others + [controller]
    let name = controller.presentedComponentViewController.layoutInfo.name ?? controller.layoutInfo.componentId
    host.pending.setReason(.component(name), of: origin.call)
    let timeLimit = host.configuration.faithfulHangs ? nil : limit(origin, waitingFor: name)
    // The callback is wrapped here, so that every command ends its wait in the same way.
    controller.layoutState.reactViewReadyCallback = { [self] in
      timeLimit?.callOff()
      host.pending.setReason(nil, of: origin.call)
      let shown = rendering.removeValue(forKey: origin.call)
      withExtendedLifetime(shown) { host.onBehalf(of: origin.call, callback) }
    }
  }

  /// Starts the time limit of a command. When it expires, the command is rejected and its controllers are discarded, so
  /// they are not shown if the content appears later.
  private func limit(_ origin: Promise.Origin, waitingFor name: String) -> TimeLimit {
    let limit = host.configuration.renderTimeout
    return host.renderLimit { [self] in
      guard host.pending.contains(origin.call) else { return }
      host.neverSettles(
        origin,
        "waits for render, and the component '\(cut: name)' has not mounted within \(limit) ms (--render-timeout)"
      )
      discard(rendering.removeValue(forKey: origin.call) ?? [])
    }
  }

  /// Destroys controllers that a command made and does not show.
  func discard(_ controllers: [any RNNLayoutProtocol]) {
    for controller in controllers {
      controller.layoutState.reactViewReadyCallback = nil
      layoutManager.removePendingViewController(controller)
      controller.destroy()
    }
  }

  /// The number of commands whose trees are released in one turn of the main queue.
  private static let releasedAtOnce = 256

  /// Releases the trees that wait for content, because the script context has ended together with its surfaces. No command
  /// finds them any more. Thousands of them are released in portions, between the work for other peers.
  func abandonRendering() {
    for controller in rendering.values.joined() {
      controller.layoutState.reactViewReadyCallback = nil
      layoutManager.removePendingViewController(controller)
    }
    abandoned += rendering.values
    rendering = [:]
    releaseAbandoned()
  }

  private func releaseAbandoned() {
    abandoned.removeLast(min(Self.releasedAtOnce, abandoned.count))
    host.application.async { [self] in
      if abandoned.isEmpty { layoutManager.forgetReleasedControllers() } else { releaseAbandoned() }
    }
  }
}
