internal import NavbridgePages

/// The report as one page that needs no other file.
package struct ComparisonPage {
  private let report: ComparisonReport

  package init(_ report: ComparisonReport) { self.report = report }

  package var text: String {
    let headings = report.headings.map { Self.element("p", $0, class: $0.hasPrefix("-") ? "old" : "new") }
    let sentences = ([report.comparison.summary] + report.comparison.notes).map { Self.element("p", $0) }
    let parts =
      ["<h1>navbridge diff</h1>"] + headings + sentences + [pictures] + report.comparison.parts.map(Self.section)
    return Page(title: "navbridge diff", style: Self.style, body: parts.joined(separator: "\n")).text
  }

  /// The pictures beside each other, and what differs between them: red over the second one in grey. One over the other leaves
  /// black where both are the same, of which the filter makes nothing.
  private var pictures: String {
    guard let pictures = report.comparison.pictures else { return "" }
    let (old, new) = (Self.image(pictures.old, "the first run"), Self.image(pictures.new, "the second run"))
    let grey = Self.image(pictures.new, "the second run, in grey")
    return """
      <svg class="filters" aria-hidden="true"><filter id="changed" color-interpolation-filters="sRGB">
      <feColorMatrix values="0 0 0 0 0.85 0 0 0 0 0.1 0 0 0 0 0.1 8 8 8 0 0"/></filter></svg>
      <section class="pictures">
      <figure>\(old)<figcaption class="old">- first run</figcaption></figure>
      <figure>\(new)<figcaption class="new">+ second run</figcaption></figure>
      <figure><div class="difference">\(grey)<div class="changed"><div class="over">\(old)\(new)</div></div></div>
      <figcaption>red where they differ</figcaption></figure>
      </section>
      """
  }

  /// A picture as an image, in which a browser runs nothing and whose names are its own.
  private static func image(_ svg: String, _ words: String) -> String {
    "<img alt=\"The screen of \(words)\" src=\"data:image/svg+xml;base64,\(String(base64: Array(svg.utf8)))\">"
  }

  private static func section(_ part: RunComparison.Part) -> String {
    let lines = part.lines.map { line in
      element("span", line, class: line.hasPrefix("-") ? "old" : line.hasPrefix("+") ? "new" : "both")
    }
    return "<section>\n\(element("h2", part.title))\n<pre>\(lines.joined(separator: "\n"))</pre>\n</section>"
  }

  /// The only place at which a text of the runs becomes markup.
  private static func element(_ tag: String, _ text: String, class name: String? = nil) -> String {
    "<\(tag)\(name.map { " class=\"\($0)\"" } ?? "")>\(Page.escaped(text))</\(tag)>"
  }

  private static let style = """
    body { max-width: 80rem; }
    p { margin: .3rem 0; overflow-wrap: anywhere; }
    pre { overflow-x: auto; padding: .5rem 0; border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); \
    font: 13px/1.5 ui-monospace, monospace; }
    pre span { display: inline-block; min-width: 100%; padding: 0 .5rem; box-sizing: border-box; }
    .both { color: var(--faint); }
    .old { color: var(--bad); }
    .new { color: var(--good); }
    pre .old { background: var(--removed); }
    pre .new { background: var(--added); }
    .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; flex: 1 1 14rem; max-width: 24rem; text-align: center; }
    figure img { width: 100%; height: auto; display: block; }
    .filters { position: absolute; width: 0; height: 0; }
    .difference { position: relative; background: #ffffff; }
    .difference > img { filter: grayscale(1) opacity(.4); }
    .changed { position: absolute; inset: 0; filter: url(#changed); }
    .over { position: relative; isolation: isolate; }
    .over img { background: #808080; }
    .over img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
    """
}
