/// The columns of a split view (typed-routing §7). All of this has no effect on other routers.
extension Router {
  /// The selected value of the detail column.
  public var detailSelection: AnyHashable? { detail?.value }
  /// The selected value of the content column.
  public var contentSelection: AnyHashable? { content?.value }
  /// The route in the detail column.
  public var detailRoute: AnyRoute? { detail?.route }
  /// The route in the content column.
  public var contentRoute: AnyRoute? { content?.route }

  public func select<Value: Hashable & Sendable>(detail value: Value?) {
    guard type.isSplit, let selection = selection(value, after: detail, detailRouteFactory) else { return }
    // The pushed screens belonged to the former detail.
    if !path.isEmpty { setPath(keeping: 0, then: []) }
    let old = detail?.route
    detail = selection.new
    publish(.detail(from: old, to: detail?.route))
    replaced(old)
    container?.columnsChanged()
  }

  public func select<Value: Hashable & Sendable>(content value: Value?) {
    guard type.isSplit, let selection = selection(value, after: content, contentRouteFactory) else { return }
    let old = content?.route
    content = selection.new
    publish(.content(from: old, to: content?.route))
    replaced(old)
    container?.columnsChanged()
  }

  public func detailBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?> {
    guard self.type.isSplit else { return .constant(nil) }
    return Binding(
      get: { [weak self] in self?.detail?.value as? Value }, set: { [weak self] in self?.select(detail: $0) })
  }

  public func contentBinding<Value: Hashable & Sendable>(as type: Value.Type) -> Binding<Value?> {
    guard self.type.isSplit else { return .constant(nil) }
    return Binding(
      get: { [weak self] in self?.content?.value as? Value }, set: { [weak self] in self?.select(content: $0) })
  }

  /// Returns the new selection, which is logged, or nil if nothing changes.
  private func selection(
    _ value: (some Hashable & Sendable)?, after old: ColumnSelection?, _ factory: ((AnyHashable) -> AnyRoute?)?
  ) -> (new: ColumnSelection?, ())? {
    guard let value = value.map({ AnyHashable($0) }) else { return old == nil ? nil : (nil, ()) }
    guard value != old?.value, let route = factory?(value) else { return nil }
    log(.navigation(from: currentRoute.wrapped, to: route.wrapped, type: .push))
    return (ColumnSelection(value: value, route: route), ())
  }

  /// Removes the observers of a column's former screen.
  private func replaced(_ route: AnyRoute?) {
    if let route, route != root { removeRecords { $0.isAt(route, 0) } }
  }
}
