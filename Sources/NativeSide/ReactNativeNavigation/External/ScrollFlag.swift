internal import HeadlessUIKit
internal import NavbridgeLayoutGuides
internal import NavbridgeRuntime

/// The behaviours of a described screen's scroll view. Each case is a key of the description (layout-guides §9).
enum ScrollFlag: String, CaseIterable, Sendable {
  case bounces
  case centerContent
  case pagingEnabled
  case scrollEnabled
  case showsHorizontalScrollIndicator
  case showsVerticalScrollIndicator

  @MainQueue
  func set(_ value: Bool, on view: DCFScrollView) {
    switch self {
    case .bounces: view.bounces = value
    case .centerContent: view.centerContent = value
    case .pagingEnabled: view.isPagingEnabled = value
    case .scrollEnabled: view.isScrollEnabled = value
    case .showsHorizontalScrollIndicator: view.showsHorizontalScrollIndicator = value
    case .showsVerticalScrollIndicator: view.showsVerticalScrollIndicator = value
    }
  }
}
