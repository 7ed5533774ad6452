internal import HeadlessUIKit
internal import Shared

/// How the row of React views over a tab bar looks (rnn-options §4.6): by the tabs' own options alone.
struct CustomRowOptions: Sendable, Equatable {
  /// In points; nil for the bar's.
  let height: Double?
  let backgroundColor: UIColor?
  /// `glass`, `blur` or `none`; a colour takes its place. There is no glass before iOS 26.
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
