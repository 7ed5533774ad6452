import HeadlessUIKit
import NavbridgeRuntime

@testable import NavbridgeLayeredNavigation

/// A screen that logs its set-up, and completes its content at once unless a test holds it.
@MainQueue
final class TestScreen: UIViewController, TypedNavViewController {
  let name: String
  var navContext: NavContext?
  var navInfo: String?
  var holdsContent = false
  /// Sets the content up, in addition.
  var onContent: (ContentHandle) -> Void = { _ in }
  /// The part of the screen that the content fills. Nil for all of it.
  var card: CGRect?
  private(set) var content: ContentHandle?
  private(set) var steps: [String] = []

  init(_ name: String) {
    self.name = name
    super.init()
    title = name
  }

  override func loadView() {
    guard let card else { return super.loadView() }
    view = AccesoryView(frame: application?.screen.bounds ?? .zero)
    view.addSubview(UIView(frame: card))
  }

  func navContextInit(with context: NavContext) { steps.append("init \(context.controller) \(navInfo ?? "-")") }
  func setupEmptyState() { steps.append("empty") }

  func setupContent(with content: ContentHandle) {
    steps.append("content")
    self.content = content
    onContent(content)
    if !holdsContent { content.complete() }
  }
}
