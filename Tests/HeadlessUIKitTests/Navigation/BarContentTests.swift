import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeText
import Testing

/// Buttons and views in a navigation bar.
@MainQueue @Suite struct BarContentTests {
  @Test("The buttons lie at the edges of the bar, and the title between them")
  func frames() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let buttons = ["1", "2", "3"].map { UIBarButtonItem(title: $0) }
    let item = screens[1].navigationItem
    item.rightBarButtonItems = [buttons[0], buttons[1]]
    item.leftBarButtonItems = [buttons[2]]
    let title = UIView()
    item.titleView = title
    await device.settle()
    let bar = stack.navigationBar
    #expect(bar.frame(of: buttons[0])?.x == 388 && bar.frame(of: buttons[1])?.x == 344)
    #expect(bar.frame(of: buttons[2])?.x == 8)
    #expect(title.frame == CGRect(x: 96, y: 0, width: 248, height: 44) && title.window === device.window)
    item.leftItemsSupplementBackButton = true
    #expect(bar.frame(of: buttons[2])?.x == 52)
    stack.popViewController(animated: false)
    await device.settle()
    #expect(bar.frame(of: buttons[0]) == nil && title.window == nil)
  }

  /// The width of a text in a bar, in whole pixels of the device, with 8 points on both sides.
  private static func width(_ text: String, size: Double = 17, isBold: Bool = false) -> Double {
    ((TextWidths.width(of: text, fontSize: size, isBold: isBold) + 16) * 3).rounded(.up) / 3
  }

  @Test("A button of a bar is as wide as its text, and next buttons begin after it")
  func widths() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let (answer, icon) = (UIBarButtonItem(title: "Answer"), UIBarButtonItem())
    icon.image = UIImage(source: "star.png")
    let (cancel, short) = (UIBarButtonItem(title: "Cancel"), UIBarButtonItem(title: "i"))
    let item = screens[0].navigationItem
    item.rightBarButtonItems = [answer, icon]
    item.leftBarButtonItems = [cancel, short]
    await device.settle()
    let bar = stack.navigationBar
    let (wide, narrow) = (Self.width("Answer"), Self.width("Cancel"))
    #expect(wide > 60 && narrow > 60)
    #expect(bar.frame(of: answer) == CGRect(x: 432 - wide, y: 0, width: wide, height: 44))
    #expect(bar.frame(of: icon) == CGRect(x: 388 - wide, y: 0, width: 44, height: 44))
    #expect(bar.frame(of: cancel) == CGRect(x: 8, y: 0, width: narrow, height: 44))
    // A text that is narrower than a finger has the least width.
    #expect(bar.frame(of: short) == CGRect(x: 8 + narrow, y: 0, width: 44, height: 44))
  }

  @Test("The width of a button of a bar follows its title and its font, and ends in the middle of the bar")
  func changedWidth() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let button = UIBarButtonItem(title: "Answer")
    screens[0].navigationItem.rightBarButtonItems = [button]
    await device.settle()
    let bar = stack.navigationBar
    button.titleTextAttributes.font = UIFont(pointSize: 24, weight: .bold)
    #expect(bar.frame(of: button)?.width == Self.width("Answer", size: 24, isBold: true))
    button.titleTextAttributes.font = nil
    button.title = "OK"
    #expect(bar.frame(of: button)?.width == 44)
    button.title = String(repeating: "wide ", count: 40)
    #expect(bar.frame(of: button) == CGRect(x: 220, y: 0, width: 212, height: 44))
    button.title = ""
    #expect(bar.frame(of: button)?.width == 44)
  }

  @Test(
    "A system item is as wide as its word, and one with a picture as a finger",
    arguments: [
      ("done", "Done", true), ("cancel", "Cancel", false), ("edit", "Edit", false), ("save", "Save", true),
      ("undo", "Undo", false), ("redo", "Redo", false),
    ])
  func systemItems(name: String, word: String, isBold: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let (button, picture) = (UIBarButtonItem(), UIBarButtonItem())
    (button.systemItem, picture.systemItem) = (name, "trash")
    screens[0].navigationItem.rightBarButtonItems = [button, picture]
    await device.settle()
    #expect(stack.navigationBar.frame(of: button)?.width == max(44, Self.width(word, isBold: isBold)))
    #expect(stack.navigationBar.frame(of: picture)?.width == 44)
    #expect(button.systemTitle == word && picture.systemTitle == nil)
  }

  @Test("The back button is as wide as the title that it shows, and left buttons begin after it")
  func backButton() async throws {
    let device = Device()
    let (stack, screens) = await device.showStack(["Inbox", "Message"])
    for (screen, title) in zip(screens, ["Inbox", "Message"]) { screen.navigationItem.title = title }
    let left = UIBarButtonItem(title: "L")
    screens[1].navigationItem.leftBarButtonItems = [left]
    screens[1].navigationItem.leftItemsSupplementBackButton = true
    await device.settle()
    let bar = stack.navigationBar
    func shown() throws -> String { bar.shownTitle(of: try #require(bar.backButton), over: screens[1].navigationItem) }
    let width = 18 + TextWidths.width(of: "Inbox", fontSize: 17) + 8
    #expect(try shown() == "Inbox" && bar.backButtonFrame == CGRect(x: 8, y: 0, width: width, height: 44))
    #expect(bar.frame(of: left)?.x == 8 + width)
    // A title without room beside the bar's becomes 'Back', and then nothing.
    screens[0].navigationItem.title = "A title that is longer than half of the bar"
    #expect(try shown() == "Back")
    screens[1].navigationItem.title = String(repeating: "Another long title ", count: 3)
    #expect(try shown().isEmpty && bar.backButtonFrame.width == 44)
    screens[1].navigationItem.title = "Message"
    screens[0].navigationItem.title = "Inbox"
    screens[0].navigationItem.backButtonDisplayMode = .generic
    #expect(try shown() == "Back")
    screens[0].navigationItem.backButtonDisplayMode = .minimal
    #expect(try shown().isEmpty && bar.frame(of: left)?.x == 52)
  }

  @Test("A tap on a button runs its action only if the button is enabled")
  func tap() {
    var taps = 0
    let item = UIBarButtonItem(title: "x") { taps += 1 }
    #expect(item.tap() && taps == 1)
    item.isEnabled = false
    #expect(!item.tap() && taps == 1)
  }

  @Test("A custom view is in the bar while its button is shown")
  func customView() async {
    let device = Device()
    let (_, screens) = await device.showStack(["A"])
    let (first, second) = (UIView(), UIView())
    let item = UIBarButtonItem(customView: first)
    screens[0].navigationItem.rightBarButtonItems = [item]
    await device.settle()
    #expect(first.frame == CGRect(x: 388, y: 0, width: 44, height: 44) && first.window != nil)
    item.customView = second
    await device.settle()
    #expect(first.window == nil && second.window != nil)
    screens[0].navigationItem.rightBarButtonItems = []
    await device.settle()
    #expect(second.window == nil)
  }
}
