extension Binding where Value: TabRoute {
  /// Returns a binding for a tab view that handles the taps of tabs (typed-routing §6).
  ///
  /// Setting the selected tab again pops that tab's stack to its root, and then runs the observers of the re-selection.
  /// Setting another tab selects it, and pops nothing.
  ///
  /// - Parameters:
  ///   - tab: the selection that the tab view shows.
  ///   - router: the tab router, or the router above the tab view.
  public static func tabToRoot(for tab: Binding<Value>, in router: BaseRouter) -> Binding<Value> {
    Binding(
      get: { tab.wrappedValue },
      set: { [weak router] selected in
        if selected == tab.wrappedValue { return router?.reselect(selected) ?? () }
        tab.wrappedValue = selected
        let tabRouter = router as? TabRouter ?? router?.tabRouter(for: selected)
        tabRouter?.change(tab: selected)
      })
  }
}
