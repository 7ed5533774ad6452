internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

extension NavDefinitions {
  /// Adds the definitions of a script. A screen is that of its component, or the native controller of its name.
  @MainQueue
  mutating func add(_ definitions: LayersDefinitions, host: NativeHost) throws(NavFailure) {
    let registered = host.configuration[LayeredNavigation.Settings.self].controllers
    func screen(_ name: String, _ component: String?, _ title: String?, _ area: [Double]? = nil) -> Constructor {
      if component == nil, let native = registered[name] { return native }
      let frame = area.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      return { [unowned host] in ScriptScreenController(host, component: component ?? name, title: title, frame: frame)
      }
    }
    func isBridged(_ screen: LayersDefinitions.Screen) -> Bool {
      screen.component != nil || registered[screen.name] == nil
    }
    if let root = definitions.nav {
      try defineNavRoot(root.name, config: NavConfig(root.bars), screen(root.name, root.component, root.title))
    }
    for tab in definitions.tabs {
      try defineTabRoot(
        tab.name, index: tab.index, config: NavConfig(tab.bars), screen(tab.name, tab.component, tab.title ?? tab.name))
    }
    for each in definitions.controllers {
      try define(controller: each.name, isBridged: isBridged(each), screen(each.name, each.component, each.title))
    }
    for each in definitions.accesories {
      try define(
        accesory: each.name, parents: each.parents, isBridged: isBridged(each),
        screen(each.name, each.component, each.title, each.frame))
    }
    if let modal = definitions.modal { accesoryConfig = NavConfig(modal) }
  }
}

extension NavConfig {
  fileprivate init(_ bars: LayersDefinitions.Bars) {
    self.init(navBar: bars.navBar, tabBar: bars.tabBar, navBarAnimated: bars.navBarAnimated)
  }
}
