/// The report as one page that needs no other file.
package struct ComparisonPage {
  private let report: ComparisonReport

  package init(_ report: ComparisonReport) { self.report = report }

  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <title>navbridge diff</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>navbridge diff</h1>
    \(report.headings.map { Self.element("p", $0, class: $0.hasPrefix("-") ? "old" : "new") }.joined(separator: "\n"))
    \(([report.comparison.summary] + report.comparison.notes).map { Self.element("p", $0) }.joined(separator: "\n"))
    \(pictures)
    \(report.comparison.parts.map(Self.section).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  /// The pictures beside each other, and one over the other: what they have in common becomes black.
  private var pictures: String {
    guard let pictures = report.comparison.pictures else { return "" }
    let (old, new) = (Self.image(pictures.old, "the first run"), Self.image(pictures.new, "the second run"))
    return """
      <section class="pictures">
      <figure>\(old)<figcaption class="old">- first run</figcaption></figure>
      <figure>\(new)<figcaption class="new">+ second run</figcaption></figure>
      <figure><div class="over">\(old)\(new)</div><figcaption>what differs</figcaption></figure>
      </section>
      """
  }

  /// A picture as an image, in which a browser runs nothing and whose names are its own.
  private static func image(_ svg: String, _ words: String) -> String {
    "<img alt=\"The screen of \(words)\" src=\"data:image/svg+xml;base64,\(base64(Array(svg.utf8)))\">"
  }

  private static func section(_ part: RunComparison.Part) -> String {
    let lines = part.lines.map { line in
      element("span", line, class: line.hasPrefix("-") ? "old" : line.hasPrefix("+") ? "new" : "both")
    }
    return "<section>\n\(element("h2", part.title))\n<pre>\(lines.joined(separator: "\n"))</pre>\n</section>"
  }

  /// The only place at which a text becomes markup.
  private static func element(_ tag: String, _ text: String, class name: String? = nil) -> String {
    "<\(tag)\(name.map { " class=\"\($0)\"" } ?? "")>\(escaped(text))</\(tag)>"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1d2129; --paper: #ffffff; --faint: #6b7280; --rule: #d9dde3; --old: #b42318; \
    --old-back: #fdecea; --new: #116329; --new-back: #e6f6ec; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e8ec; --paper: #15181d; --faint: #9aa3af; --rule: #343a44; \
    --old: #ff9b91; --old-back: #3a1d1b; --new: #7ee2a0; --new-back: #16301f; } }
    body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: var(--ink); background: var(--paper); \
    font: 15px/1.5 system-ui, sans-serif; }
    p { margin: .3rem 0; overflow-wrap: anywhere; }
    section { margin: 2rem 0; }
    pre { overflow-x: auto; padding: .5rem 0; border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); \
    font: 13px/1.5 ui-monospace, monospace; }
    pre span { display: inline-block; min-width: 100%; padding: 0 .5rem; box-sizing: border-box; }
    .both { color: var(--faint); }
    .old { color: var(--old); }
    .new { color: var(--new); }
    pre .old { background: var(--old-back); }
    pre .new { background: var(--new-back); }
    .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; flex: 1 1 14rem; max-width: 24rem; text-align: center; }
    figure img { width: 100%; height: auto; display: block; }
    .over { position: relative; isolation: isolate; background: #000000; }
    .over img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
    """
}
