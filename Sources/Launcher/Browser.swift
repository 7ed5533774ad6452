internal import Subprocess

/// The browser of the person who runs a tool.
package enum Browser {
  /// Opens an address by `xdg-open`. Returns false where no browser can be opened.
  package static func open(_ address: String) async -> Bool {
    let result = try? await Subprocess.run(
      .name("xdg-open"), arguments: [address], output: .discarded, error: .discarded)
    return result?.terminationStatus.isSuccess ?? false
  }
}
