/// A screen of the script whose content is to be set up.
public struct LayersScreen: Sendable, Equatable {
  public let contextId: Int
  public let controller: String
}
