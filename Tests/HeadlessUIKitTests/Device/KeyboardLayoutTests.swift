import HeadlessUIKit
import Testing

@Suite("The keys of a keyboard")
struct KeyboardLayoutTests {
  private typealias Layout = UIKeyboardLayout

  private static func screen(_ name: String, _ orientation: UIInterfaceOrientation = .portrait) throws -> UIScreen {
    var screen = UIScreen(try #require(UIDevice.named(name)))
    screen.orientation = orientation
    return screen
  }

  private static func names(_ layout: Layout) -> [String] { layout.cells.map(\.key.name) }

  @Test("The keys of a keyboard lie in four rows of the same height, and two beside the home indicator")
  func rows() throws {
    let layout = Layout(try Self.screen("iPhone 16"))
    #expect(layout.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
    let q = try #require(layout.cells.first)
    #expect(q.key == .character("q") && q.frame == CGRect(x: 3, y: 561, width: 38.7, height: 55.25))
    #expect(
      Self.names(layout).joined(separator: " ")
        == "q w e r t y u i o p a s d f g h j k l z x c v b n m shift delete numbers emoji space return globe dictation"
    )
    let rows = Set(layout.cells.dropLast(2).map(\.frame.y))
    #expect(rows == [561, 616.25, 671.5, 726.75])
    #expect(layout.cells.suffix(2).map(\.frame.y) == [786, 786])
  }

  @Test("The keys of a keyboard without a home indicator, and in landscape, have the globe in the last row")
  func lastRow() throws {
    for screen in [try Self.screen("iPhone SE 3"), try Self.screen("iPhone 16", .landscapeLeft)] {
      let last = Layout(screen).cells.suffix(5)
      #expect(last.map(\.key.name) == ["numbers", "globe", "emoji", "space", "return"])
      #expect(Set(last.map(\.frame.y)).count == 1)
      let end = last.map { $0.frame.x + $0.frame.width }.max() ?? 0
      #expect(abs(end - (screen.bounds.width - 3 - screen.safeArea(isStatusBarHidden: false).right)) < 1e-9)
    }
  }

  @Test("The keys of a keyboard lie beside the notch in landscape")
  func notch() throws {
    let layout = Layout(try Self.screen("iPhone 16", .landscapeLeft))
    #expect(layout.cells.first?.frame.x == 62 && layout.frame.x == 0 && layout.frame.width == 852)
  }

  @Test("The keys of a keyboard are capitals while the shift key is on, and signs are the same")
  func shift() throws {
    let screen = try Self.screen("iPhone 16")
    #expect(Self.names(Layout(screen, isShifted: true)).prefix(3) == ["Q", "W", "E"])
    #expect(Layout(screen, page: .numbers, isShifted: true) == Layout(screen, page: .numbers))
  }

  @Test("The keys of a keyboard for numbers and for signs lead to each other and back to the letters")
  func pages() throws {
    let screen = try Self.screen("iPhone 16")
    let numbers = Self.names(Layout(screen, page: .numbers))
    #expect(
      numbers.joined(separator: " ").hasPrefix(
        "1 2 3 4 5 6 7 8 9 0 - / : ; ( ) $ & @ \" . , ? ! ' symbols delete letters"))
    let signs = Self.names(Layout(screen, page: .symbols))
    #expect(
      signs.joined(separator: " ").hasPrefix(
        "[ ] { } # % ^ * + = _ \\ | ~ < > € £ ¥ • . , ? ! ' numbers delete letters"))
  }

  @Test(
    "The keys of a keyboard do not overlap, and a touch between them presses none", arguments: UIDevice.all.map(\.name))
  func touches(name: String) throws {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      let screen = try Self.screen(name, orientation)
      for page in [Layout.Page.letters, .numbers, .symbols] {
        let layout = Layout(screen, page: page)
        for cell in layout.cells {
          let middle = CGPoint(x: cell.frame.x + cell.frame.width / 2, y: cell.frame.y + cell.frame.height / 2)
          #expect(layout.cell(at: middle) == cell && layout.frame.contains(middle))
        }
        #expect(layout.cell(at: CGPoint(x: 5, y: layout.frame.y + 5)) == nil)
      }
    }
  }
}
