import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct SearchTests {
  @MainQueue final class Listener: UISearchBarDelegate, UISearchResultsUpdating {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func updateSearchResults(for search: UISearchController) {
      lines.append("update '\(search.searchBar.text)' \(search.searchBar.isFirstResponder)")
    }

    func searchBarTextDidBeginEditing(_: UISearchBar) { lines.append("begin") }
    func searchBar(_: UISearchBar, textDidChange text: String) { lines.append("text '\(text)'") }
    func searchBarTextDidEndEditing(_: UISearchBar) { lines.append("end") }
    func searchBarCancelButtonClicked(_: UISearchBar) { lines.append("cancel") }
  }

  @Test("Typing and a tap on cancel call the updater and the delegate")
  func search() async {
    let (device, search, listener, _) = await shown()
    #expect(!search.searchBar.tapCancel())
    #expect(search.searchBar.type("ab"))
    #expect(listener.take() == ["begin", "update '' true", "update 'ab' true", "text 'ab'"])
    #expect(search.isActive && device.application.keyboardOwner === search.searchBar)
    #expect(search.searchBar.tapCancel())
    #expect(listener.take() == ["cancel", "end", "update '' false"])
    #expect(!search.isActive && search.searchBar.text == "" && device.application.keyboardOwner == nil)
  }

  @Test("The button that ends a search is beside the field, as wide as its title, while the search runs")
  func cancelFrame() async throws {
    let (device, search, _, _) = await shown()
    let bar = search.searchBar
    #expect(bar.cancelFrame == nil)
    bar.type("ab")
    await device.settle()
    let frame = try #require(bar.cancelFrame)
    #expect(frame.x + frame.width == 424 && frame.y == 1 && frame.height == 36)
    bar.cancelText = "End the search"
    #expect(try #require(bar.cancelFrame).x < frame.x)
    // The keyboard goes, the search stays.
    bar.resignFirstResponder()
    #expect(bar.cancelFrame != nil)
    bar.tapCancel()
    #expect(bar.cancelFrame == nil)
  }

  @Test("The button that ends a search is at the left where the interface runs from right to left")
  func mirroredCancelFrame() async throws {
    let (device, search, _, _) = await shown()
    device.application.userInterfaceLayoutDirection = .rightToLeft
    search.searchBar.type("ab")
    #expect(search.searchBar.cancelFrame?.x == 16)
  }

  @Test("The program can begin and end a search")
  func programmatic() async {
    let (device, search, listener, _) = await shown()
    search.isActive = true
    search.searchBar.text = "x"
    search.isActive = false
    #expect(device.application.keyboardOwner == nil)
    #expect(listener.lines == ["begin", "update '' true", "update 'x' true", "end", "update '' false"])
  }

  @Test("A search bar off the screen rejects typing, and one that leaves the screen resigns the keyboard")
  func offScreen() async {
    let (device, search, listener, stack) = await shown()
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 440, height: 52))
    search.searchBar.becomeFirstResponder()
    listener.lines = []
    stack.pushViewController(device.screen("B"), animated: true)
    await device.settle()
    #expect(listener.lines == ["end"] && device.application.keyboardOwner == nil)
    #expect(search.searchBar.window == nil && !search.searchBar.type("x"))
    stack.popViewController(animated: true)
    await device.settle()
    #expect(search.searchBar.type("x"))
  }

  @Test("A running search leaves the bar nothing but the search bar, unless it is to leave the bar as it is")
  func alone() async {
    let (device, search, _, stack) = await shown()
    let bar = stack.navigationBar
    let button = UIBarButtonItem(title: "Edit")
    stack.topViewController?.navigationItem.rightBarButtonItems = [button]
    stack.pushViewController(device.screen("B"), animated: false)
    stack.topViewController?.navigationItem.searchController = UISearchController()
    stack.popViewController(animated: false)
    bar.prefersLargeTitles = true
    await device.settle()
    #expect(bar.frame.height == 148 && bar.displaysLargeTitle && bar.frame(of: button) != nil)
    search.isActive = true
    await device.settle()
    #expect(bar.frame.height == 52 && !bar.displaysLargeTitle && bar.frame(of: button) == nil)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 440, height: 52))
    #expect(stack.topViewController?.view.safeAreaInsets.top == bar.frame.y + 52)
    search.hidesNavigationBarDuringPresentation = false
    stack.view.setNeedsLayout()
    await device.settle()
    #expect(bar.frame.height == 148 && bar.frame(of: button) != nil)
    search.hidesNavigationBarDuringPresentation = true
    search.isActive = false
    await device.settle()
    #expect(bar.frame.height == 148 && search.searchBar.frame.y == 96)
  }

  @Test("A running search hides the back button")
  func back() async {
    let (device, _, _, stack) = await shown()
    let second = device.screen("B")
    let search = UISearchController()
    second.navigationItem.searchController = search
    stack.pushViewController(second, animated: false)
    await device.settle()
    search.isActive = true
    await device.settle()
    #expect(stack.navigationBar.backButton?.isVisible == false && !stack.tapBackButton())
    search.isActive = false
    await device.settle()
    #expect(stack.navigationBar.backButton?.isVisible == true && stack.tapBackButton())
  }

  private func shown() async -> (Device, UISearchController, Listener, UINavigationController) {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let (search, listener) = (UISearchController(), Listener())
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
    screens[0].navigationItem.searchController = search
    await device.settle()
    return (device, search, listener, stack)
  }
}
