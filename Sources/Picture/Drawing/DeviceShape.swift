internal import NavbridgeWire

/// The outline of a device: its corners, what is cut out of its screen, and whether it has a home indicator.
struct DeviceShape: Equatable {
  enum CutOut { case none, notch, island }

  let screen: Rect
  /// The number of pixels in a point.
  let scale: Double
  let isPad: Bool
  let cutOut: CutOut
  /// The radius of the screen's corners.
  let radius: Double
  let hasHomeIndicator: Bool
  /// The height of the status bar in portrait.
  let statusBarHeight: Double
  let orientation: String
  /// True for the design of iOS 26, in which bars have platters of glass.
  let hasGlass: Bool

  /// The width of the case around the screen.
  static let rim = 10.0

  var isLandscape: Bool { orientation.hasPrefix("landscape") }

  /// Reads the shape of a snapshot's `device`. A snapshot without one has the size of its first root, and the shape that
  /// its safe area suggests.
  init(_ snapshot: JSON) {
    orientation = snapshot["orientation"]?.string ?? "portrait"
    let (device, safeArea) = (snapshot["device"], snapshot["safeArea"]?.array?.compactMap(\.double) ?? [])
    let root = snapshot["windows"]?[0]?["root"]?["frame"]
    let size = device?["size"]?.array?.compactMap(\.double) ?? []
    if size.count == 2 {
      screen = Rect(0, 0, size[0], size[1])
    } else {
      let frame = Rect(root) ?? .zero
      screen = frame.isEmpty ? Rect(0, 0, 440, 956) : Rect(0, 0, frame.width, frame.height)
    }
    let isAcross = screen.width > screen.height
    // The notch covers the top in portrait, and both sides in landscape.
    let covered = device?["topInset"]?.double ?? (safeArea.count == 4 ? (isAcross ? safeArea[1] : safeArea[0]) : 0)
    isPad = device?["idiom"]?.string.map { $0 == "pad" } ?? (min(screen.width, screen.height) >= 700)
    scale = max(1, min(4, device?["scale"]?.double ?? (isPad ? 2 : 3)))
    let bottom = safeArea.count == 4 ? safeArea[2] : 0
    cutOut = isPad || covered < 44 ? .none : covered >= 59 ? .island : .notch
    hasHomeIndicator = cutOut != .none || (isPad && bottom > 0)
    hasGlass = device?["design"]?.int == 26
    statusBarHeight = device?["statusBarHeight"]?.double ?? (isPad ? 24 : cutOut == .none ? 20 : max(44, covered - 5))
    radius =
      switch cutOut {
      case .island: covered >= 62 ? 62 : 55
      case .notch: covered >= 50 ? 44 : covered >= 47 ? 47 : covered >= 48 ? 41.5 : 39
      case .none: hasHomeIndicator ? 18 : 0
      }
  }
}
