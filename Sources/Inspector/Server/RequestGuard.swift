/// Decides on each request to the page's server, before anything else of it is read.
///
/// A web page from elsewhere can make a browser send requests to loopback. It cannot know the token, its `Origin` is another
/// one, and a name that it makes stand for 127.0.0.1 is seen in `Host`.
struct RequestGuard: Sendable {
  let port: Int
  /// The first part of each path, which only the person who started the server knows.
  let token: String

  enum Verdict: Equatable {
    /// The file of the page with this name.
    case file(String)
    case socket
    /// The page is below the token's folder.
    case movedTo(String)
    case refused(status: Int, String)
  }

  /// The name of the page itself.
  static let page = "inspect.html"
  private static let socket = "socket"

  /// - Parameter path: the path of the URL, without the query.
  func verdict(method: String, path: String, host: String?, origin: String?) -> Verdict {
    guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
      return .refused(status: 403, "This server answers only to http://127.0.0.1:\(port)/.")
    }
    if let origin, origin != "http://\(host)" {
      return .refused(status: 403, "This server answers only its own page.")
    }
    guard method == "GET" || method == "HEAD" else {
      return .refused(status: 405, "Only GET and HEAD are known here.")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, parts[0].isEmpty, parts[1] == token else {
      return .refused(status: 404, "The address lacks the token. 'navbridge inspect' has printed the whole address.")
    }
    guard parts.count == 3 else {
      return parts.count == 2 ? .movedTo("/\(token)/") : .refused(status: 404, "There is no such file.")
    }
    // A browser states the origin of each WebSocket.
    if parts[2] == Self.socket { return origin == nil ? .refused(status: 403, "The origin is missing.") : .socket }
    return .file(parts[2].isEmpty ? Self.page : parts[2])
  }
}
