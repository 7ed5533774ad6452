package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Handles the system's messages to the app and sends the resulting events to the script side (rnn-commands §7.6).
@MainQueue
package final class AppLifecycle: HostPart {
  /// The states of React Native's AppState.
  enum State: String, Sendable { case active, inactive, background }

  /// The time after which a phone suspends an app in the background (rnn-commands §7.6).
  private static let timeInBackground = Int64.milliseconds(5_000)

  private unowned let host: NativeHost
  private(set) var state = State.active
  /// The URLs that the app has opened in other apps, the last 100, oldest first.
  private(set) var openedURLs: [String] = []
  /// The URLs that arrived before any React content had appeared, oldest first.
  private var waitingURLs: [String] = []
  /// True from the first content on. It stays true for the life of the process, reloads included.
  private var hasContentAppeared = false

  /// The URL that the app was opened with. Native code that has it from the system keeps it for the life of the process.
  private(set) var launchURL: String?
  /// That URL as React Native's launch options have it.
  private(set) var initialURL: String?
  private var hasHadScript = false

  package init(host: NativeHost) { self.host = host }

  package nonisolated static var driverMethods: [DriverHandler] {
    [
      .handle(DeviceMethods.openURL) { host, url in
        host.lifecycle.openURL(url)
        return true
      },
      .handle(DeviceMethods.background) { host in host.lifecycle.enterBackground() },
      .handle(DeviceMethods.foreground) { host in host.lifecycle.enterForeground() },
    ]
  }

  package func applicationDidLaunch() {
    if let url = host.configuration.url { openURL(url) }
  }

  /// The bridge forgets the launch options when it reloads; the host of the new architecture hands them to each of its instances
  /// (rnn-commands §7.6).
  package func scriptWillBegin(_ session: ScriptSession) {
    if hasHadScript, session.architecture == .bridge { initialURL = nil }
    hasHadScript = true
  }

  package nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(SurfaceMessages.didMount) { session, rootTag in
        if session.surfaces.didMount(rootTag) {
          session.host.lifecycle.contentDidAppear()
        } else {
          session.services.counters.droppedOfOldEpoch += 1
        }
      }
    ]
  }

  // MARK: - Links

  /// Handles a URL that the system opens with the app. A URL that arrives before any script is the app's launch URL.
  /// Later URLs wait for the first content, and are then sent to the listeners. A URL that the design handles is not
  /// passed to Linking.
  func openURL(_ url: String) {
    if host.design.handlesURL(url) { return }
    if host.machine.currentScript == nil, launchURL == nil, !hasHadScript, !hasContentAppeared {
      (launchURL, initialURL) = (url, url)
    } else if hasContentAppeared {
      forward(url)
    } else {
      waitingURLs.append(url)
    }
  }

  /// Notes that the app has opened a URL in another app, or the settings.
  func noteOpened(_ url: String) {
    openedURLs = openedURLs.suffix(99) + [url.cut(to: String.sentenceBytes)]
  }

  /// Called when the content of a surface has appeared.
  private func contentDidAppear() {
    guard !hasContentAppeared else { return }
    hasContentAppeared = true
    for url in waitingURLs { forward(url) }
    waitingURLs = []
  }

  private func forward(_ url: String) {
    emit(LinkingManagerDeclaration.declared.url, of: LinkingManager.self, url)
  }

  // MARK: - Foreground and background

  /// Moves the app to the background. Returns false when it is there already.
  func enterBackground() -> Bool {
    guard state == .active else { return false }
    become(.inactive)
    become(.background)
    if !host.configuration.runsInBackground { host.clockDriver?.suspend(after: Self.timeInBackground) }
    return true
  }

  /// Moves the app to the foreground. Returns false when it is there already.
  func enterForeground() -> Bool {
    guard state != .active else { return false }
    become(.active)
    host.clockDriver?.wake()
    return true
  }

  private func become(_ next: State) {
    state = next
    host.queue.uses(.published, alone: true)
    host.published.publish { $0.appState = next.rawValue }
    emit(AppStateDeclaration.declared.appStateDidChange, of: AppState.self, next.rawValue)
  }

  /// Sends a module's event while a script runs. Without a script there are no listeners.
  private func emit<Module: ListeningModule, each Member>(
    _ event: DeclaredMessage<repeat each Member>, of module: Module.Type, _ values: repeat (each Member).Content
  ) {
    guard let module = host.module(module) else {
      host.counters.droppedWithoutListener += 1
      return
    }
    module.emit(event, repeat each values)
  }
}

extension NativeHost {
  package var lifecycle: AppLifecycle { part(AppLifecycle.self) }
}
