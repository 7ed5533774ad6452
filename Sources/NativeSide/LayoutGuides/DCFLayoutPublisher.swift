package import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// Publishes the guides and insets of native screens that scroll, as events to the script side and as trace records. It
/// also finds their scroll views for the script side (layout-guides §12).
@MainQueue
package final class DCFLayoutPublisher: HostPart {
  private unowned let host: NativeHost
  private var views: [ExactText: ObjectSlot] = [:]
  private var mark = PruneMark(from: 64)

  package init(host: NativeHost) { self.host = host }

  /// Registers a view by its testID. The last view of a name replaces the earlier ones. Views are not retained.
  package func register(_ view: DCFScrollView) {
    guard let testID = view.accessibilityIdentifier else { return }
    if mark.isReached(by: views.count) {
      views = views.filter { unsafe $0.value.object != nil }
      mark.pruned(to: views.count)
    }
    views[ExactText(testID)] = view.slot
  }

  package func scrollView(_ testID: String) -> DCFScrollView? {
    unsafe views[ExactText(testID)]?.object as? DCFScrollView
  }
}

extension DCFLayoutPublisher: DCFLayoutObserver {
  package func guidesDidChange(
    of controller: DCFWrapperViewController, from old: LayoutGuidePair, to new: LayoutGuidePair
  ) {
    record(controller, "guidesChanged top \(old.top) to \(new.top), bottom \(old.bottom) to \(new.bottom)", controller)
    host.session?.emit(
      DCFLayoutDeclaration.declared.guidesChanged, componentId(of: controller), new.top, new.bottom,
      ["top": .double(old.top), "bottom": .double(old.bottom)])
  }

  package func didDiscover(_ view: (any DCFAutoInsetsProtocol)?, in controller: DCFWrapperViewController) {
    record(controller, view.map { "discovered \(type(of: $0))" } ?? "discovered nothing", controller)
  }

  package func willRefreshContentInset(
    of view: DCFScrollView, in controller: DCFWrapperViewController, for cause: DCFRefreshCause
  ) {
    record(view, "refreshContentInset \(cause.rawValue)", controller)
  }

  package func didReadGuides(
    _ guides: LayoutGuidePair, of controller: UIViewController, byProtocol: Bool, for view: any DCFAutoInsetsProtocol
  ) {
    guard let wrapper = controller as? DCFWrapperViewController else { return }
    let path = byProtocol ? "DCFViewControllerProtocol" : "UIKit"
    record(
      view, "autoAdjustInsets by \(path) of \(type(of: controller)) top \(guides.top), bottom \(guides.bottom)",
      wrapper)
  }

  package func didScroll(_ event: DCFScrollEvent, of view: DCFScrollView, in controller: DCFWrapperViewController) {
    record(view, event.kind.rawValue, controller)
    host.session?.emit(
      event.kind.declared, componentId(of: controller), view.accessibilityIdentifier,
      [event.contentOffset.x, event.contentOffset.y], event.contentInset.numbers,
      [event.contentSize.width, event.contentSize.height],
      [event.layoutMeasurement.width, event.layoutMeasurement.height], event.zoomScale, event.willDecelerate)
  }

  package func contentInsetDidChange(of view: DCFScrollView, in controller: DCFWrapperViewController) {
    let scroll = view.scrollView
    record(view, "contentInset top \(scroll.contentInset.top), bottom \(scroll.contentInset.bottom)", controller)
    host.session?.emit(
      DCFLayoutDeclaration.declared.insetsChanged, componentId(of: controller), view.accessibilityIdentifier,
      scroll.contentInset.numbers, [scroll.contentOffset.x, scroll.contentOffset.y])
  }

  private func record(_ subject: AnyObject, _ action: @autoclosure () -> String, _ controller: DCFWrapperViewController)
  {
    host.trace?.record(.layout, subject: "\(type(of: subject))", action: action(), id: componentId(of: controller))
  }

  /// Returns the id of the screen's component. It is nil for a native screen that another native screen has pushed.
  private func componentId(of controller: UIViewController) -> String? {
    controller.parent.flatMap(host.design.componentId)
  }
}

extension DCFScrollView {
  /// The insets and the offset, as they are sent.
  package var insets: JSONObject {
    [
      "contentInset": .numbers(scrollView.contentInset.numbers),
      "contentOffset": .numbers([scrollView.contentOffset.x, scrollView.contentOffset.y]),
    ]
  }
}

extension DCFScrollEvent.Kind {
  /// The declared event.
  fileprivate var declared: DCFLayoutDeclaration.ScrollEvent {
    let declared = DCFLayoutDeclaration.declared
    return switch self {
    case .onScrollBeginDrag: declared.onScrollBeginDrag
    case .onScroll: declared.onScroll
    case .onScrollEndDrag: declared.onScrollEndDrag
    case .onMomentumScrollEnd: declared.onMomentumScrollEnd
    }
  }
}

extension UIEdgeInsets {
  /// Reads top, left, bottom and right from JSON. Returns nil for anything but four numbers.
  package init?(numbers json: JSON) {
    guard let numbers = FieldTypes.Numbers.content(json), numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
