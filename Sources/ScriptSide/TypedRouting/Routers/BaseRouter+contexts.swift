/// Messages to the routers above (typed-routing §4).
extension BaseRouter {
  /// The observers of this router, in the order of their registration.
  public var observers: [RouterObserver] {
    records.map { RouterObserver(route: $0.route, pathCount: $0.pathCount, type: $0.type) }
  }

  /// Observes messages of one type, for as long as the current route is on the path. If the current route already
  /// observes this type, the first observer stays.
  ///
  /// - Parameter perform: runs on the script's thread with each message. Capture the owner weakly.
  public func add<Context: RouteContext>(context type: Context.Type, perform: @escaping (Context) -> Void) {
    add(context: type, at: currentRoute, pathCount, perform: perform)
  }

  func add<Context: RouteContext>(
    context type: Context.Type, at route: AnyRoute, _ pathCount: Int, perform: @escaping (Context) -> Void
  ) {
    guard !records.contains(where: { $0.observes(type) && $0.isAt(route, pathCount) }) else { return }
    records.append(
      ContextRecord(route: route, pathCount: pathCount, type: type) { if let value = $0 as? Context { perform(value) } }
    )
    log(.context(.add(route.wrapped, context: type)))
  }

  /// Removes the observers of a type that are registered on the current route.
  public func remove<Context: RouteContext>(context type: Context.Type) {
    let route = currentRoute
    removeRecords { $0.observes(type) && $0.route == route }
  }

  /// Sends a message to the observers of its exact type: to those of the nearest parent first, then up to the top, then to
  /// those of this router. Nothing navigates.
  public func context(_ value: some RouteContext) {
    var next = parent
    while let router = next {
      router.deliver(value)
      next = router.parent
    }
    deliver(value)
  }

  /// True if this router or one above has an observer of a type. No observer runs.
  public func canTerminate<Context: RouteContext>(_ type: Context.Type) -> Bool {
    var next: BaseRouter? = self
    while let router = next {
      if router.records.contains(where: { $0.observes(type) }) { return true }
      next = router.parent
    }
    return false
  }

  private func deliver<Context: RouteContext>(_ value: Context) {
    for record in records where record.observes(Context.self) {
      log(.context(.execute(value, from: record.route.wrapped)))
      record.run(value)
    }
  }

  func removeRecords(where isRemoved: (ContextRecord) -> Bool) {
    guard records.contains(where: isRemoved) else { return }
    let removed = records.filter(isRemoved)
    records.removeAll(where: isRemoved)
    for record in removed { log(.context(.remove(record.route.wrapped, context: record.type))) }
  }
}
