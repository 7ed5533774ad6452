internal import CResources

/// The files of `Resources`.
enum PageFile {
  private static let texts: [String: String] = {
    let files = unsafe page_files()
    let all = unsafe UnsafeBufferPointer(start: files.files, count: files.count)
    return unsafe Dictionary(
      uniqueKeysWithValues: all.map { unsafe (String(cString: $0.path), String(cString: $0.text)) })
  }()

  static func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("There is no file '\(name)' in Sources/Pages/Resources.") }
    return text
  }
}
