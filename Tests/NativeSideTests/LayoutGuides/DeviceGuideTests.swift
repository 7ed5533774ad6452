import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §1 and §13: the guides of one unchanged screen on every device, and in every container.
@MainQueue @Suite("The guides of a screen")
struct DeviceGuideTests {
  struct Figures: Sendable, CustomTestStringConvertible {
    let device: String
    let portrait: [Double]
    let landscape: [Double]
    var testDescription: String { device }

    init(_ device: String, _ portrait: [Double], _ landscape: [Double]) {
      self.device = device
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// Navigation bar and tab bar have their standard heights, by the table of bars. On a phone with a Dynamic Island the
  /// bar begins at the safe top less 5 points and a pixel.
  private nonisolated static let figures = [
    Figures("iPhone SE 1", [64, 49], [32, 32]), Figures("iPhone SE 2", [64, 49], [32, 32]),
    Figures("iPhone 8 Plus", [64, 49], [44, 49]), Figures("iPhone X", [88, 83], [32, 53]),
    Figures("iPhone 11", [92, 83], [44, 70]), Figures("iPhone 11 Pro Max", [88, 83], [44, 70]),
    Figures("iPhone 12 mini", [94, 83], [32, 53]), Figures("iPhone 14", [91, 83], [32, 53]),
    Figures("iPhone 14 Plus", [91, 83], [44, 70]), Figures("iPhone 14 Pro", [59 - 5 - 1 / 3 + 44, 83], [32, 53]),
    Figures("iPhone 15 Pro Max", [59 - 5 - 1 / 3 + 44, 83], [44, 70]),
    Figures("iPhone 16 Pro", [62 - 5 - 1 / 3 + 44, 83], [32, 53]),
    Figures("iPhone 16 Pro Max", [62 - 5 - 1 / 3 + 44, 83], [44, 70]), Figures("iPad 9.7", [70, 50], [70, 50]),
    Figures("iPad mini 6", [74, 65], [74, 65]), Figures("iPad Pro 11", [74, 65], [74, 65]),
    Figures("iPad Pro 12.9", [74, 65], [74, 65]),
  ]

  private func same(_ pair: [Double], _ expected: [Double]) -> Bool {
    zip(pair, expected).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test("The guides of a screen match the device in portrait and in landscape", arguments: figures)
  func devices(_ figures: Figures) async throws {
    let phone = try Phone(figures.device)
    let sample = try await phone.showSample()
    #expect(same(sample.pair, figures.portrait) && same(sample.inset, figures.portrait))
    phone.application.rotate(to: .landscapeLeft)
    await phone.settle()
    #expect(same(sample.pair, figures.landscape) && same(sample.inset, figures.landscape))
    #expect(sample.scroll.scrollView.contentInset.left == 0 && sample.scroll.scrollView.contentInset.right == 0)
    // The first item lies below the covered area.
    let top = sample.scroll.scrollContentView.convert(CGPoint.zero, to: nil).y
    #expect(abs(top - figures.landscape[0]) < 0.001)
  }

  struct Surrounding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pair: [Double]
    let show: @MainQueue @Sendable (Phone, DCFWrapperViewController) async -> Void

    init(
      _ name: String, _ pair: [Double],
      _ show: @escaping @MainQueue @Sendable (Phone, DCFWrapperViewController) async -> Void
    ) {
      testDescription = name
      self.pair = pair
      self.show = show
    }
  }

  private nonisolated static let surroundings = [
    Surrounding("in no container", [47, 34]) { await $0.show($1) },
    Surrounding("in a stack", [91, 34]) { await $0.show(UINavigationController(rootViewController: $1)) },
    Surrounding("in a stack without a bar", [47, 34]) {
      let stack = UINavigationController(rootViewController: $1)
      stack.isNavigationBarHidden = true
      await $0.show(stack)
    },
    Surrounding("in tabs", [47, 83]) {
      let tabs = UITabBarController()
      tabs.viewControllers = [$1]
      await $0.show(tabs)
    },
    Surrounding("in a page sheet", [0, 34]) { await present($1, .pageSheet, on: $0) },
    Surrounding("in a page sheet with a bar", [56, 34]) {
      await present(UINavigationController(rootViewController: $1), .pageSheet, on: $0)
    },
    Surrounding("in a full-screen modal", [47, 34]) { await present($1, .fullScreen, on: $0) },
    Surrounding("in an overlay's window", [47, 34]) {
      await $0.show(UIViewController())
      let window = UIWindow(application: $0.application)
      window.rootViewController = $1
      window.isHidden = false
      await $0.settle()
    },
  ]

  private static func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle, on phone: Phone
  ) async {
    let root = UINavigationController(rootViewController: UIViewController())
    await phone.show(root)
    controller.modalPresentationStyle = style
    root.present(controller, animated: true)
    await phone.settle()
  }

  @Test("The guides of a screen match the container or the presentation of the screen", arguments: surroundings)
  func surroundings(_ surrounding: Surrounding) async throws {
    let phone = try Phone()
    let screen = try phone.screen()
    await surrounding.show(phone, screen)
    #expect([screen.currentTopLayoutGuide.length, screen.currentBottomLayoutGuide.length] == surrounding.pair)
    let inset = try #require(phone.scrolls["first"]).scrollView.contentInset
    #expect(inset == UIEdgeInsets(top: surrounding.pair[0], left: 0, bottom: surrounding.pair[1], right: 0))
    #expect(phone.log.refreshes == (surrounding.pair == [0, 0] ? 0 : 1))
  }

  @Test("The guides of a screen shrink with a view that does not reach the edges of the screen")
  func smallView() async throws {
    let phone = try Phone()
    let (container, screen) = (UIViewController(), try phone.screen())
    container.addChild(screen)
    container.view.addSubview(screen.view)
    screen.view.frame = CGRect(x: 0, y: 30, width: 390, height: 844 - 30 - 40)
    screen.didMove(toParent: container)
    await phone.show(container)
    #expect(screen.currentGuides == LayoutGuidePair(top: 17, bottom: 0))
  }

  @Test("The guides of a screen do not include the keyboard")
  func keyboard() async throws {
    final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    let phone = try Phone()
    let sample = try await phone.showSample()
    let field = Field()
    sample.screen.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    await phone.settle()
    #expect(sample.pair == [91, 83] && phone.log.refreshes == 0)
  }
}
