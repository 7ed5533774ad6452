internal import HeadlessUIKit
internal import Shared

/// A title with a smaller text below it (rnn-options §4.4).
final class TopBarSubtitleView: UIView {
  let title: String?
  let subtitle: String

  init(title: String?, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}
