import NavbridgeTesting
import NavbridgeWire
import Testing

@Suite("An expectation about a screen")
struct ScreenMismatchTests {
  private let screen = SnapshotTests.screen(
    modals: [SnapshotTests.component("terms")], overlays: [SnapshotTests.component("toast")])

  @Test("An expectation about a screen holds for what is shown, and takes the id of a shown screen for its container")
  func holds() {
    expectStack(["home", "form"], in: screen)
    expectStack(["settings"], id: "second", in: screen)
    expectModals(["terms"], in: screen)
    expectOverlays(["toast"], in: screen)
    expectTitle("Form", in: screen)
    expectVisible(testID: "SAVE", in: screen)
    expectVisible(text: "Save", in: screen)
    expectNotVisible(.component("home"), in: screen)
    expectNotVisible(.testID("none"), in: screen)
    expectText("Save", of: .testID("SAVE"), in: screen)
    let tabs = SnapshotTests.screen()
    expectSelectedTab(0, in: tabs)
    expectSelectedTab("first", in: tabs)
    expectSelectedTab("form", in: tabs)
    let modal = SnapshotTests.screen(modals: [SnapshotTests.stack("s", [SnapshotTests.component("m")])])
    expectModals(["m"], in: modal)
  }

  @Test("An expectation about a screen is reported with both values and the printed screen")
  func report() throws {
    let mismatch = try #require(screen.mismatch(stack: ["home", "other"]))
    #expect(mismatch.sentence == "The stack in front has other screens.")
    #expect(mismatch.expected == #"["home", "other"]"# && mismatch.received == #"["home", "form"]"#)
    #expect(mismatch.screen == screen.description)
    #expect(
      mismatch.description.hasPrefix(
        """
        The stack in front has other screens.
          expected: ["home", "other"]
          received: ["home", "form"]
        The screen:
          main window
        """))
  }

  @Test("An expectation about a screen has a sentence for each way in which it does not hold")
  func sentences() {
    let tabs = SnapshotTests.screen()
    let mismatches = [
      screen.mismatch(stack: [], id: "none"), Snapshot([:]).mismatch(stack: []), screen.mismatch(modals: []),
      screen.mismatch(overlays: ["a", "b"]), screen.mismatch(selectedTab: 1), tabs.mismatch(selectedTab: 1),
      tabs.mismatch(selectedTab: "second"), screen.mismatch(title: "Other"), Snapshot([:]).mismatch(title: "A"),
      screen.mismatch(visible: .component("home")), screen.mismatch(visible: .text("None")),
      screen.mismatch(notVisible: .testID("SAVE")), screen.mismatch(text: "Send", of: .testID("SAVE")),
      screen.mismatch(value: 1, of: .testID("SAVE")), screen.mismatch(focused: .testID("SAVE")),
      screen.mismatch(focused: .label("L")),
    ]
    #expect(
      mismatches.map { $0?.sentence } == [
        "There is no stack 'none'.", "There is no stack in front.", "There are other modals.",
        "There are other overlays.", "There are no tabs in front.", "Another tab is selected.",
        "Another tab is selected.", "The title is another one.", "There is no visible top bar of a stack in front.",
        "The component 'home' is not visible.", "There is no element with the text 'None'.",
        "The element with the testID 'SAVE' is visible.", "The element with the testID 'SAVE' has another text.",
        "The element with the testID 'SAVE' has another value.", "The element with the testID 'SAVE' is not focused.",
        "There is no element with the label 'L'.",
      ])
    #expect(mismatches[6]?.received == "'first'" && mismatches[7]?.received == #""Form""#)
  }

  @Test("An expectation about a screen is recorded as an issue at the line of its caller")
  func issue() {
    let line = #line + 2
    withKnownIssue {
      expectModals(["other"], in: screen)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasPrefix("There are other modals.\n  expected: [\"other\"]") }
    }
  }
}
