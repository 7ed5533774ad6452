internal import Shared

/// Names a React component that is shown in the chrome.
struct ComponentOptions: Sendable, Equatable {
  let name: String
  let componentId: String
  let alignment: String?

  /// Nil where no component is asked for. One that lacks its name or id is refused when a command brings it
  /// (`OptionsCheck`); here it is taken as not asked for.
  init?(_ json: JSON?) {
    guard let name = json?["name"]?.string, let componentId = json?["componentId"]?.string else { return nil }
    self.name = name
    self.componentId = componentId
    alignment = json?["alignment"]?.string
  }

  /// Key by key, as such options are merged.
  init?(_ options: ResolvedOptions, name: OptionPath, componentId: OptionPath, alignment: OptionPath? = nil) {
    guard let name = options.text(name), let id = options.text(componentId) else { return nil }
    self.name = name
    self.componentId = id
    self.alignment = alignment.flatMap(options.text)
  }

  init?(_ options: ResolvedOptions, _ paths: ComponentOptionPaths) {
    self.init(options, name: paths.name, componentId: paths.componentId, alignment: paths.alignment)
  }
}
