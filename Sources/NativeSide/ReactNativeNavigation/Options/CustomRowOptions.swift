internal import HeadlessUIKit

/// The look of the row of React views over a tab bar (rnn-options §4.6). It follows the tabs' own options only.
struct CustomRowOptions: Sendable, Equatable {
  /// The height in points, or nil for the height of the bar.
  let height: Double?
  let backgroundColor: UIColor?
  /// `glass`, `blur` or `none`. A background colour replaces the effect. There is no glass before iOS 26.
  let backgroundEffect: String
  let cornerRadius: Double
  let horizontalMargin: Double
  let bottomMargin: Double

  init(_ own: RNNNavigationOptions) {
    let (options, paths) = (ResolvedOptions([own]), OptionPath.bottomTabs.customRow)
    height = options.number(paths.height)
    backgroundColor = options.color(paths.backgroundColor)
    let effect = options.text(paths.backgroundEffect)
    backgroundEffect = effect == "none" || backgroundColor != nil ? "none" : "blur"
    cornerRadius = options.numberOrDefault(paths.cornerRadius)
    horizontalMargin = options.numberOrDefault(paths.horizontalMargin)
    bottomMargin = options.numberOrDefault(paths.bottomMargin)
  }
}
