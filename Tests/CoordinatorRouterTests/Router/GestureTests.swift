import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeKernel

/// native-router §9: what a user does to the containers.
@Suite("A user's act", .timeLimit(.minutes(20)))
@MainQueue
struct GestureTests {
  @Test("A user's act of swiping back stops the coordinator, with one report and no second pop")
  func swipeBack() async throws {
    let device = try await device(.push("A", key: "a"), .push("B", key: "b"))
    #expect(try device.finger.make(device.finger.swipeBack(completes: true)))
    #expect(device.changes == [], "nothing is reported before the swipe has ended")
    await device.settle()
    #expect(device.changes.map(\.reason) == [.swipeBack] && device.changes.map(\.origin) == [.gesture])
    #expect(device.changes.map(\.removedKeys) == [["b"]])
    #expect(device.text == "*home[H A] sports[S]")
    #expect(device.router.coordinator(withKey: "b") == nil)
  }

  @Test("A user's act of swiping back that is cancelled changes nothing, and does not count for a later change")
  func cancelledSwipe() async throws {
    let device = try await device(.push("A"), .push("B"))
    let before = device.router.state
    #expect(try device.finger.make(device.finger.swipeBack(completes: false)))
    await device.settle()
    #expect(device.changes == [] && device.router.state == before)
    #expect(device.current.isRunning)
    device.current.stop()
    await device.settle()
    #expect(device.changes.map(\.reason) == [.flow])
  }

  @Test("A user's act on the back button is the action goBack")
  func backButton() async throws {
    let device = try await device(.push("A"), .push("B"))
    let performed = device.router.counters.performed
    #expect(try device.finger.tap(.back))
    await device.settle()
    #expect(device.changes.map(\.reason) == [.goBack] && device.changes.map(\.origin) == [.gesture])
    #expect(device.router.counters.performed == performed + 1)
    #expect(device.text == "*home[H A] sports[S]")
  }

  @Test("A user's act on the back button leaves the same trace as the action goBack")
  func sameTrace() async throws {
    var traces: [[String]] = []
    for isTap in [true, false] {
      let device = try await RouterDevice.started(tracing: [.perform, .plan, .coordinator, .transition])
      try await device.perform(.push("A", key: "a"), .push("B", key: "b"))
      let first = device.records.count
      if isTap { #expect(try device.finger.tap(.back)) } else { device.router.perform(action: .goBack) }
      await device.settle()
      traces.append(device.records[first...].map { "\($0.kind) \($0.subject) \($0.action) \($0.id ?? "")" })
    }
    #expect(traces[0] == traces[1] && traces[0].contains("coordinator ReactCoordinator stop b"))
  }

  @Test("A user's act on another tab selects it, and the chains stay")
  func tab() async throws {
    let device = try await device(.push("A"))
    #expect(try device.finger.tap(.tab(index: 1)))
    await device.settle()
    #expect(device.changes.map(\.reason) == [.tabSelected] && device.changes.map(\.origin) == [.tabTap])
    #expect(device.text == "home[H A] *sports[S]")
  }

  @Test("A user's act on the selected tab pops to its first screen, the youngest coordinator first")
  func tabAgain() async throws {
    let device = try await device(.push("A", key: "a"), .push("B", key: "b"), .push("C", key: "c"))
    #expect(try device.finger.tap(.tab(index: 0)))
    await device.settle()
    #expect(device.changes.map(\.reason) == [.tabReselected] && device.changes.map(\.origin) == [.tabTap])
    #expect(device.changes.map(\.removedKeys) == [["c", "b", "a"]])
    #expect(device.text == "*home[H] sports[S]")
    device.forgetChanges()
    #expect(try device.finger.tap(.tab(index: 0)))
    await device.settle()
    #expect(device.changes == [])
  }

  @Test("A user's act of swiping a modal down stops its coordinators")
  func swipeDown() async throws {
    let device = try await device(.push("A"), .to("L"), .push("X"))
    let keys = device.router.state.modals[0].chain.map(\.route.key)
    #expect(try device.finger.make(device.finger.dismissModal(completes: true)))
    await device.settle()
    #expect(device.changes.map(\.reason) == [.modalDismissed] && device.changes.map(\.origin) == [.gesture])
    #expect(device.changes.map(\.removedKeys) == [Array(keys.reversed())])
    #expect(device.text == "*home[H A] sports[S]")
  }

  @Test("A user's act of swiping a modal down that is cancelled changes nothing")
  func cancelledSwipeDown() async throws {
    let device = try await device(.to("L"))
    #expect(try device.finger.make(device.finger.dismissModal(completes: false)))
    await device.settle()
    #expect(device.changes == [] && device.text == "*home[H] sports[S] m[L]")
    #expect(try await device.perform(.goBack).error == nil)
  }

  @Test("A user's act of swiping a modal that cannot be dismissed is noticed, and changes nothing")
  func refusedDismissal() async throws {
    let device = try await device(.to("Forced"))
    let key = device.current.route.key
    #expect(!(try device.finger.make(device.finger.dismissModal(completes: true))))
    await device.settle()
    #expect(device.changes == [] && device.attempts == [key])
    #expect(device.text == "*home[H] sports[S] m[Forced]")
  }

  @Test("A user's act of swiping a modal down before a screen is shown in it ends that action with an error")
  func swipeDownDuringPush() async throws {
    let device = try await device(.push("A"), .to("L"))
    var results: [ActionResult] = []
    device.router.perform(action: .push("X"), origin: .script) { results.append($0) }
    #expect(try device.finger.make(device.finger.dismissModal(completes: true)))
    device.router.perform(action: .to("B"), origin: .script) { results.append($0) }
    await device.settle()
    #expect(results.map(\.error?.code) == [.interrupted, nil])
    #expect(results[0].error?.message.contains("push of 'X'") == true)
    #expect(device.text == "*home[H A B] sports[S]")
  }

  @Test("A user's act of swiping the higher of two modals leaves the lower one")
  func higherModal() async throws {
    let device = try await device(.to("L"), .to("L2"))
    #expect(try device.finger.make(device.finger.dismissModal(completes: true)))
    await device.settle()
    #expect(device.text == "*home[H] sports[S] m[L]")
    #expect(device.changes.map(\.reason) == [.modalDismissed])
  }

  @Test(
    "A user's act opens and closes a drawer by a drag, and closes it by a tap beside it",
    arguments: [MenuSide.left, .right])
  func drawer(_ side: MenuSide) async throws {
    let device = try await device()
    let open = side == .left ? "*home[H] sports[S] <left" : "*home[H] sports[S] right>"
    #expect(try device.finger.make(device.finger.openSideMenu(side, completes: false)))
    await device.settle()
    #expect(device.changes == [])
    #expect(try device.finger.make(device.finger.openSideMenu(side, completes: true)))
    await device.settle()
    #expect(device.text == open)
    #expect(try device.finger.make(device.finger.closeSideMenu(side, completes: true)))
    await device.settle()
    #expect(device.text == "*home[H] sports[S]")
    #expect(try device.finger.make(device.finger.openSideMenu(side, completes: true)))
    await device.settle()
    #expect(device.router.drawer.tapCenter())
    await device.settle()
    #expect(device.text == "*home[H] sports[S]")
    #expect(device.changes.map(\.reason) == [.drawerOpened, .drawerClosed, .drawerOpened, .drawerClosed])
    #expect(device.changes.allSatisfy { $0.origin == .gesture })
  }

  @Test(
    "A user's act of pressing the back button long jumps to an earlier screen, with one report of all removed ones")
  func longPress() async throws {
    let device = try await device(.push("A", key: "a"), .push("B", key: "b"), .push("C", key: "c"))
    #expect(try device.finger.longPress(.back))
    await device.settle()
    #expect(device.changes == [])
    #expect(try device.finger.tap(.text("A")))
    await device.settle()
    #expect(device.changes.map(\.reason) == [.swipeBack] && device.changes.map(\.removedKeys) == [["c", "b"]])
    #expect(device.text == "*home[H A] sports[S]")
  }

  /// A device after some actions, whose reports are forgotten.
  private func device(_ actions: NavigationAction...) async throws -> RouterDevice {
    let device = try await RouterDevice.started()
    for action in actions { try await device.perform(action) }
    device.forgetChanges()
    return device
  }
}
