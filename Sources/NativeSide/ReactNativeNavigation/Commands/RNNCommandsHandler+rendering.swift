internal import HeadlessUIKit
internal import Shared

/// Waiting for content (rnn-commands §4).
extension RNNCommandsHandler {
  /// Renders a tree whose ready callback is installed, and gives the command up should its content never appear.
  ///
  /// - Parameter others: rendered already, to be shown together with it.
  func render(
    _ controller: any RNNLayoutProtocol, with others: [any RNNLayoutProtocol] = [], _ promise: Promise
  ) {
    let origin = promise.origin
    controller.destinationApplication = host.application
    controller.sendPlaces()
    controller.render()
    guard let callback = controller.layoutState.reactViewReadyCallback else { return }
    rendering[origin.call] = others + [controller]
    let name = controller.presentedComponentViewController.layoutInfo.name ?? controller.layoutInfo.componentId
    host.pending.setReason("it waits for the component '\(cut: name)' to render", of: origin.call)
    let timeLimit = host.configuration.faithfulHangs ? nil : limit(origin, waitingFor: name)
    // Wrapped here, so that no command forgets what has to end with the waiting.
    controller.layoutState.reactViewReadyCallback = { [self] in
      timeLimit?.callOff()
      host.pending.setReason(nil, of: origin.call)
      let shown = rendering.removeValue(forKey: origin.call)
      withExtendedLifetime(shown) { callback() }
    }
  }

  /// Rejects the command when its time is over. What it made is not shown any more, should the content appear later.
  private func limit(_ origin: Promise.Origin, waitingFor name: String) -> TimeLimit {
    let limit = host.configuration.renderTimeout
    return host.renderLimit { [self] in
      guard host.pending.contains(origin.call) else { return }
      host.neverSettles(
        origin,
        "\(origin) waits for render, and the component '\(cut: name)' has not mounted within \(limit) ms (--render-timeout)"
      )
      discard(rendering.removeValue(forKey: origin.call) ?? [])
    }
  }

  /// Ends what a command made and does not show.
  func discard(_ controllers: [any RNNLayoutProtocol]) {
    for controller in controllers {
      controller.layoutState.reactViewReadyCallback = nil
      layoutManager.removePendingViewController(controller)
      controller.destroy()
    }
  }

  /// The script context has ended, and its surfaces with it: what waits for content is let go of.
  func abandonRendering() {
    let abandoned = rendering
    rendering = [:]
    for controller in abandoned.values.joined() { controller.layoutState.reactViewReadyCallback = nil }
  }
}
