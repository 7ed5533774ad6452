extension Router {
  /// Sends a message as `context(_:)` does, and then goes back to its observer (typed-routing §5).
  ///
  /// - If a screen below the top of this stack observes the type, everything above the nearest such screen is popped.
  /// - Otherwise a presented router closes.
  /// - Otherwise the top screen is popped.
  public func terminate(_ value: some RouteContext) {
    context(value)
    if let anchor = anchor(of: Swift.type(of: value)) {
      let count = path.count - anchor.pathCount
      guard count > 0 else { return }
      setPath(keeping: anchor.pathCount, then: [])
      log(.action(.back(count: count)))
    } else if isPresented {
      close()
    } else {
      back()
    }
  }

  /// The nearest observer of a type that is not on the current screen.
  private func anchor(of type: any RouteContext.Type) -> ContextRecord? {
    let current = currentRoute
    return records.filter { $0.observes(type) && !$0.isAt(current, path.count) }.max { $0.pathCount < $1.pathCount }
  }
}
