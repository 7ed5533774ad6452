/// The stack and the presentations (typed-routing §3).
extension Router: RouterModel {
  public func push(_ route: some Route) { self.route(to: route, .push) }

  public func back() {
    guard !path.isEmpty else { return }
    setPath(keeping: path.count - 1, then: [])
    log(.action(.back()))
  }

  public func popToRoot() {
    guard !path.isEmpty else { return }
    setPath(keeping: 0, then: [])
    log(.action(.popToRoot))
  }

  public func update(root route: some Route) { self.route(to: route, .root) }

  public func route(_ route: some Route) { self.route(to: route, route.routingType) }

  public func present(_ route: some Route, withStack: Bool) { self.route(to: route, .sheet(withStack: withStack)) }

  public func cover(_ route: some Route) { self.route(to: route, .cover) }

  public func close() {
    guard isPresented, let presenter = parent as? Router else { return }
    for slot in PresentationSlot.allCases where presenter.router(in: slot) === self {
      log(.action(.close))
      presenter.setSlot(slot, nil)
    }
  }

  public func closeChildren() {
    let presented = PresentationSlot.allCases.compactMap { router(in: $0) }
    guard !presented.isEmpty else { return }
    for child in presented { log(.action(.closeChildren(child.info))) }
    for slot in PresentationSlot.allCases { setSlot(slot, nil) }
  }

  func route(to route: some Route, _ type: RoutingType) {
    log(.navigation(from: currentRoute.wrapped, to: route, type: type))
    switch type {
    case .push: setPath(keeping: path.count, then: [AnyRoute(route)])
    case .root: setRoot(AnyRoute(route))
    case .sheet(let withStack): setSlot(.sheet, AnyRoute(wrapped: route, inStack: withStack))
    case .cover: setSlot(.cover, AnyRoute(route))
    }
  }
}
