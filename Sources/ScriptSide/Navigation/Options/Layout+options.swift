/// Layouts with typed options, beside those with JSON.
extension Layout {
  /// Returns a screen with options.
  public static func component(_ name: String, id: String? = nil, options: NavigationOptions) -> Layout {
    .component(name: name, id: id, options: options.json)
  }

  /// Returns a stack with options.
  public static func stack(_ children: [Layout], id: String? = nil, options: NavigationOptions) -> Layout {
    .stack(children, id: id, options: options.json)
  }

  /// Returns tabs with options.
  public static func bottomTabs(_ children: [Layout], id: String? = nil, options: NavigationOptions) -> Layout {
    .bottomTabs(children, id: id, options: options.json)
  }

  /// Returns a side menu with options.
  public static func sideMenu(
    left: Layout? = nil, center: Layout, right: Layout? = nil, id: String? = nil, options: NavigationOptions
  ) -> Layout {
    .sideMenu(left: left, center: center, right: right, id: id, options: options.json)
  }

  /// Returns a split view with options.
  public static func splitView(
    master: Layout, detail: Layout, id: String? = nil, options: NavigationOptions
  ) -> Layout {
    .splitView(master: master, detail: detail, id: id, options: options.json)
  }
}

extension Navigation {
  /// Changes options of a screen.
  public func mergeOptions(_ componentId: String, _ options: NavigationOptions) {
    mergeOptions(componentId, options.json)
  }

  /// Sets the options of all screens that have no others.
  public func setDefaultOptions(_ options: NavigationOptions) { setDefaultOptions(options.json) }
}
