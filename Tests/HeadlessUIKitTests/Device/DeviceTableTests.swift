import HeadlessUIKit
import Testing

/// layout-guides §13, copied independently of the table under test.
@Suite struct DeviceTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let names: [String]
    let size: CGSize
    let scale: Double
    let statusBar: Double
    let top: Double
    let bottom: Double
    let sides: Double
    let low: Double
    /// The width class: C, R, or – for an iPad.
    let width: Character

    init(
      _ names: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: Double, _ top: Double,
      _ bottom: Double, _ sides: Double, _ low: Double, _ sizeClass: Character
    ) {
      self.names = names.split(separator: ",").map { "\($0)" }
      size = CGSize(width: width, height: height)
      self.scale = scale
      self.statusBar = statusBar
      self.top = top
      self.bottom = bottom
      self.sides = sides
      self.low = low
      self.width = sizeClass
    }

    var testDescription: String { names.joined(separator: ", ") }
  }

  static let rows = [
    Row("iPhone SE (1st generation)", 320, 568, 2, 20, 20, 0, 0, 0, "C"),
    Row("iPhone 8,iPhone SE 2,iPhone SE 3", 375, 667, 2, 20, 20, 0, 0, 0, "C"),
    Row("iPhone 8 Plus", 414, 736, 3, 20, 20, 0, 0, 0, "R"),
    Row("iPhone X,iPhone XS,iPhone 11 Pro", 375, 812, 3, 44, 44, 34, 44, 21, "C"),
    Row("iPhone XR,iPhone 11", 414, 896, 2, 48, 48, 34, 48, 21, "R"),
    Row("iPhone XS Max,iPhone 11 Pro Max", 414, 896, 3, 44, 44, 34, 44, 21, "R"),
    Row("iPhone 12 mini,iPhone 13 mini", 375, 812, 3, 50, 50, 34, 50, 21, "C"),
    Row("iPhone 12,iPhone 12 Pro,iPhone 13,iPhone 13 Pro,iPhone 14", 390, 844, 3, 47, 47, 34, 47, 21, "C"),
    Row("iPhone 12 Pro Max,iPhone 13 Pro Max,iPhone 14 Plus", 428, 926, 3, 47, 47, 34, 47, 21, "R"),
    Row("iPhone 14 Pro,iPhone 15,iPhone 15 Pro,iPhone 16", 393, 852, 3, 54, 59, 34, 59, 21, "C"),
    Row("iPhone 14 Pro Max,iPhone 15 Plus,iPhone 15 Pro Max,iPhone 16 Plus", 430, 932, 3, 54, 59, 34, 59, 21, "R"),
    Row("iPhone 16 Pro", 402, 874, 3, 54, 62, 34, 62, 21, "C"),
    Row("iPhone 16 Pro Max", 440, 956, 3, 54, 62, 34, 62, 21, "R"),
    Row("iPad 9.7,iPad mini 5", 768, 1024, 2, 20, 20, 0, 0, 0, "–"),
    Row("iPad 10.2", 810, 1080, 2, 20, 20, 0, 0, 0, "–"),
    Row("iPad Pro 10.5,iPad Air 3", 834, 1112, 2, 20, 20, 0, 0, 0, "–"),
    Row("iPad mini 6", 744, 1133, 2, 24, 24, 20, 0, 20, "–"),
    Row("iPad Air 4,iPad Air 5,iPad 10", 820, 1180, 2, 24, 24, 20, 0, 20, "–"),
    Row("iPad Pro 11,iPad Pro (11-inch)", 834, 1194, 2, 24, 24, 20, 0, 20, "–"),
    Row("iPad Pro 12.9", 1024, 1366, 2, 24, 24, 20, 0, 20, "–"),
  ]

  @Test("A device in portrait has the measures of its row", arguments: rows)
  func portrait(_ row: Row) throws {
    for name in row.names {
      let screen = UIScreen(try #require(UIDevice.named(name)))
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: row.size.width, height: row.size.height))
      #expect(screen.scale == row.scale && screen.statusBarHeight(isHidden: false) == row.statusBar)
      #expect(
        screen.safeArea(isStatusBarHidden: false)
          == UIEdgeInsets(top: row.top, left: 0, bottom: row.bottom, right: 0))
      let isPad = row.width == "–"
      #expect(screen.userInterfaceIdiom == (isPad ? .pad : .phone))
      #expect(screen.horizontalSizeClass == (isPad ? .regular : .compact) && screen.verticalSizeClass == .regular)
    }
  }

  @Test("A device in landscape has the measures of its row, and an iPad keeps its status bar", arguments: rows)
  func landscape(_ row: Row) throws {
    for name in row.names {
      var screen = UIScreen(try #require(UIDevice.named(name)))
      screen.orientation = .landscapeRight
      let isPad = row.width == "–"
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: row.size.height, height: row.size.width))
      #expect(
        screen.safeArea(isStatusBarHidden: false)
          == UIEdgeInsets(top: isPad ? row.top : 0, left: row.sides, bottom: row.low, right: row.sides))
      #expect(screen.statusBarHeight(isHidden: false) == (isPad ? row.statusBar : 0))
      #expect(screen.horizontalSizeClass == (row.width == "C" ? .compact : .regular))
      #expect(screen.verticalSizeClass == (isPad ? .regular : .compact))
    }
  }

  @Test("Without a status bar only a notch covers the top of the screen")
  func hiddenStatusBar() throws {
    for row in Self.rows {
      let screen = UIScreen(try #require(UIDevice.named(row.names[0])))
      let hasNotch = row.top >= 44
      #expect(screen.safeArea(isStatusBarHidden: true).top == (hasNotch ? row.top : 0))
      #expect(screen.statusBarHeight(isHidden: true) == 0)
    }
  }

  @Test("A known name finds its device regardless of case and spaces, and an unknown name finds none")
  func names() {
    #expect(UIDevice.named("iphone se (3RD generation)")?.name == "iPhone SE 3")
    #expect(UIDevice.named("iPad Pro 12.9-inch")?.name == "iPad Pro 12.9")
    #expect(UIDevice.named("iPhone 7") == nil && UIDevice.named("") == nil)
    let names = UIDevice.all.map(\.name)
    #expect(Set(names).count == names.count)
    let found = Self.rows.flatMap(\.names).compactMap { UIDevice.named($0)?.name }
    #expect(Set(found) == Set(names))
  }
}
