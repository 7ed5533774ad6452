/// The changes that a person makes on the renderer's side. Each is logged once, as if a method had made it
/// (typed-routing §3).
extension Router {
  /// Replaces the path by the routes that are shown, in one assignment. The routes from the bottom on that are equal
  /// stay the same instances. Longer paths are logged as a navigation, shorter ones as a back action.
  public func pathReplaced(by routes: [AnyRoute]) {
    let kept = zip(path, routes).prefix { $0 == $1 }.count
    guard kept < max(path.count, routes.count) else { return }
    let (oldCount, previous) = (path.count, currentRoute)
    setPath(keeping: kept, then: Array(routes.dropFirst(kept)), .renderer)
    if routes.count < oldCount {
      log(.action(.back(count: oldCount - routes.count)))
    } else {
      log(.navigation(from: previous.wrapped, to: currentRoute.wrapped, type: .push))
    }
  }

  /// Replaces the root by the route that is shown, when the native side has kept another one than the router's.
  public func rootReplaced(by route: AnyRoute) {
    guard route != root else { return }
    log(.navigation(from: root.wrapped, to: route.wrapped, type: .root))
    setRoot(route)
  }

  /// Appends a route that the renderer has pushed by itself, such as by a link of a native screen.
  public func routePushed(_ route: AnyRoute) { pathReplaced(by: path + [route]) }

  /// Clears a slot whose presentation is gone. It is logged on the router that was presented, and not at all if the
  /// content was never built.
  public func slotCleared(_ slot: PresentationSlot) {
    guard route(in: slot) != nil else { return }
    router(in: slot)?.log(.action(.close))
    setSlot(slot, nil, .renderer)
  }
}

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
