internal import HeadlessUIKit
internal import NavbridgeKernel

/// Top tabs: a segmented control above the selected screen (rnn-layouts §11). It is not a tab bar controller.
final class RNNTopTabsViewController: UIViewController, RNNLayoutProtocol {
  /// The height in points.
  private static let controlHeight: Double = 50

  let layoutState: RNNLayoutState
  let layoutType = RNNLayoutType.topTabs
  /// The control. Its three titles stay empty, because iOS does not read `topTab.title`.
  let segmentedControl = HMSegmentedControl(sectionTitles: ["", "", ""])
  let contentView = UIView()
  private(set) var viewControllers: [any RNNLayoutProtocol] = []
  private(set) var currentTabIndex = 0

  init(_ state: RNNLayoutState, children: [any RNNLayoutProtocol]) {
    layoutState = state
    super.init()
    edgesForExtendedLayout = []
    setViewControllers(children)
    didInit()
  }

  override func loadView() {
    super.loadView()
    view.backgroundColor = .white
    contentView.backgroundColor = .gray
    view.addSubview(segmentedControl)
    view.addSubview(contentView)
    segmentedControl.indexChangeBlock = { [slot] in
      unsafe (slot.object as? RNNTopTabsViewController)?.setSelectedViewControllerIndex($0)
    }
  }

  func getCurrentChild() -> (any RNNLayoutProtocol)? {
    viewControllers.indices.contains(currentTabIndex) ? viewControllers[currentTabIndex] : nil
  }

  /// Adds the children and loads all their views, which creates their React views. The first child is shown.
  private func setViewControllers(_ children: [any RNNLayoutProtocol]) {
    viewControllers = children
    for child in children {
      addChild(child)
      child.view.frame = contentView.bounds
      child.didMove(toParent: self)
    }
    _ = view
    if let first = children.first { contentView.addSubview(first.view) }
  }

  /// Adds the new child's view, then removes the old one's. A first tap on the segment of the child that is shown
  /// therefore removes that child's view, as in the original. An index without a child raises an exception, as on iOS.
  func setSelectedViewControllerIndex(_ index: Int) {
    if let failure = NativeException.beyondBounds(index, count: viewControllers.count) {
      application?.raise(failure.name, failure.reason)
      return
    }
    let (old, new) = (getCurrentChild(), viewControllers[index])
    guard old !== new else {
      new.view.removeFromSuperview()
      return
    }
    currentTabIndex = index
    if isSeen { new.beginAppearanceTransition(true, animated: false) }
    new.view.frame = contentView.bounds
    contentView.addSubview(new.view)
    // Removing the view from the window makes the old child disappear.
    old?.view.removeFromSuperview()
    if appearanceState == .didAppear { new.endAppearanceTransition() }
  }

  /// The children's safe area starts below the control.
  override var safeAreaInsetsForChildren: UIEdgeInsets {
    var insets = safeAreaInsets
    insets.top = 0
    return insets
  }

  override func placeOfChild(_ child: UIViewController, in bounds: CGRect) -> CGRect {
    let y = safeAreaInsets.top + Self.controlHeight
    return CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    segmentedControl.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: Self.controlHeight)
    contentView.frame = placeOfChild(self, in: bounds)
    getCurrentChild()?.view.frame = contentView.bounds
  }
}

extension RNNTopTabsViewController: Touchable {
  /// The segments.
  package var touchTargets: [TouchTarget] {
    segmentedControl.sectionTitles.indices.map { index in
      var target = TouchTarget(segmentedControl, frame: segmentedControl.frame(ofSegment: index)) {
        [segmentedControl] in
        segmentedControl.tap(at: index)
      }
      target.tabIndex = index
      target.isEnabled = segmentedControl.isEnabled
      return target
    }
  }
}

/// The control with which top tabs are selected. It has a segment for each title, and none is selected at first.
final class HMSegmentedControl: UIControl {
  let sectionTitles: [String]
  private(set) var selectedSegmentIndex: Int?
  /// Called with the index when a finger has selected a segment.
  var indexChangeBlock: ((Int) -> Void)?

  init(sectionTitles: [String]) {
    self.sectionTitles = sectionTitles
    super.init()
  }

  /// Returns the frame of a segment in the control's coordinates.
  func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / Double(max(1, sectionTitles.count))
    return CGRect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
  }

  /// Taps a segment. A segment that is already selected does not call the block. Returns false if the control is
  /// disabled or has no such segment.
  @discardableResult
  func tap(at index: Int) -> Bool {
    guard isEnabled, sectionTitles.indices.contains(index) else { return false }
    guard index != selectedSegmentIndex else { return true }
    selectedSegmentIndex = index
    setNeedsLayout()
    indexChangeBlock?(index)
    return true
  }
}
