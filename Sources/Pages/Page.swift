package import NavbridgeWire

/// A page that needs no other file: the style, the data and the scripts are in it, and it loads nothing.
package struct Page {
  private let title: String
  /// Further rules for the style.
  private let style: String
  private let body: String
  private let script: String

  /// A page of text.
  ///
  /// - Parameters:
  ///   - style: rules in addition to those that all pages share.
  ///   - body: the content, as HTML.
  package init(title: String, style: String = "", body: String) {
    (self.title, self.style, self.body, script) = (title, style, "<main>\n\(body)\n</main>", "")
  }

  /// A page that a script builds of data.
  ///
  /// - Parameters:
  ///   - kind: the name of the files in `Resources` with the page's style and script.
  ///   - data: what the page shows.
  package init(title: String, kind: String, data: JSON) {
    self.init(title: title, kind: kind, dataText: Self.inScript(data.description))
  }

  private init(title: String, kind: String, dataText: String) {
    self.title = title
    style = PageFile.text("\(kind).css")
    body = """
      <noscript><p>This page needs JavaScript. It loads nothing from a network.</p></noscript>
      <script type="application/json" id="data">\(dataText)</script>
      """
    script = "<script>\n\(PageFile.text("\(kind).js"))</script>\n"
  }

  /// Writes a page that a script builds of data, in parts, so that the data are never in memory as one text.
  ///
  /// - Parameters:
  ///   - write: called with each part of the page.
  ///   - data: calls its argument with each part of the data, as JSON.
  package static func write(
    title: String, kind: String, _ write: @escaping (String) -> Void, data: (@escaping (String) -> Void) -> Void
  ) {
    let place = "\u{0}data"
    let text = Page(title: title, kind: kind, dataText: place).text
    let parts = text.split(separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    write(String(parts[0]))
    data { write(inScript($0)) }
    write(String(parts[1]))
  }

  package var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'">
    <title>\(Self.escaped(title))</title>
    <style>
    \(PageFile.text("page.css"))\(style)</style>
    </head>
    <body>
    \(body)
    \(script)</body>
    </html>

    """
  }

  /// Returns text as the content of an element, or as the value of an attribute in quotation marks.
  package static func escaped(_ text: String) -> String {
    // A sign of markup may be a part of a character, with an accent after it.
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      // A terminal would obey it, and HTML forbids most of them.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns JSON as the content of an element `script`, which the text `</script>` would end and `<!--` would change. The
  /// character `<` stands only in texts, which have another form for it.
  static func inScript(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count + json.utf8.count / 8)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += Array(#"\u003C"#.utf8) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
