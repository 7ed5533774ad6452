internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The text of a routes file, in which the errors of a running app find their places.
package struct RoutesSource: Sendable, Equatable {
  /// The file's path as the user has given it.
  let file: String
  let text: String

  /// Returns the place of a member, such as `routes.json:5:31`.
  func place(of path: [JSONStep]) -> String { "\(file):\(JSONPlace(of: path, in: text))" }
}

extension NativeAppRouter {
  /// Returns a place in the app's declaration as a remark after a sentence. In a file it is a line and a column.
  func remark(at path: [JSONStep]) -> String {
    let source = host.configuration[CoordinatorRouter.Settings.self].source
    let parts = [source?.place(of: path), path.map(\.description).joined()].compactMap { $0 }
    return " (\(parts.joined(separator: " ")))"
  }
}
