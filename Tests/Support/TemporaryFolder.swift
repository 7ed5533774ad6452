internal import Glibc
internal import NavbridgeRuntime

/// A folder for the files of a test. It is in `/tmp`, wherever the tests run, so that its path is short enough for sockets.
package struct TemporaryFolder: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let path: String

  /// - Parameter files: the texts, by name.
  package init(_ files: [String: String] = [:]) throws(Failure) {
    guard let path = unsafe SystemFiles.fresh("/tmp/navbridge-test-XXXXXX", by: { unsafe mkdtemp($0) != nil }) else {
      throw Failure(description: "No folder can be made in /tmp: \(systemMessage()).")
    }
    self.path = path
    for (name, text) in files { try write(text, to: name) }
  }

  /// Writes a file, and makes the folders around it.
  package func write(_ text: String, to name: String) throws(Failure) {
    if let fault = TestFiles.write(text, to: "\(path)/\(name)") {
      throw Failure(description: "The file '\(name)' cannot be written: \(fault).")
    }
  }

  /// The text of a file; empty if there is none.
  package func text(_ name: String) -> String {
    String(decoding: SystemFiles.bytes(of: "\(path)/\(name)") ?? [], as: UTF8.self)
  }

  package var names: [String] { SystemFiles.names(inFolder: path).sorted() }

  package func remove() { PrivateFolder(path: path).remove() }
}
