internal import Shared

/// The dot on a tab's icon (rnn-options §4.7).
struct DotIndicatorOptions: Equatable {
  /// Nil: what there is stays.
  let isVisible: Bool?
  /// As the option has it; red by default.
  let color: JSON
  /// The diameter in points.
  let size: Double

  init(_ options: ResolvedOptions) {
    isVisible = options.bool(.dotIndicatorVisible)
    color = options.value(at: .dotIndicatorColor) ?? Self.red
    size = options.number(.dotIndicatorSize) ?? 6
  }

  private static let red: JSON = 0xFFFF_0000
}
