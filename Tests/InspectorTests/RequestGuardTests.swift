import Testing

@testable import NavbridgeInspector

/// The requests that the page's server answers, and those of others.
@Suite("The page's server")
struct RequestGuardTests {
  private static let checks = RequestGuard(port: 80, token: "secret")

  struct Row: CustomTestStringConvertible, Sendable {
    var method = "GET"
    let path: String
    var host: String? = "127.0.0.1:80"
    var origin: String?
    let status: Int
    var testDescription: String { "\(method) \(path), host \(host ?? "-"), origin \(origin ?? "-")" }
  }

  @Test(
    "The page's server refuses what does not come from its own page",
    arguments: [
      Row(path: "/secret/", host: nil, status: 403), Row(path: "/secret/", host: "evil.example:80", status: 403),
      Row(path: "/secret/", host: "127.0.0.1:81", status: 403), Row(path: "/secret/", host: "127.0.0.1", status: 403),
      Row(path: "/secret/", origin: "http://evil.example", status: 403),
      Row(path: "/secret/socket", origin: "https://127.0.0.1:80", status: 403),
      Row(path: "/secret/socket", status: 403),
      Row(path: "/secret/socket", origin: "http://localhost:80", status: 403),
      Row(method: "POST", path: "/secret/", status: 405), Row(path: "/", status: 404), Row(path: "", status: 404),
      Row(path: "/guess/", status: 404), Row(path: "/secre/", status: 404), Row(path: "/guess/socket", status: 404),
      Row(path: "/secret/../etc/passwd", status: 404), Row(path: "secret/", status: 404),
    ])
  func refused(_ row: Row) {
    let verdict = Self.checks.verdict(method: row.method, path: row.path, host: row.host, origin: row.origin)
    guard case .refused(row.status, let why) = verdict else { Issue.record("\(verdict)"); return }
    #expect(why.hasSuffix("."))
  }

  @Test("The page's server gives its files and its socket to the own page, by both names of this machine")
  func given() {
    let verdict = { (path: String, host: String, origin: String?) in
      Self.checks.verdict(method: "GET", path: path, host: host, origin: origin)
    }
    #expect(verdict("/secret/", "127.0.0.1:80", nil) == .file("inspect.html"))
    #expect(verdict("/secret/main.js", "localhost:80", "http://localhost:80") == .file("main.js"))
    #expect(verdict("/secret/socket", "127.0.0.1:80", "http://127.0.0.1:80") == .socket)
    #expect(verdict("/secret", "127.0.0.1:80", nil) == .movedTo("/secret/"))
  }

  @Test("The page names no file that its server does not have, and loads nothing from elsewhere")
  func files() throws {
    let page = try #require(InspectorFile.text(RequestGuard.page))
    // The icon is in the page itself.
    let icon = try #require(page.firstMatch(of: /href="(data:[^"]*)"/)?.1)
    for reference in page.matches(of: /(?:src|href)="([^"#]+)"/) {
      #expect(reference.1 == icon || InspectorFile.text(String(reference.1)) != nil, "\(reference.1)")
    }
    #expect(!page.replacing(icon, with: "").contains("://") && !page.contains("style=") && !page.contains("onclick"))
  }
}
