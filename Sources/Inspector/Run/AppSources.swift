internal import NavbridgeRuntime
internal import NavbridgeWire

/// The texts of the source files that the places of a run name: files of this machine, or those that a bundle's map contains.
package enum AppSources {
  /// The most bytes of a file that a page is sent.
  static let limit = 4 << 20

  /// A sentence about a source that is not shown.
  package struct Failure: Error {
    package let message: String
  }

  /// Returns the text of a source that a run has named.
  package static func text(ofFile file: String, app: String, log: RunLog) throws(Failure) -> String {
    do throws(PageRefusal) {
      return try text(of: file, app: app, files: log.files)
    } catch {
      throw Failure(message: error.message)
    }
  }

  /// Returns the text of a source.
  ///
  /// - Parameters:
  ///   - file: the file of a place of the run, as the lines have it.
  ///   - app: the app's file. A map beside it may contain the source.
  ///   - files: those that places of the run have named. No other is read: a page shows an app, not a disk.
  static func text(of file: String, app: String, files: Set<String>) throws(PageRefusal) -> String {
    guard files.contains(file) else {
      throw PageRefusal(message: "No line of this run is from '\(file)'.")
    }
    guard let text = (try? TextFile.read(file)) ?? content(of: file, inMapOf: app) else {
      throw PageRefusal(message: "The file '\(file)' is not on this machine, and the bundle's map does not contain it.")
    }
    guard text.utf8.count <= limit else { throw PageRefusal(message: "The file '\(file)' is larger than 4 MiB.") }
    return text
  }

  private static func content(of file: String, inMapOf app: String) -> String? {
    guard let text = try? TextFile.read(app + ".map"), let map = (try? JSONDocument(text))?.root.json else {
      return nil
    }
    let parts = map["sections"]?.array?.compactMap { $0["map"] } ?? [map]
    for part in parts {
      let root = part["sourceRoot"]?.string.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
      let sources = part["sources"]?.array ?? []
      if let at = sources.firstIndex(where: { isSource(root + ($0.string ?? ""), file) }) {
        return part["sourcesContent"]?[at]?.string
      }
    }
    return nil
  }

  /// A place has a source's path in its normal form.
  private static func isSource(_ source: String, _ file: String) -> Bool {
    source == file || PathText.normal(source) == PathText.normal(file)
  }
}
