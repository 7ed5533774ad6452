#if JavaScript
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// `URL`. `Tests/JavaScript/url-search-params.test.js` tests its parameters.
@Suite("URL in JavaScript", .timeLimit(.minutes(20)))
struct URLTests {
  /// A text, its base, and the text of the URL; nil for an error.
  static let texts: [(String, String?, String?)] = [
    ("http://a/b/../c", nil, "http://a/c"),
    ("HTTP://User:Pa ss@EXAMPLE.com:80", nil, "http://User:Pa%20ss@example.com/"),
    ("https://bücher.de:8080/x?a=%zz#f%", nil, "https://xn--bcher-kva.de:8080/x?a=%zz#f%"),
    ("mailto:a/../b?s=1#q", nil, "mailto:a/../b?s=1#q"), ("app://x/./y/..", nil, "app://x/"),
    ("app:/x/../y", nil, "app:/y"), ("myapp://Host/Path", nil, "myapp://Host/Path"),
    ("../c?d", "http://a/b/e/f?q", "http://a/b/c?d"), ("//h/x", "https://a/b", "https://h/x"),
    ("#z", "http://a/b?q#y", "http://a/b?q#z"), ("?z", "http://a/b?q#y", "http://a/b?z"),
    ("", "http://a/b?q#y", "http://a/b?q"), ("../../../x", "http://a/b", "http://a/x"), ("/", "app://h/x", "app://h/"),
    ("a:b", "http://h/", "a:b"), ("http:foo", "http://a/b/c", "http://a/b/foo"), ("http:foo", nil, "http://foo/"),
    (#"http:\\h\p\q?\"#, nil, #"http://h/p/q?\"#), ("http:///x", nil, "http://x/"), ("file:x", nil, "file:///x"),
    ("http://[::1]:3000/", nil, "http://[::1]:3000/"), ("  http://h/a\tb\n ", nil, "http://h/ab"),
    ("http://h/é?é#é", nil, "http://h/%C3%A9?%C3%A9#%C3%A9"), ("http://h/😀", nil, "http://h/%F0%9F%98%80"),
    ("http://h/a b{}?a b{}#a b{}", nil, "http://h/a%20b%7B%7D?a%20b{}#a%20b{}"),
    ("http://a@b@c/", nil, "http://a%40b@c/"), ("wss://h:443/x", nil, "wss://h/x"), ("ftp://h:21", nil, "ftp://h/"),
    ("http://h?", nil, "http://h/?"), ("data:text/plain,hello world", nil, "data:text/plain,hello world"),
    ("x", nil, nil), ("", nil, nil), ("http://a b/", nil, nil), ("http://a:99999/", nil, nil),
    ("http://a:b/", nil, nil),
    ("http://", nil, nil), ("x", "mailto:y", nil), ("x", "nothing", nil),
  ]

  @Test("URL in JavaScript parses and resolves texts as browsers do")
  func parsing() async throws {
    let rows: JSON = .array(Self.texts.map { [.string($0.0), $0.1.map { .string($0) } ?? .null] })
    let outcome = try await Run.script(
      """
      for (const [text, given] of \(rows)) {
        const base = given ?? undefined;
        try { console.log(new URL(text, base).href) } catch (error) { console.log(error.name, error.code, URL.canParse(text, base)) }
      }
      """)
    #expect(outcome.ending == nil)
    for (row, line) in zip(Self.texts, outcome.lines) {
      #expect(line == row.2 ?? "TypeError ERR_INVALID_URL false", "\(row.0) with the base \(row.1 ?? "none")")
    }
    #expect(outcome.lines.count == Self.texts.count)
  }

  static let rows = [
    ScriptRow(
      "has its parts",
      """
      const u = new URL('https://u:p@h:8080/a/b?q=1#f');
      console.log([u.origin, u.protocol, u.username, u.password, u.host, u.hostname, u.port, u.pathname, u.search, u.hash].join(' '));
      console.log(`${u}` === u.href, JSON.stringify({ u }), Object.prototype.toString.call(u));
      const file = new URL('file:///x'); console.log(file.origin, file.port === '', file.search === '');
      """,
      [
        "https://h:8080 https: u p h:8080 h 8080 /a/b ?q=1 #f",
        #"true {"u":"https://u:p@h:8080/a/b?q=1#f"} [object URL]"#, "null true true",
      ]),
    ScriptRow(
      "has parts that can be set, and ignores values with which it would be no URL",
      """
      const u = new URL('http://h/p');
      const set = (name, value) => { u[name] = value; console.log(name, u.href) };
      set('protocol', 'https:'); set('protocol', 'app'); set('username', 'a b'); set('password', 'x'); set('host', 'n:81');
      set('hostname', 'm'); set('hostname', 'm:5'); set('port', '8080x'); set('port', '99999'); set('port', '');
      set('pathname', 'a b?#'); set('search', 'x y#'); set('search', ''); set('hash', '#a b'); set('hash', '');
      set('href', 'https://z/q');
      try { u.href = 'no' } catch (error) { console.log(error.message, u.href) }
      """,
      [
        "protocol https://h/p", "protocol https://h/p", "username https://a%20b@h/p", "password https://a%20b:x@h/p",
        "host https://a%20b:x@n:81/p", "hostname https://a%20b:x@m:81/p", "hostname https://a%20b:x@m:81/p",
        "port https://a%20b:x@m:8080/p", "port https://a%20b:x@m:8080/p", "port https://a%20b:x@m/p",
        "pathname https://a%20b:x@m/a%20b%3F%23", "search https://a%20b:x@m/a%20b%3F%23?x%20y%23",
        "search https://a%20b:x@m/a%20b%3F%23", "hash https://a%20b:x@m/a%20b%3F%23#a%20b",
        "hash https://a%20b:x@m/a%20b%3F%23", "href https://z/q", "'no' is not a URL. https://z/q",
      ]),
    ScriptRow(
      "shares its query with its parameters",
      """
      const u = new URL('http://h/?a=1'); const p = u.searchParams;
      p.append('b', 'x y'); p.delete('a'); console.log(u.href);
      u.search = '?z=1'; console.log(p.get('z'), p === u.searchParams);
      p.set('z', '2'); p.append('a', '3'); p.sort(); console.log(u.href); p.delete('a'); p.delete('z'); console.log(u.href);
      """, ["http://h/?b=x+y", "1 true", "http://h/?a=3&z=2", "http://h/"]),
    ScriptRow(
      "parses without an error on request",
      "console.log(URL.canParse('x'), URL.canParse('x', 'http://h'), URL.parse('x'), URL.parse('x', 'http://h').href)",
      ["false true null http://h/x"]),
  ]

  @Test("URL in JavaScript behaves as in browsers", arguments: rows)
  func behaves(_ row: ScriptRow) async throws {
    let outcome = try await Run.script(row.source)
    #expect(outcome.lines == row.lines)
    #expect(outcome.ending == nil)
  }
}
#endif
