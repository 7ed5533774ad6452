/// A native screen that a file describes: a title, and labels and buttons in rows and in the bar. It is the same in every
/// design: each reads it from its own file, with its own kinds of `Action`, and carries these out.
package struct DescribedScreen<Action: Sendable & Equatable>: Sendable, Equatable {
  /// A label or a button.
  package struct Item: Sendable, Equatable {
    package let kind: DescribedItemKind
    package let text: String
    package let testID: String?
    package let isEnabled: Bool
    /// The effect of a tap on a button.
    package let action: Action?

    package init(
      _ kind: DescribedItemKind, text: String, testID: String? = nil, isEnabled: Bool = true, action: Action? = nil
    ) {
      (self.kind, self.text, self.testID, self.isEnabled, self.action) = (kind, text, testID, isEnabled, action)
    }
  }

  package var title: String?
  /// The content, one item below the other.
  package var rows: [Item]
  /// The buttons at the right of the bar.
  package var rightButtons: [Item]

  package init(title: String? = nil, rows: [Item] = [], rightButtons: [Item] = []) {
    (self.title, self.rows, self.rightButtons) = (title, rows, rightButtons)
  }
}

/// The kinds of items, by their classes.
package enum DescribedItemKind: String, Sendable, CaseIterable {
  case label = "UILabel"
  case button = "UIButton"
}
