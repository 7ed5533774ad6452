internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import OrderedCollections

/// A screen as a form sheet with detents (react-native-screens §11).
extension RNSScreenView {
  private typealias Detent = UISheetPresentationController.Detent

  /// The fractions of the sheet's room at which it rests. The single value -1 stands for the height of the content.
  private var fractions: [Double] {
    let given = (props[Property.sheetAllowedDetents]?.array ?? []).compactMap(\.double)
    return given.isEmpty ? [1] : given
  }

  private var fitsContents: Bool { fractions == [-1] }

  /// Applies the properties of sheets to UIKit. Only a form sheet has them.
  func updateSheet() {
    guard presentation == .formSheet, let sheet = screen?.sheetPresentationController else { return }
    let fractions = fractions
    sheet.animateChanges {
      sheet.detents = fractions.enumerated().map { index, fraction in
        .custom(identifier: Self.identifier(index)) { [weak self] context in
          guard fraction >= 0 else { return self?.contentHeight ?? context.maximumDetentValue }
          return min(context.maximumDetentValue, fraction * context.maximumDetentValue)
        }
      }
      sheet.prefersGrabberVisible = flag(.sheetGrabberVisible)
      sheet.preferredCornerRadius = number(.sheetCornerRadius).flatMap { $0 >= 0 ? $0 : nil }
      sheet.prefersScrollingExpandsWhenScrolledToEdge = flag(.sheetExpandsWhenScrolledToEdge, default: true)
      let undimmed = props[Property.sheetLargestUndimmedDetent]?.int ?? -1
      sheet.largestUndimmedDetentIdentifier =
        undimmed < 0 ? nil : Self.identifier(min(undimmed, fractions.count - 1))
      guard !hasSelectedDetent else { return }
      hasSelectedDetent = true
      let initial = props[Property.sheetInitialDetent]?.int ?? 0
      sheet.selectedDetentIdentifier = Self.identifier(fractions.indices.contains(initial) ? initial : 0)
    }
  }

  /// The points by which a finger that scrolls its content makes the sheet grow.
  var roomToGrow: Double {
    guard presentation == .formSheet, let sheet = screen?.sheetPresentationController,
      sheet.prefersScrollingExpandsWhenScrolledToEdge
    else { return 0 }
    return sheet.roomToGrow
  }

  /// Moves a sheet that fits its content to its new height.
  func contentHeightChanged() {
    guard presentation == .formSheet, fitsContents, let sheet = screen?.sheetPresentationController else { return }
    sheet.animateChanges { sheet.invalidateDetents() }
  }

  /// The height of the content and of the bar above it, in points. Nil before React has laid the content out.
  private var contentHeight: Double? {
    var around: RCTComponentView = self
    var bars = 0.0
    // A sheet with a bar contains a stack with one screen, whose wrapper holds the content.
    while true {
      if let wrapper = around.reactSubviews.lazy.compactMap({ $0 as? RNSScreenContentWrapper }).first {
        return wrapper.reactFrame.height > 0 ? wrapper.reactFrame.height + bars : nil
      }
      guard let stack = around.reactSubviews.lazy.compactMap({ $0 as? any RNSStack }).first,
        let inner = stack.reactSubviews.lazy.compactMap({ $0 as? RNSScreenView }).first
      else { return nil }
      if !(inner.header?.isTranslucentOrLarge ?? true) { bars += stack.stackController.navigationBar.frame.height }
      around = inner
    }
  }

  private static func identifier(_ index: Int) -> Detent.Identifier { Detent.Identifier(String(index)) }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: UISheetPresentationController) {
    guard presentation == .formSheet, let index = controller.selectedDetentIdentifier.flatMap({ Int($0.rawValue) })
    else { return }
    send("topSheetDetentChanged", ["index": .int(Int64(index)), "isStable": .bool(true)])
  }
}

extension RNSScreenContentWrapper {
  /// The nearest form sheet around this content.
  var sheetAround: RNSScreenView? {
    var around = reactSuperview
    while let each = around {
      if let screen = each as? RNSScreenView, screen.presentation == .formSheet { return screen }
      around = each.reactSuperview
    }
    return nil
  }
}
