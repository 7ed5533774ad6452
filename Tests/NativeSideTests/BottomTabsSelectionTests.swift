import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation

@Suite("The selection of bottom tabs")
struct BottomTabsSelectionTests {
  @Test(
    """
    The selection of bottom tabs starts at the tabs' own index, which overrides requested indices until construction \
    is complete
    """)
  func construction() {
    var own = BottomTabsSelection(own: 2)
    #expect(own.current == 2 && own.previous == 2 && own.index(for: 1) == 2)
    own.isSetUp = true
    #expect(own.index(for: 1) == 1)
    #expect(BottomTabsSelection(own: nil).index(for: 1) == 1)
  }

  @Test("The selection of bottom tabs records as previous the tab that a tap left, not the tab that the program left")
  func previous() {
    var selection = BottomTabsSelection(own: nil)
    selection.select(2)
    #expect(selection.current == 2 && selection.previous == 0)
    selection.tap(1)
    #expect(selection.current == 1 && selection.previous == 2)
    selection.tap(1)
    #expect(selection.current == 1 && selection.previous == 1)
  }
}
