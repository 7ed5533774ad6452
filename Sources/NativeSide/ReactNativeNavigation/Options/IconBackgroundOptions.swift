internal import HeadlessUIKit
internal import NavbridgeWire

/// The background that is drawn behind an icon. Without a colour there is none (rnn-options §4.4, §4.5).
struct IconBackgroundOptions: Sendable, Equatable {
  var color: UIColor
  let disabledColor: UIColor?
  let cornerRadius: Double
  /// The width in points, or nil for the width of the icon.
  let width: Double?
  let height: Double?

  init?(_ options: ResolvedOptions, _ paths: IconBackgroundOptionPaths) {
    guard let color = options.color(paths.color) else { return nil }
    self.color = color
    disabledColor = options.color(paths.disabledColor)
    cornerRadius = options.numberOrDefault(paths.cornerRadius)
    width = options.number(paths.width)
    height = options.number(paths.height)
  }

  /// Reads the background from a button's own object.
  init?(_ json: JSON?) {
    guard let color = json?["color"].flatMap(ColorParser.color) else { return nil }
    self.color = color
    disabledColor = json?["disabledColor"].flatMap(ColorParser.color)
    cornerRadius = json?["cornerRadius"]?.double ?? 0
    width = json?["width"]?.double
    height = json?["height"]?.double
  }
}
