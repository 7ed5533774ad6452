internal import Shared

/// What the system tells the app, and what becomes of it in script (rnn-commands §7.6).
@MainQueue
final class AppLifecycle {
  /// The words of React Native's AppState.
  enum State: String, Sendable { case active, inactive, background }

  private unowned let host: NativeHost
  private(set) var state = State.active
  /// Those that came while nothing of React's had appeared yet, oldest first.
  private var waitingURLs: [String] = []
  /// Set for the life of the process, reloads included.
  private var hasContentAppeared = false

  init(host: NativeHost) { self.host = host }

  // MARK: - Links

  /// The system opens a URL with the app. One that comes before any script is what the app was launched with; later ones
  /// wait for the first content, then go to whoever listens.
  func openURL(_ url: String) {
    if host.machine.currentScript == nil, host.initialURL == nil, !hasContentAppeared {
      host.initialURL = url
    } else if hasContentAppeared {
      forward(url)
    } else {
      waitingURLs.append(url)
    }
  }

  /// Some surface's content has appeared.
  func contentDidAppear() {
    guard !hasContentAppeared else { return }
    hasContentAppeared = true
    for url in waitingURLs { forward(url) }
    waitingURLs = []
  }

  private func forward(_ url: String) {
    emit("url", of: LinkingManager.self) { writer in
      writer.key("url")
      writer.value(url)
    }
  }

  // MARK: - Foreground and background

  /// The app leaves the screen. False when it has.
  func enterBackground() -> Bool {
    guard state == .active else { return false }
    become(.inactive)
    become(.background)
    return true
  }

  /// The app comes back. False when it is in front.
  func enterForeground() -> Bool {
    guard state != .active else { return false }
    become(.active)
    return true
  }

  private func become(_ next: State) {
    state = next
    host.published.publish { $0.appState = next.rawValue }
    emit("appStateDidChange", of: AppState.self) { writer in
      writer.key("app_state")
      writer.value(next.rawValue)
    }
  }

  /// Sends an event of a module's, where a script runs. Otherwise nobody listens.
  private func emit<Module: ListeningModule>(
    _ event: String, of module: Module.Type, members: @escaping (JSONWriter) -> Void
  ) {
    guard let module = host.session?.modules.lazy.compactMap({ $0 as? Module }).first else {
      host.counters.droppedWithoutListener += 1
      return
    }
    module.emit(event) { writer in writer.object { members(writer) } }
  }
}
