extension MMDrawerController {
  /// Puts the views of the centre and of the open side into their superviews.
  func installViews() {
    guard viewIfLoaded != nil else { return }
    if let center = storedCenter, center.isSeen || isSeen {
      let content: UIView = center.view
      if content.superview !== centerContainer { centerContainer.insertSubview(content, at: 0) }
    }
    installView(of: openSide)
    placeViews()
  }

  /// Inserts the side's view. A drawer that pushes the centre lies behind it; one above the centre lies in front of it
  /// and of the overlay.
  func installView(of side: MMDrawerSide) {
    guard let view = viewIfLoaded, let controller = self[side].controller else { return }
    let content: UIView = controller.view
    switch self[side].modeInForce {
    case .pushContent:
      if content.superview !== view { view.insertSubview(content, at: 0) }
    case .aboveContent:
      if overlay.superview !== centerContainer { centerContainer.addSubview(overlay) }
      if content.superview !== view { view.addSubview(content) }
    }
    placeViews()
  }

  func placeViews() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let shown = sideInMotion ?? openSide
    // A moving side is placed at the end of its motion.
    let isOut = isOpening || machine.motion == nil ? shown != .none : false
    let isAbove = self[shown].modeInForce == .aboveContent
    let shift = isOut && !isAbove ? (shown == .left ? self[shown].width : -self[shown].width) : 0
    centerContainer.frame = CGRect(x: shift, y: 0, width: size.width, height: size.height)
    overlay.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    overlay.alpha = isOut && isAbove ? 0.5 : 0
    centerContainer.keepsTouches = openSide != .none
    if let content = storedCenter?.viewIfLoaded, content.superview === centerContainer {
      content.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    for side in [MMDrawerSide.left, .right] {
      guard let content = self[side].controller?.viewIfLoaded, content.superview === view else { continue }
      let width = self[side].width
      let hidden = self[side].modeInForce == .aboveContent && !isOut ? width : 0
      let x = side == .left ? -hidden : size.width - width + hidden
      content.frame = CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }

  private var isOpening: Bool {
    switch machine.motion {
    case .opening: true
    case .dragging(_, let wasOpen): !wasOpen && dragged != nil
    case .closing, .stuck, nil: false
    }
  }

  private var sideInMotion: MMDrawerSide? {
    switch machine.motion {
    case .opening(let side), .closing(let side), .dragging(let side, _): side
    case .stuck, nil: nil
    }
  }
}
