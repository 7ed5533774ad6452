internal import HeadlessUIKit

/// A title with a smaller text below it (rnn-options §4.4).
final class TopBarSubtitleView: UIView {
  /// The default font size of the title, in points.
  static let titleSize: Double = 16

  let title: String?
  var titleAttributes: UITextAttributes { didSet { window?.application?.noteChange() } }
  let subtitle: String
  var subtitleAttributes: UITextAttributes { didSet { window?.application?.noteChange() } }

  init(title: String?, titleAttributes: UITextAttributes, subtitle: String, subtitleAttributes: UITextAttributes) {
    self.title = title
    self.titleAttributes = titleAttributes
    self.subtitle = subtitle
    self.subtitleAttributes = subtitleAttributes
    super.init()
  }
}
