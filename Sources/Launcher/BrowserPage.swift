internal import NavbridgeRuntime
internal import Subprocess

/// A file that leads a browser to an address with a secret in it. All users of a machine can read the arguments of a program, so
/// that the address itself is none: the file is, in a folder that only this user can enter.
package struct BrowserPage: Sendable {
  private let folder: PrivateFolder
  package var path: String { "\(folder.path)/open.html" }

  /// Nil if the file cannot be written.
  ///
  /// - Parameter address: an address without characters that HTML gives a meaning.
  package init?(to address: String) {
    guard let folder = try? PrivateFolder.make() else { return nil }
    self.folder = folder
    let text = """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>navbridge</title>
      <a href="\(address)">Open the page</a>

      """
    if TestFiles.write(text, to: path) != nil {
      folder.remove()
      return nil
    }
  }

  /// Opens the file by `xdg-open`. Returns false where no browser can be opened.
  package func open() async -> Bool {
    let result = try? await Subprocess.run(
      .name("xdg-open"), arguments: [path], output: .discarded, error: .discarded)
    return result?.terminationStatus.isSuccess ?? false
  }

  /// Removes the file. The browser has long read it, or never will.
  package func remove() { folder.remove() }
}
