internal import CResources

/// The files of `Resources`, which are the page.
enum InspectorFile {
  private static let texts: [String: String] = {
    let files = unsafe inspector_files()
    let all = unsafe UnsafeBufferPointer(start: files.files, count: files.count)
    return unsafe Dictionary(
      uniqueKeysWithValues: all.map { unsafe (String(cString: $0.path), String(cString: $0.text)) })
  }()

  /// The text of a file; nil if the page has no such file.
  static func text(_ name: String) -> String? { texts[name] }

  static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html"
    case "css": "text/css"
    default: "text/javascript"
    }
  }
}
