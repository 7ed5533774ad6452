internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Requests of native code that do not concern the router's state.
extension NativeAppRouter {
  /// Opens a URL from within the app, as the system opens one from outside (native-router §11).
  ///
  /// - Returns: false if the URL does not belong to this app, so that the caller may open it elsewhere.
  @discardableResult
  public func openURL(_ url: String) -> Bool { host.part(NativeAppView.self).openURL(url) }

  /// Switches a feature flag. It counts from the next navigation on (native-router §8).
  public func setFlag(_ flag: String, isEnabled: Bool) {
    _ = host.part(NativeAppView.self).mappings.setFlag(flag, isEnabled: isEnabled)
  }
}

/// The links and requests that arrived before start-up was over (native-router §10, §11).
struct StartUpQueue {
  typealias Work = @MainQueue @Sendable () -> Void

  enum Kind { case link, request }

  private(set) var isOver = false
  private var links: [Work] = []
  private var requests: [Work] = []

  mutating func append(_ kind: Kind, _ work: @escaping Work) {
    switch kind {
    case .link: links.append(work)
    case .request: requests.append(work)
    }
  }

  /// Ends start-up. Returns the work that waited: the links, then the requests, each in the order of their arrival.
  mutating func end() -> [Work] {
    defer { (links, requests) = ([], []) }
    isOver = true
    return links + requests
  }
}
