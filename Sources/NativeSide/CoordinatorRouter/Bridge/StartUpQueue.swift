internal import NavbridgeRuntime

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
