/// The values of a style with its shorthands and its containing box taken into account.
extension FlexStyle {
  var isAbsolute: Bool { position == .absolute }

  /// A negative `flex` makes the node shrink, a positive one makes it grow from nothing (flexbox §3).
  var grow: Double { flexGrow ?? max(flex ?? 0, 0) }

  var shrink: Double { flexShrink ?? max(-(flex ?? 0), 0) }

  var isFlexible: Bool { !isAbsolute && (grow != 0 || shrink != 0) }

  /// The main size from which a node grows or shrinks, if the style states one.
  func basis(owner: Double?, box: Double) -> Double? {
    let stated: FlexLength
    if flexBasis.isDefined && flexBasis != .auto {
      stated = flexBasis
    } else if let flex, flex > 0 {
      stated = .points(0)
    } else {
      return nil
    }
    return stated.resolved(against: owner).map { $0 + around(box) }
  }

  /// The width or the height as stated. Equal minimum and maximum state it, too.
  func dimension(isRow: Bool) -> FlexLength {
    let maximum = isRow ? maxWidth : maxHeight
    if maximum.isDefined && maximum == (isRow ? minWidth : minHeight) { return maximum }
    return isRow ? width : height
  }

  func hasDefinite(isRow: Bool, owner: Double?) -> Bool {
    (dimension(isRow: isRow).resolved(against: owner) ?? -1) >= 0
  }

  /// The size of the border box; nil if the style leaves it to the layout.
  func definite(isRow: Bool, owner: Double?, box: Double) -> Double? {
    guard let size = dimension(isRow: isRow).resolved(against: owner), size >= 0 else { return nil }
    return size + around(box)
  }

  func minimum(isRow: Bool, owner: Double?, box: Double) -> Double? {
    (isRow ? minWidth : minHeight).resolved(against: owner).map { $0 + around(box) }
  }

  func maximum(isRow: Bool, owner: Double?, box: Double) -> Double? {
    (isRow ? maxWidth : maxHeight).resolved(against: owner).map { $0 + around(box) }
  }

  /// A size within the minimum and the maximum. Where those contradict each other, a size above both becomes the
  /// maximum, and any other the minimum.
  func clamped(_ size: Double, isRow: Bool, owner: Double?, box: Double) -> Double {
    if let maximum = maximum(isRow: isRow, owner: owner, box: box), maximum >= 0, size > maximum { return maximum }
    if let minimum = minimum(isRow: isRow, owner: owner, box: box), minimum >= 0, size < minimum { return minimum }
    return size
  }

  /// A size within the minimum and the maximum that leaves room for padding and border.
  func bounded(_ size: Double, isRow: Bool, owner: Double?, box: Double) -> Double {
    max(clamped(size, isRow: isRow, owner: owner, box: box), box)
  }

  /// The space between items that follow one another along a row or a column.
  func gap(isRow: Bool, inner: Double?) -> Double {
    let stated = isRow ? columnGap : rowGap
    return max((stated.isDefined ? stated : gap).resolved(against: inner) ?? 0, 0)
  }

  func boundsAreShares(isRow: Bool) -> Bool {
    isRow ? minWidth.isShare || maxWidth.isShare : minHeight.isShare || maxHeight.isShare
  }

  /// The axes along which a box of this style depends on its owner's size.
  var ownerDependence: FlexAxes {
    FlexAxes(
      row: width.isShare || boundsAreShares(isRow: true) || margin.hasShares || padding.hasShares,
      column: height.isShare || boundsAreShares(isRow: false))
  }

  /// The padding and the border that a stated size does not include.
  private func around(_ box: Double) -> Double { boxSizing == .contentBox ? box : 0 }
}
