package import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeWire

/// The content that native screens have in every design whose file describes them: texts with places for values, and
/// rows of labels and buttons.
@MainQueue
package enum DescribedScreen {
  /// The height of a row in points.
  package static let rowHeight = 44.0

  /// Returns a text with each `$ROOT.KEY` replaced by a value. A missing value becomes an empty text.
  package nonisolated static func fill(_ text: String, _ root: String, with values: JSON) -> String {
    var filled = ""
    var rest = text[...]
    while let marker = rest.firstRange(of: "$\(root).") {
      filled += rest[..<marker.lowerBound]
      let key = rest[marker.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      filled += word(values[String(key)])
      rest = rest[key.endIndex...]
    }
    return filled + rest
  }

  private nonisolated static func word(_ value: JSON?) -> String {
    switch value {
    case nil, .null: ""
    case .string(let text): text
    case let value?: value.description
    }
  }

  package static func label(testID: String?) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = testID
    return label
  }

  package static func button(testID: String?, action: @escaping () -> Void) -> UIButton {
    let button = UIButton()
    button.accessibilityIdentifier = testID
    button.action = action
    return button
  }

  /// Lays the subviews of a view out as rows, one below the other.
  package static func layOutRows(of view: UIView, from top: Double, width: Double) {
    for (row, content) in view.subviews.enumerated() {
      content.frame = CGRect(x: 0, y: top + rowHeight * Double(row), width: width, height: rowHeight)
    }
  }
}
