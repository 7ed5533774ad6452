import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeText
import Testing

/// Tabs whose titles stand beside their icons.
@MainQueue @Suite("A tab with its title beside the icon") struct InlineTabTests {
  /// A bar with two tabs in landscape, of which the first has an icon, a title and perhaps a badge.
  private func button(
    _ device: Device, isLandscape: Bool = true, badge: String? = nil, icon: Bool = true, title: String? = "Home"
  ) async throws -> UITabBarButton {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map(device.screen)
    let item = tabs.viewControllers[0].tabBarItem
    item.title = title
    item.image = icon ? UIImage(source: "home.png") : nil
    item.badgeValue = badge
    await device.show(tabs)
    if isLandscape {
      device.application.rotate(to: .landscapeLeft)
      await device.settle()
    }
    return try #require(tabs.tabBar.buttons.first)
  }

  @Test("A tab with its title beside the icon stands so on a phone in landscape, and not in portrait")
  func phones() async throws {
    let device = Device()
    #expect(try await button(device, isLandscape: false).inlinePlaces == nil)
    let button = try await button(device)
    let title = TextWidths.width(of: "Home", fontSize: 12)
    let start = (button.bounds.width - 18 - 6 - title) / 2
    let places = try #require(button.inlinePlaces)
    #expect(places.icon == CGRect(x: start, y: (button.bounds.height - 18) / 2, width: 18, height: 18))
    #expect(places.title.x == start + 24 && places.title.width == title && places.badge == nil)
    #expect(button.iconFrame == places.icon)
  }

  @Test("A tab with its title beside the icon has a larger icon on a pad")
  func pads() async throws {
    let device = Device(screen: UIScreen(try #require(UIDevice.named("iPad Pro 11"))))
    let places = try #require(try await button(device, isLandscape: false).inlinePlaces)
    #expect(places.icon.width == 25 && places.title.width == TextWidths.width(of: "Home", fontSize: 13))
  }

  @Test("A tab with its title beside the icon has its badge on the icon's corner, and the title after the badge")
  func badges() async throws {
    let device = Device()
    for text in ["i", "3", "1234"] {
      let width = max(18, TextWidths.width(of: text, fontSize: 13) + 10)
      let places = try #require(try await button(device, badge: text).inlinePlaces)
      let badge = try #require(places.badge)
      #expect(badge.width == width && badge.height == 18)
      #expect(badge.x == places.icon.x + 18 - 7 && badge.y + 9 < places.icon.y + 9)
      #expect(abs(places.title.x - (badge.x + width + 6)) < 1e-9)
    }
    let bare = try #require(try await button(device, badge: "i", icon: false, title: nil).inlinePlaces)
    #expect(bare.badge?.width == 18 && bare.icon.width == 0 && bare.title.width == 0)
  }

  @Test("A tab with its title beside the icon cuts a title for which there is no room")
  func longTitles() async throws {
    let device = Device()
    let button = try await button(device, title: String(repeating: "wide ", count: 60))
    let places = try #require(button.inlinePlaces)
    #expect(places.icon.x >= 0 && places.title.x + places.title.width <= button.bounds.width)
  }

  @Test("A tab with its title beside the icon is mirrored from right to left")
  func mirrored() async throws {
    let device = Device()
    device.application.userInterfaceLayoutDirection = .rightToLeft
    let places = try #require(try await button(device, badge: "3").inlinePlaces)
    #expect(places.icon.x > places.title.x && (places.badge?.x ?? 0) < places.icon.x)
  }
}
