internal import NavbridgeWire

/// The name and id of a React component that is shown in a bar.
struct ComponentOptions: Sendable, Equatable {
  let name: String
  let componentId: String
  let alignment: String?

  /// Returns nil if the options ask for no component. `OptionsReader` rejects a command whose component lacks its name
  /// or id; here such a component counts as not asked for.
  init?(_ json: JSON?) {
    guard let name = json?["name"]?.string, let componentId = json?["componentId"]?.string else { return nil }
    self.name = name
    self.componentId = componentId
    alignment = json?["alignment"]?.string
  }

  /// Reads each key from the layer that sets it, because these options are merged key by key.
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
