package import HeadlessUIKit
package import NavbridgeRuntime
internal import NavbridgeWire

/// The title, the rows and the buttons of the bar that a view controller has by a description.
@MainQueue
package final class DescribedContent<Action: Sendable & Equatable> {
  private let screen: DescribedScreen<Action>
  private var values: DescribedValues
  private weak var controller: UIViewController?
  private var perform: (Action) -> Void = { _ in }
  /// The views of the rows. Before the controller's view has loaded there are none.
  private var rows: [UIView] = []

  package init(_ screen: DescribedScreen<Action>, _ values: DescribedValues) {
    (self.screen, self.values) = (screen, values)
  }

  /// Gives a controller its title and the buttons of its bar.
  ///
  /// - Parameter perform: carries out the action of a button that was tapped. It must not retain the controller.
  package func begin(in controller: UIViewController, perform: @escaping (Action) -> Void) {
    (self.controller, self.perform) = (controller, perform)
    fillTitle()
    controller.navigationItem.rightBarButtonItems = screen.rightButtons.map { button in
      let item = UIBarButtonItem(title: values.fill(button.text), action: tap(of: button))
      item.accessibilityIdentifier = button.testID
      item.isEnabled = button.isEnabled
      return item
    }
  }

  /// Makes the views of the rows and adds them to a view.
  package func load(into view: UIView) {
    rows = screen.rows.map(makeView)
    fillRows()
    for row in rows { view.addSubview(row) }
  }

  /// Shows other values in the title and in the rows.
  package func update(_ values: DescribedValues) {
    self.values = values
    fillTitle()
    fillRows()
  }

  /// Changes the text of the rows and of the buttons of the bar with a testID.
  package func setText(_ text: String, of testID: String) {
    for row in rows where testID.isExactly(row.accessibilityIdentifier) { set(text, on: row) }
    for item in controller?.navigationItem.rightBarButtonItems ?? []
    where testID.isExactly(item.accessibilityIdentifier) {
      item.title = text
    }
  }

  // MARK: - Layout

  private var rowHeight: Double { 44 }
  /// The room at both sides of a row, in points, as UIKit's layout margins of a narrow screen have it.
  private var margin: Double { 16 }

  /// The height of all rows in points.
  package var height: Double { rowHeight * Double(screen.rows.count) }

  /// Lays the rows out, one below the other.
  package func layOut(from top: Double, width: Double) {
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margin, y: top + rowHeight * Double(number), width: max(0, width - 2 * margin), height: rowHeight)
    }
  }

  // MARK: - Views

  private func fillTitle() {
    if let title = screen.title { controller?.title = values.fill(title) }
  }

  private func fillRows() {
    for (row, item) in zip(rows, screen.rows) { set(values.fill(item.text), on: row) }
  }

  private func set(_ text: String, on row: UIView) {
    (row as? UILabel)?.text = text
    (row as? UIButton)?.title = text
  }

  private func makeView(_ item: DescribedScreen<Action>.Item) -> UIView {
    let view: UIView
    switch item.kind {
    case .label: view = UILabel()
    case .button:
      let button = UIButton()
      button.action = tap(of: item)
      button.isEnabled = item.isEnabled
      view = button
    }
    view.accessibilityIdentifier = item.testID
    return view
  }

  private func tap(of item: DescribedScreen<Action>.Item) -> () -> Void {
    { [weak self] in
      if let action = item.action { self?.perform(action) }
    }
  }
}
