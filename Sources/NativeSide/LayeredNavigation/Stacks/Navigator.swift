/// The kind of the operation that made a context the current one (layered-navigation §3).
enum Navigator: String, Sendable, CaseIterable {
  case root, push, pop
}
