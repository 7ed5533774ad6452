/// The name of a controller, with the id of the resource that it shows. Both are compared when a stack is searched
/// (layered-navigation §3).
struct ControllerReference: Hashable, Sendable {
  let controller: String
  let resourceId: String?
  /// The context that is meant, where two of a stack have the same name and resource.
  let contextId: Int?

  init(_ controller: String, resourceId: String? = nil, contextId: Int? = nil) {
    self.controller = controller
    self.resourceId = resourceId
    self.contextId = contextId
  }

  func matches(_ entry: NavEntry) -> Bool {
    if let contextId { return entry.contextId == contextId }
    return entry.controller == controller && entry.resourceId == resourceId
  }
}
