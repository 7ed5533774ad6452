import NavbridgeVocabulary
import Testing

@testable import NavbridgeReactNativeScreens

/// The value types that decide in place of the views of react-native-screens.
@Suite("A decision of react-native-screens")
struct RNSMachineTests {
  final class Screen: CustomTestStringConvertible, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    var testDescription: String { name }
  }

  static let (a, b, c, d) = (Screen("A"), Screen("B"), Screen("C"), Screen("D"))

  /// The rows of react-native-screens §4, step 5.
  @Test(
    "A decision of react-native-screens about the pushed list is that of its row",
    arguments: [
      ([a, b], [a, b], false, false, RNSPushChange<Screen>.nothing), ([a], [a, b], true, false, .replace),
      ([a, b], [b], false, false, .replace), ([a, b], [a, c], false, true, .replaceByPush),
      ([a, b], [a, c], false, false, .pop), ([a, b, c], [a], false, true, .pop), ([a], [a, b], false, false, .push),
      ([a], [a, b, c], false, true, .push), ([a, b, c], [b, c, a], false, false, .replace),
      ([a], [], false, false, .nothing),
      ([a, b, c], [a, c], false, false, .replace),
    ])
  func pushed(
    _ current: [Screen], _ wanted: [Screen], _ isFirst: Bool, _ pushes: Bool, _ expected: RNSPushChange<Screen>
  ) {
    #expect(RNSPushChange(from: current, to: wanted, isFirst: isFirst, pushesReplacement: pushes) == expected)
  }

  /// What a stack has from the library's JavaScript, whether the version is 4.26 or newer, and whether a popped screen is left out of
  /// an old state; the last value is that of one with `preventNativeDismiss`.
  @Test(
    "A decision of react-native-screens about a popped screen in an old state is that of its version",
    arguments: [
      // From 4.26 on, 4.25, 4.24, 4.21 to 4.23, and up to 4.20.
      (nil, nil, true, true, false), (true, true, false, true, false), (true, nil, false, true, true),
      (false, nil, false, false, false), (nil, nil, false, false, false),
    ] as [(Bool?, Bool?, Bool, Bool, Bool)])
  func reattaches(_ screens: Bool?, _ modals: Bool?, _ isFrom26: Bool, _ leavesOut: Bool, _ losesPrevented: Bool) {
    let rule = RNSReattachment(on: .turbo, screens: screens, modals: modals, isFrom26: isFrom26)
    #expect(rule.leavesOut == leavesOut && (rule.leavesOut && !rule.restoresPrevented) == losesPrevented)
    // The old architecture knows such screens in all versions.
    let old = RNSReattachment(on: .bridge, screens: screens, modals: modals, isFrom26: isFrom26)
    #expect(old.leavesOut && old.restoresPrevented)
  }

  @Test("A decision of react-native-screens about a popped screen asks for the version only where that decides")
  func reattachmentAsks() {
    var asked = 0
    func isFrom26() -> Bool {
      asked += 1
      return true
    }
    _ = RNSReattachment(on: .bridge, screens: nil, modals: nil, isFrom26: isFrom26())
    _ = RNSReattachment(on: .turbo, screens: false, modals: nil, isFrom26: isFrom26())
    #expect(asked == 0)
    _ = RNSReattachment(on: .turbo, screens: nil, modals: nil, isFrom26: isFrom26())
    #expect(asked == 1)
  }

  @Test("A decision of react-native-screens about appearance sends all events of a transition that no finger drives")
  func appears() {
    var machine = RNSScreenAppearance()
    #expect(machine.will(isInteractive: false, goingForward: true) == .will)
    #expect(machine.goingForward)
    #expect(machine.did(isAppearing: true) == .did)
  }

  @Test("A decision of react-native-screens about appearance sends all events of a swipe that goes all the way")
  func swipes() {
    var machine = RNSScreenAppearance()
    #expect(machine.will(isInteractive: true, goingForward: false) == .will)
    #expect(machine.did(isAppearing: false) == .did)
  }

  @Test(
    "A decision of react-native-screens about appearance sends the cancellation alone when a swipe turns back",
    arguments: [true, false])
  func turnsBack(_ isSwiped: Bool) {
    var machine = RNSScreenAppearance()
    _ = machine.will(isInteractive: true, goingForward: false)
    #expect(machine.will(isInteractive: false, goingForward: true) == .nothing)
    #expect(machine.did(isAppearing: isSwiped) == (isSwiped ? .gestureCancel : .nothing))
    // The next transition is as any other.
    #expect(machine.will(isInteractive: false, goingForward: true) == .will)
    #expect(machine.did(isAppearing: true) == .did)
  }

  @Test(
    """
    A decision of react-native-screens about a requested tab rejects the same tab, and a request that is older than \
    the last tap
    """)
  func tabs() {
    var machine = RNSTabSelection()
    // UIKit selects the first tab by itself, before the script has requested one.
    #expect(machine.request("one", base: 0, isSelected: true, rejectsStale: true) == .selected)
    #expect(machine.key == "one" && machine.provenance == 0)
    #expect(machine.request("one", base: 0, isSelected: true, rejectsStale: true) == .rejected(.repeated))
    #expect(machine.request("two", base: 0, isSelected: false, rejectsStale: true) == .selected)
    // A request is stale only if it is older than a tap.
    #expect(machine.request("one", base: 0, isSelected: false, rejectsStale: true) == .selected)
    machine.tap("two")
    #expect(machine.request("one", base: 2, isSelected: false, rejectsStale: true) == .rejected(.stale))
    #expect(machine.request("one", base: 3, isSelected: false, rejectsStale: true) == .selected)
    #expect(machine.request("two", base: 2, isSelected: false, rejectsStale: false) == .selected)
    #expect(machine.key == "two" && machine.provenance == 5)
  }
}
