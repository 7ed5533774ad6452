internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A view of React's in the bar. React decides on its size, UIKit on its place (react-native-screens §10.1).
@MainQueue
final class RNSScreenStackHeaderSubview: RCTComponentView, PropertyReading {
  override class var componentNames: [String] { ["RNSScreenStackHeaderSubview"] }
  override class var hasContent: Bool { true }
  override class var properties: ComponentPropertyTable { table }
  private static let table = ComponentPropertyTable(Property.self)

  enum Property: Int, ComponentProperty {
    case type
    var valueType: ComponentPropertyType { .text }
  }

  enum Kind: String { case back, left, right, title, center, searchBar }

  private(set) lazy var item = UIBarButtonItem(customView: self)

  var kind: Kind { text(.type).flatMap(Kind.init) ?? .left }
  var searchBar: RNSSearchBar? { reactSubviews.lazy.compactMap { $0 as? RNSSearchBar }.first }

  override var intrinsicContentSize: CGSize? { reactFrame.size }

  override func updateLayoutMetrics() {
    frame.size = reactFrame.size
    invalidateIntrinsicContentSize()
  }

  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {}
  override func invalidate() { item.customView = nil }
}
