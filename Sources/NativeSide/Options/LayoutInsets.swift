internal import HeadlessUIKit
internal import Shared

extension ResolvedOptions {
  /// `layout.insets` as a whole: of the first layer that has any side, with 0 for its other sides (rnn-options §3.3).
  var layoutInsets: UIEdgeInsets? {
    for layer in layers {
      guard let insets = layer.value(at: .layoutInsets) else { continue }
      let sides = ["top", "left", "bottom", "right"].map { insets[$0]?.double }
      guard sides.contains(where: { $0 != nil }) else { continue }
      return UIEdgeInsets(top: sides[0] ?? 0, left: sides[1] ?? 0, bottom: sides[2] ?? 0, right: sides[3] ?? 0)
    }
    return nil
  }
}
