public import NavbridgeRuntime

/// Sheets and covers (typed-routing §3). A router has one slot for each.
@ScriptThread
public protocol PresentationModel: AnyObject {
  /// True if this router is that of a sheet or a cover.
  var isPresented: Bool { get }
  /// Presents a route as a sheet. A sheet that is shown already is replaced.
  ///
  /// - Parameter withStack: true if the sheet can push. In a sheet without a stack nothing shows a pushed route.
  func present(_ route: some Route, withStack: Bool)
  /// Presents a route over the full screen, with a stack. It cannot be swiped away.
  func cover(_ route: some Route)
  /// Dismisses this router's own presentation. No effect on a router that is not presented.
  func close()
  /// Dismisses the sheet and the cover, if the content of at least one of them has been built. Otherwise no effect.
  func closeChildren()
}

extension PresentationModel {
  /// Presents a route as a sheet with a stack.
  public func present(_ route: some Route) { present(route, withStack: true) }
}
