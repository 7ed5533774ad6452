import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §4: the search for a scroll view, once for each change of the guides.
@MainQueue @Suite("The discovery of a scroll view")
struct DiscoveryTests {
  private func show(_ content: UIView) async throws -> (Phone, DCFWrapperViewController) {
    let phone = try Phone()
    let screen = DCFWrapperViewController(contentView: content)
    screen.layoutObserver = phone.log
    await phone.show(screen)
    return (phone, screen)
  }

  @Test("The discovery of a scroll view checks the content view itself first")
  func contentView() async throws {
    let (content, inner) = (CountingView(), CountingView())
    content.addSubview(inner)
    _ = try await show(content)
    #expect(content.refreshes == 1 && inner.refreshes == 0)
  }

  @Test("The discovery of a scroll view searches depth first, and stops at the first match")
  func siblings() async throws {
    let (content, branch, deep, sibling, nested) = (UIView(), UIView(), CountingView(), CountingView(), CountingView())
    content.addSubview(UIView())
    content.addSubview(branch)
    branch.addSubview(deep)
    deep.addSubview(nested)
    content.addSubview(sibling)
    _ = try await show(content)
    #expect([deep.refreshes, nested.refreshes, sibling.refreshes] == [1, 0, 0])
  }

  @Test("The discovery of a scroll view searches from back to front, regardless of the views' positions")
  func order() async throws {
    let (content, front, back) = (UIView(), CountingView(), CountingView())
    content.addSubview(front)
    content.insertSubview(back, at: 0)
    back.frame.y = 500
    _ = try await show(content)
    #expect(back.refreshes == 1 && front.refreshes == 0)
  }

  @Test("The discovery of a scroll view finds a hidden view")
  func hidden() async throws {
    let (content, view) = (UIView(), CountingView())
    content.addSubview(view)
    content.isHidden = true
    _ = try await show(content)
    #expect(view.refreshes == 1)
  }

  @Test("The discovery of a scroll view ignores a view beside the content view, and is not repeated for it")
  func besideContent() async throws {
    let (phone, screen) = try await show(UIView())
    #expect(phone.log.lines == ["guides 0/0 to 47/34", "found nothing"])
    let beside = CountingView()
    screen.view.addSubview(beside)
    await phone.settle()
    #expect(beside.refreshes == 0 && phone.log.lines.count == 2)
  }

  @Test("The discovery of a scroll view is replaced by one refresh for a scroll view that is added later")
  func late() async throws {
    let (phone, screen) = try await show(UIView())
    let scroll = DCFScrollView()
    phone.log.lines = []
    screen.contentView.addSubview(scroll)
    #expect(scroll.scrollView.contentInset.top == 47 && phone.log.lines.first == "refresh by attachment")
    await phone.settle()
    #expect(phone.log.refreshes == 1)
  }

  @Test(
    """
    The discovery of a scroll view is replaced by a refresh for a scroll view that was detached while the guides \
    changed
    """)
  func away() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    let holder = UIView()
    sample.screen.contentView.addSubview(holder)
    holder.addSubview(sample.scroll)
    #expect(phone.log.refreshes == 0)
    holder.removeFromSuperview()
    sample.stack.isNavigationBarHidden = true
    await phone.settle()
    #expect(sample.inset == [91, 83])
    sample.screen.contentView.addSubview(holder)
    #expect(sample.inset == [47, 83])
    // The view was removed while nothing changed, so it needs no update when it returns.
    let refreshes = phone.log.refreshes
    holder.removeFromSuperview()
    sample.screen.contentView.addSubview(holder)
    #expect(phone.log.refreshes == refreshes)
  }
}
