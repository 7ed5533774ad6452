extension UIDevice {
  /// All models, phones first, in the order of the table (layout-guides §13).
  public static let all: [UIDevice] = table.flatMap { row in row.names.map { UIDevice(row, name: $0) } }

  /// The default device (protocol §10, 'default device').
  public static let iPhone16ProMax = named("iPhone 16 Pro Max")!

  /// Returns the model with a name. The comparison ignores case, spaces and punctuation, and treats 'SE (2nd
  /// generation)' as 'SE 2'.
  public static func named(_ name: String) -> UIDevice? {
    let wanted = key(name)
    return all.first { key($0.name) == wanted }
  }

  private static func key(_ name: String) -> String {
    let lower = name.lowercased()
    var words = lower.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
    words.removeAll { $0 == "generation" || $0 == "inch" }
    let ordinals = ["1st": "1", "2nd": "2", "3rd": "3", "4th": "4", "5th": "5", "6th": "6", "10th": "10"]
    return words.map { ordinals[$0] ?? $0 }.joined()
  }

  /// The models that have the same measures.
  private struct Row: Sendable {
    let names: [String]
    let size: CGSize
    let scale: Double
    /// The status bar's height.
    let bar: Double
    let top: Double
    let bottom: Double
    /// The left and the right safe area in landscape.
    let sides: Double
    /// The bottom safe area in landscape.
    let low: Double
    /// The horizontal size class in landscape. Nil for an iPad.
    let width: UIUserInterfaceSizeClass?

    init(
      _ names: String..., of size: (Double, Double), scale: Double, bar: Double, top: Double, bottom: Double = 0,
      sides: Double = 0, low: Double = 0, _ width: UIUserInterfaceSizeClass?
    ) {
      self.names = names
      self.size = CGSize(width: size.0, height: size.1)
      self.scale = scale
      self.bar = bar
      self.top = top
      self.bottom = bottom
      self.sides = sides
      self.low = low
      self.width = width
    }
  }

  private convenience init(_ row: Row, name: String) {
    let landscapeTop = row.width == nil ? row.top : 0
    self.init(
      name: name, userInterfaceIdiom: row.width == nil ? .pad : .phone, size: row.size, scale: row.scale,
      statusBarHeight: row.bar,
      portraitSafeArea: UIEdgeInsets(top: row.top, left: 0, bottom: row.bottom, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: landscapeTop, left: row.sides, bottom: row.low, right: row.sides),
      isRegularInLandscape: row.width != .compact)
  }

  private static let table: [Row] = [
    Row("iPhone SE 1", of: (320, 568), scale: 2, bar: 20, top: 20, .compact),
    Row(
      "iPhone 8", "iPhone SE 2", "iPhone SE 3",
      of: (375, 667), scale: 2, bar: 20, top: 20, .compact),
    Row("iPhone 8 Plus", of: (414, 736), scale: 3, bar: 20, top: 20, .regular),
    Row(
      "iPhone X", "iPhone XS", "iPhone 11 Pro",
      of: (375, 812), scale: 3, bar: 44, top: 44, bottom: 34, sides: 44, low: 21, .compact),
    Row(
      "iPhone XR", "iPhone 11",
      of: (414, 896), scale: 2, bar: 48, top: 48, bottom: 34, sides: 48, low: 21, .regular),
    Row(
      "iPhone XS Max", "iPhone 11 Pro Max",
      of: (414, 896), scale: 3, bar: 44, top: 44, bottom: 34, sides: 44, low: 21, .regular),
    Row(
      "iPhone 12 mini", "iPhone 13 mini",
      of: (375, 812), scale: 3, bar: 50, top: 50, bottom: 34, sides: 50, low: 21, .compact),
    Row(
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14",
      of: (390, 844), scale: 3, bar: 47, top: 47, bottom: 34, sides: 47, low: 21, .compact),
    Row(
      "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus",
      of: (428, 926), scale: 3, bar: 47, top: 47, bottom: 34, sides: 47, low: 21, .regular),
    Row(
      "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16",
      of: (393, 852), scale: 3, bar: 54, top: 59, bottom: 34, sides: 59, low: 21, .compact),
    Row(
      "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus",
      of: (430, 932), scale: 3, bar: 54, top: 59, bottom: 34, sides: 59, low: 21, .regular),
    Row("iPhone 16 Pro", of: (402, 874), scale: 3, bar: 54, top: 62, bottom: 34, sides: 62, low: 21, .compact),
    Row(
      "iPhone 16 Pro Max",
      of: (440, 956), scale: 3, bar: 54, top: 62, bottom: 34, sides: 62, low: 21, .regular),
    Row("iPad 9.7", "iPad mini 5", of: (768, 1024), scale: 2, bar: 20, top: 20, nil),
    Row("iPad 10.2", of: (810, 1080), scale: 2, bar: 20, top: 20, nil),
    Row("iPad Pro 10.5", "iPad Air 3", of: (834, 1112), scale: 2, bar: 20, top: 20, nil),
    Row("iPad mini 6", of: (744, 1133), scale: 2, bar: 24, top: 24, bottom: 20, low: 20, nil),
    Row(
      "iPad Air 4", "iPad Air 5", "iPad 10",
      of: (820, 1180), scale: 2, bar: 24, top: 24, bottom: 20, low: 20, nil),
    Row("iPad Pro 11", of: (834, 1194), scale: 2, bar: 24, top: 24, bottom: 20, low: 20, nil),
    Row("iPad Pro 12.9", of: (1024, 1366), scale: 2, bar: 24, top: 24, bottom: 20, low: 20, nil),
  ]
}
