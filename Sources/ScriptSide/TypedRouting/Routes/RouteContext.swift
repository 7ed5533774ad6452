/// A message from a screen to the routers above it: any value that can be compared and sent (typed-routing §4).
public typealias RouteContext = Hashable & Sendable
