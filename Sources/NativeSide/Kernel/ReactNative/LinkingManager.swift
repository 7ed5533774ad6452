internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// React Native's Linking module. It provides the URL that the app was opened with, and opens others.
///
/// The device has a browser and its settings, but no other apps. The app stays in front when they are opened, and an app
/// without an Info.plist may ask for no scheme but the browser's.
@MainQueue
final class LinkingManager: ListeningModule {
  private nonisolated static let declared = LinkingManagerDeclaration.declared

  nonisolated static let implementation = ModuleImplementation(
    of: LinkingManagerDeclaration.self,
    methods: [
      .promise(declared.getInitialURL) { (module: LinkingManager, promise) in
        promise.resolve(module.session.host.lifecycle.initialURL.map { .string($0) } ?? .null)
      },
      .promise(declared.openURL) { (module: LinkingManager, promise, url) in
        guard opensInBrowser(url) else { return promise.reject(.unopened("Unable to open URL: \(cut: url)")) }
        module.session.host.lifecycle.noteOpened(url)
        promise.resolve(true)
      },
      .promise(declared.canOpenURL) { (_: LinkingManager, promise, url) in
        guard !opensInBrowser(url) else { return promise.resolve(true) }
        let scheme = scheme(of: url) ?? url[...]
        promise.reject(
          .unopened(
            "Unable to open URL: \(cut: url). Add \(cut: scheme) to LSApplicationQueriesSchemes in your Info.plist."))
      },
      .promise(declared.openSettings) { (module: LinkingManager, promise) in
        module.session.host.lifecycle.noteOpened("app-settings:")
        promise.resolve(.null)
      },
    ] + listeningMethods,
    make: { LinkingManager($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }

  private nonisolated static func opensInBrowser(_ url: String) -> Bool {
    let scheme = scheme(of: url)?.lowercased()
    return scheme == "http" || scheme == "https"
  }

  /// The text before the first colon. A scheme is short, so a longer text is not searched.
  private nonisolated static func scheme(of url: String) -> Substring? {
    url.utf8.prefix(String.quotedBytes).firstIndex(of: UInt8(ascii: ":")).map { url[..<$0] }
  }
}

extension RPCError {
  /// The rejection of a URL that no app opens, with React Native's code.
  fileprivate static func unopened(_ message: String) -> RPCError {
    RPCError(.rejected, message, data: ["code": ModuleCode.unspecified.json])
  }
}
