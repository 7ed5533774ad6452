/// The component of an appearance event.
struct ComponentIdentity: Sendable, Equatable {
  let componentId: String
  let componentName: String
  let componentType: String
}
