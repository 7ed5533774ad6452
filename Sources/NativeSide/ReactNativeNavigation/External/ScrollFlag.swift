internal import HeadlessUIKit
internal import Shared

/// How the scroll view of a described screen behaves: a key of the description each (layout-guides §9).
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
