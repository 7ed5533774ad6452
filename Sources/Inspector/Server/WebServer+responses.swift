extension WebServer {
  /// The answer to a request that is none.
  func refusal(_ status: Int) -> [UInt8] {
    let why =
      switch status {
      case 426: "This is the socket of the page.\n"
      case 431: "The request is too long.\n"
      default: "The request cannot be read.\n"
      }
    return response(status, why)
  }

  /// - Parameters:
  ///   - more: lines of the head.
  ///   - isHead: true to leave the body out.
  func response(
    _ status: Int, _ body: String, _ type: String = "text/plain", more: String = "", isHead: Bool = false
  ) -> [UInt8] {
    Array(
      """
      HTTP/1.1 \(status) \(Self.reason(status))\r
      Content-Type: \(type); charset=utf-8\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Referrer-Policy: no-referrer\r
      Cross-Origin-Resource-Policy: same-origin\r
      Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data:; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
      \(more)\r

      """.utf8) + (isHead ? [] : Array(body.utf8))
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 426: "Upgrade Required"
    case 431: "Request Header Fields Too Large"
    default: "Method Not Allowed"
    }
  }
}
