internal import HeadlessUIKit
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

extension ResolvedOptions {
  /// `layout.insets` as a whole. The first layer with any side supplies them, with 0 for its other sides
  /// (rnn-options §3.3).
  var layoutInsets: UIEdgeInsets? {
    let insets = OptionPath.layout.insets
    guard let values = layer(of: .layoutInsets)?.values else { return nil }
    func side(_ option: OptionPath) -> Double { values[option]?.double ?? option.defaultValue?.double ?? 0 }
    return UIEdgeInsets(
      top: side(insets.top), left: side(insets.left), bottom: side(insets.bottom), right: side(insets.right))
  }
}

extension UIInterfaceOrientationMask {
  /// Reads `layout.orientation`, a word or a list of words. Unknown words add nothing, so the result may allow no
  /// orientation (rnn-options §4.3). An unset option allows the orientations that the app allows (protocol §10,
  /// 'orientation').
  init(option: JSON?) {
    switch option {
    case .array(let words)?: self = words.reduce([]) { $0.union(Self(word: $1.string)) }
    case .string(let word)?: self.init(word: word)
    default: self = .allButUpsideDown
    }
  }

  private init(word: String?) {
    self =
      switch word {
      case "default": .allButUpsideDown
      case "all": .all
      case "landscape": .landscape
      case "portrait": .portrait
      case "upsideDown": .portraitUpsideDown
      default: []
      }
  }
}
