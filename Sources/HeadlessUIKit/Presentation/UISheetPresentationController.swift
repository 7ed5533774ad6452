public import NavbridgeRuntime

/// The presentation of a view controller as a sheet that rests at one of several heights.
///
/// Detents count where a sheet lies at the lower edge of the window, as on a phone. Elsewhere a sheet is a card.
@MainQueue
public final class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, from the lowest to the highest. An empty array counts as the large one.
  public var detents: [Detent] = [.large()] { didSet { detentsChanged() } }

  /// The detent at which the sheet rests. Nil, or an identifier that no active detent has, stands for the lowest one.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if oldValue != selectedDetentIdentifier { detentsChanged() } }
  }

  /// The highest detent at which what lies below the sheet is not dimmed and takes touches. Nil dims it always.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if oldValue != largestUndimmedDetentIdentifier { application?.noteChange() } }
  }

  /// The values up to `prefersPageSizing` are only stored, because nothing is drawn.
  public var prefersGrabberVisible = false
  /// In points. Nil for the system's radius.
  public var preferredCornerRadius: Double?
  /// Whether the sheet has the width of a page. Only stored.
  public var prefersPageSizing = true

  /// True if a finger that scrolls content at its upper edge drags the sheet first. The code that moves the finger reads
  /// it, and calls `dragSheet(by:)`.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The number of calls of `animateChanges` that run.
  private var animatedChanges = 0

  /// Changes properties of the sheet, so that it moves to its new height within an animation.
  public func animateChanges(_ changes: () -> Void) {
    animatedChanges += 1
    changes()
    animatedChanges -= 1
  }

  /// Resolves the detents again, such as when what a custom one depends on has changed.
  public func invalidateDetents() { detentsChanged() }

  // MARK: - Heights

  private var resolutionContext: Detent.ResolutionContext {
    Detent.ResolutionContext(
      maximumDetentValue: unboundGeometry.largestSheetHeight,
      isVerticallyCompact: application?.screen.verticalSizeClass == .compact)
  }

  /// The active detents with their heights in points, without the safe area at the bottom.
  private var heights: [(identifier: Detent.Identifier, height: Double)] {
    // Each reading resolves all detents.
    let context = resolutionContext
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0) }
    }
    return active.isEmpty ? [(.large, context.maximumDetentValue)] : active
  }

  /// The index of a detent among the active ones.
  private func index(
    of identifier: Detent.Identifier?, in heights: [(identifier: Detent.Identifier, height: Double)]
  ) -> Int? {
    heights.firstIndex { $0.identifier == identifier }
  }

  override var detentHeight: Double? { selectedHeight(in: heights) }

  private func selectedHeight(in heights: [(identifier: Detent.Identifier, height: Double)]) -> Double {
    heights[index(of: selectedDetentIdentifier, in: heights) ?? 0].height
  }

  override var letsTouchesThrough: Bool {
    guard presentationStyle.isSheet else { return super.letsTouchesThrough }
    let heights = heights
    guard let largest = index(of: largestUndimmedDetentIdentifier, in: heights) else { return false }
    return index(of: selectedDetentIdentifier, in: heights) ?? 0 <= largest
  }

  private func detentsChanged() {
    guard let view = presentedViewController?.viewIfLoaded, let containerView, view.superview === containerView else {
      return
    }
    let old = view.frame
    placePresentedView()
    guard view.frame != old else { return }
    application?.noteChange()
    if animatedChanges > 0 { animateMove() }
  }

  /// Keeps the application busy while the sheet moves to its new place.
  private func animateMove() {
    guard let application, isHostOnScreen else { return }
    let name = presentedViewController?.className ?? "nothing"
    let animation = CATransaction.addAnimation()
    let transition = application.beginTransition { "the sheet <\(name)> moves to another detent" }
    _ = application.scheduleEnd(ofAnimation: TransitionDuration.restOfSheetSwipe) {
      application.endTransition(transition)
      animation?.end()
    }
  }

  // MARK: - A finger

  /// Drags the sheet with a finger to one of its active detents and lets go. The delegate is notified if the detent is
  /// another one.
  ///
  /// - Parameter index: The place of the detent, from 0 for the first one.
  /// - Returns: False when the finger has no effect: there is no such detent, the presentation is no sheet at the
  ///   lower edge or not the topmost, or a transition runs.
  @discardableResult
  public func dragSheet(toDetentAt index: Int) -> Bool {
    let heights = heights
    guard let presented = presentedViewController, heights.indices.contains(index), unboundGeometry.hasDetents,
      machine.phase == .presented, !isFinishing, presented.modal?.presented == nil,
      presented.appearanceState == .didAppear, isHostOnScreen
    else { return false }
    let current = self.index(of: selectedDetentIdentifier, in: heights) ?? 0
    guard index != current else { return true }
    animateChanges { selectedDetentIdentifier = heights[index].identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  /// The points by which a finger can drag the sheet upwards from where it rests.
  package var roomToGrow: Double {
    guard unboundGeometry.hasDetents else { return 0 }
    let heights = heights
    return max(0, (heights.map(\.height).max() ?? 0) - selectedHeight(in: heights))
  }

  /// True if the sheet rests at a detent that is not the lowest.
  var hasLowerDetent: Bool {
    guard unboundGeometry.hasDetents else { return false }
    let heights = heights
    return (heights.map(\.height).min() ?? 0) < selectedHeight(in: heights)
  }

  /// Drags the sheet upwards by a way in points, downwards if it is negative, and lets go: the sheet rests at the nearest
  /// detent. Returns false as `dragSheet(toDetentAt:)` does.
  @discardableResult
  package func dragSheet(by way: Double) -> Bool {
    let heights = heights
    let wanted = selectedHeight(in: heights) + way
    let distances = heights.map { abs($0.height - wanted) }
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return false }
    return dragSheet(toDetentAt: nearest)
  }
}

extension UIViewController {
  /// The presentation of this view controller, or of the nearest presented ancestor, if it is a sheet. Nil for other
  /// styles.
  public var sheetPresentationController: UISheetPresentationController? {
    guard let sheet = presentationController as? UISheetPresentationController,
      let style = sheet.presentedViewController?.modalPresentationStyle, style.resolved.isSheet
    else { return nil }
    return sheet
  }
}
