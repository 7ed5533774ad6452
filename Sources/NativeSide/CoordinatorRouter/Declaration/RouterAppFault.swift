/// A mistake in the declaration of an app.
public struct RouterAppFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The place in the declaration, as a path from its root: `.screens[2].flag`. Empty for the whole declaration.
  public let path: String
  /// The place in the file as line and column, counted from 1. Nil for a declaration that is not a file.
  public let place: String?
  /// A full sentence.
  public let message: String

  let steps: [JSONPlace.Step]

  init(_ steps: [JSONPlace.Step], _ message: String, place: JSONPlace? = nil) {
    self.steps = steps
    path = steps.map(\.description).joined()
    self.place = place?.description
    self.message = message
  }

  public var description: String {
    let context = [place, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: " ")
    return context.isEmpty ? message : "\(context): \(message)"
  }
}
