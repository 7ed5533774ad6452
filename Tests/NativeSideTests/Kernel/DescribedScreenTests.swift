import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NavbridgeKernel

/// The native screens that the files of several designs describe.
@Suite("Described screens")
struct DescribedScreenTests {
  @Test(
    "Described screens have texts in which values are filled in",
    arguments: [
      ("plain", "plain"), ("$props.name", "Ada"), ("<$props.name, $props.age>", "<Ada, 36>"), ("$props.none!", "!"),
      ("$props.", ""), ("$prop.name", "$prop.name"), ("$params.name", "$params.name"), ("$props.list", "[1]"),
    ])
  func filling(_ text: String, _ filled: String) {
    #expect(DescribedValues("props", ["name": "Ada", "age": 36, "list": [1]]).fill(text) == filled)
  }

  @Test("Described screens have bodies of events in which a text that is one place becomes the value itself")
  func bodies() {
    let values = DescribedValues("props", ["name": "Ada", "age": 36])
    let body: JSON = ["age": "$props.age", "all": ["$props.name is $props.age", 1, "$props.none"]]
    #expect(values.fill(in: body) == ["age": 36, "all": ["Ada is 36", 1, ""]])
  }

  private static let screen = DescribedScreen<String>(
    title: "Of $params.id",
    rows: [
      .init(.label, text: "No. $params.id", testID: "number"), .init(.button, text: "Act", action: "act"),
      .init(.button, text: "Idle", isEnabled: false),
    ], rightButtons: [.init(.button, text: "Bar $params.id", testID: "bar", action: "bar")])

  @Test(
    """
    Described screens show a title, rows from the top down and buttons of the bar, and perform the actions of those \
    that are tapped
    """)
  @MainQueue func content() throws {
    let controller = UIViewController()
    let content = DescribedContent(Self.screen, DescribedValues("params", ["id": 7]))
    var performed: [String] = []
    content.begin(in: controller) { performed.append($0) }
    let view = UIView()
    content.load(into: view)
    content.layOut(from: 10, width: 100)
    #expect(controller.title == "Of 7" && content.height == 132)
    #expect(view.subviews.map(\.frame) == [10, 54, 98].map { CGRect(x: 16, y: $0, width: 68, height: 44) })
    let label = try #require(view.subviews[0] as? UILabel)
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    let bar = try #require(controller.navigationItem.rightBarButtonItems.first)
    #expect(label.text == "No. 7" && label.accessibilityIdentifier == "number" && bar.title == "Bar 7")
    #expect(buttons.map(\.title) == ["Act", "Idle"] && buttons.map(\.isEnabled) == [true, false])
    buttons[0].action?()
    bar.action?()
    buttons[1].action?()
    #expect(performed == ["act", "bar"])
    content.setText("changed", of: "number")
    content.setText("renamed", of: "bar")
    #expect(label.text == "changed" && bar.title == "renamed")
    content.update(DescribedValues("params", ["id": 8]))
    #expect(controller.title == "Of 8" && label.text == "No. 8")
  }
}
