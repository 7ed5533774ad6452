import NavbridgeTypedRouting
import Testing

@testable import NavbridgeTypedRoutingBridge

@Suite("The plan of a stack's command")
struct StackPlanTests {
  /// Screens by their numbers. A negative number stands for an entry that waits for the screen of that route; 0 for a
  /// native screen without an id.
  private static func plan(_ before: [Int], _ after: [Int]) -> StackPlan {
    StackPlan(
      from: before.map { number in
        StackEntry(
          componentId: number == 0 ? nil : "c\(abs(number))", route: route(abs(number)),
          screen: number > 0 ? number : nil)
      }, to: after.map { ($0, route($0)) })
  }

  private static func route(_ number: Int) -> AnyRoute { AnyRoute(NativeScreenRoute("\(number)")) }

  @Test(
    "The plan of a stack's command is the smallest command of react-native-navigation that makes the change",
    arguments: [
      ([1], [1], .nothing), ([1], [1, 2], .push), ([1, 2], [1], .pop), ([1, 2, 3], [1], .popToRoot),
      ([1, 2, 3, 4], [1, 2], .popTo(1)), ([1], [1, 2, 3], .replace), ([1], [2], .replace),
      ([1, 2], [3, 2], .replace), ([1, 2], [1, 3], .replace), ([1, 2], [2], .replace),
    ] as [([Int], [Int], StackPlan.Step)])
  func steps(_ before: [Int], _ after: [Int], _ step: StackPlan.Step) {
    #expect(Self.plan(before, after).step == step)
  }

  @Test("The plan of a stack's command keeps the screens that stay, wherever they were")
  func kept() {
    #expect(Self.plan([1, 2, 3], [4, 2, 3]).kept == [nil, 1, 2])
    #expect(Self.plan([1, 2, 3], [1, 3, 5]).kept == [0, 2, nil])
  }

  @Test(
    """
    The plan of a stack's command binds an entry that waits for its screen to the screen of the same route in its \
    place
    """)
  func unbound() {
    #expect(Self.plan([1, -2], [1, 2]).step == .nothing)
    #expect(Self.plan([1, -2], [1, 3]).step == .replace)
    #expect(Self.plan([1, -2], [1, 2, 3]).step == .push)
  }

  @Test(
    """
    The plan of a stack's command goes back to a native screen without an id by keeping it, because no command names \
    it
    """)
  func native() {
    #expect(
      StackPlan(
        from: [
          StackEntry(componentId: "c1", route: Self.route(1), screen: 1),
          StackEntry(componentId: nil, route: Self.route(2), screen: 2),
          StackEntry(componentId: "c3", route: Self.route(3), screen: 3),
          StackEntry(componentId: "c4", route: Self.route(4), screen: 4),
        ], to: [(1, Self.route(1)), (2, Self.route(2))]
      ).step == .replace)
  }
}
