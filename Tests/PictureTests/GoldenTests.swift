import Glibc
import NavbridgePicture
import NavbridgeRuntime
import NavbridgeWire
import Testing

/// The pictures of screens, kept as files that a browser and a code host show. The screens are those of `scenes.test.js`, as a
/// device has described them; those whose names begin with `react`, and the action
/// sheet, are of apps with React's views.
@Suite("The picture of a screen", .timeLimit(.minutes(20)))
struct GoldenTests {
  /// With this variable the pictures are written again. Look at each of them afterwards.
  private static let isWriting = unsafe getenv("NAVBRIDGE_KEEP_PICTURES") != nil

  @Test("The picture of a screen is the one that is kept", arguments: KeptScreen.all)
  func golden(screen: KeptScreen) throws {
    let picture = Picture.svg(of: try screen.document)
    if Self.isWriting { try TextFile.write(picture, to: screen.goldenPath) }
    let kept = try TextFile.read(screen.goldenPath)
    let differing = zip(kept.split(separator: "\n"), picture.split(separator: "\n")).first { $0 != $1 }
    #expect(picture == kept, "the first line that differs: \(differing.map { "\($0.0) → \($0.1)" } ?? "the length")")
  }

  @Test("The picture of a screen exists for each kind of bar, container, presentation and motion")
  func kinds() {
    let names = Set(KeptScreen.all.map(\.name))
    let needed: Set = [
      "bar", "bar-texts", "bar-back", "bar-subtitle", "bar-large-title", "bar-search", "bar-search-focused",
      "bar-coloured",
      "bar-transparent", "bar-hidden", "bar-long-title", "tabs", "tabs-coloured", "top-tabs", "drawer", "split",
      "keyboard", "keyboard-on-pad", "keyboard-in-landscape", "alert", "alert-stacked", "overlay", "dark", "landscape",
      "right-to-left", "home-button", "notch",
      "no-status-bar",
      "modal-pageSheet", "modal-formSheet", "modal-fullScreen", "modal-overFullScreen", "modal-two-sheets",
      "modal-on-pad", "motion-push", "motion-pop", "motion-push-animated", "motion-push-large-title",
      "motion-pop-large-title", "motion-present", "motion-dismiss",
      "motion-present-full", "motion-cross-dissolve", "motion-flip", "motion-drawer-opens", "motion-drawer-closes",
      "tabs-landscape", "tabs-on-pad", "action-sheet", "ios-26", "ios-26-dark", "motion-set-root", "motion-overlay",
      "motion-swipe-back",
      "motion-sheet-swipe", "react-list", "react-back",
    ]
    #expect(needed.subtracting(names).isEmpty)
  }

  @Test(
    "The picture of a screen has the same bytes for the same snapshot, and is well formed", arguments: KeptScreen.all)
  func equalBytes(screen: KeptScreen) throws {
    let document = try screen.document
    let first = Picture.svg(of: document)
    // A document that was written and read again is the same snapshot.
    #expect(Picture.svg(of: try JSONDocument(document.description).root.json) == first)
    let root = try SVGElement.parse(first)
    #expect(root.tag == "svg" && root.all.count > 10)
  }
}
