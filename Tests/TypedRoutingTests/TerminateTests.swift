import NavbridgeRuntime
import NavbridgeTypedRouting
import Testing

@Suite("'terminate'")
@ScriptThread
struct TerminateTests {
  /// A path, the depths at which observers are registered, and the path afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let path: Int
    let observers: [Int]
    let left: Int
    let log: [String]

    var testDescription: String { "\(path) pushed, observers at \(observers)" }
  }

  @Test(
    "'terminate' in a plain stack pops to the nearest observer below the top, and otherwise one screen",
    arguments: [
      Row(path: 2, observers: [1], left: 1, log: ["back by 1"]),
      Row(path: 4, observers: [1], left: 1, log: ["back by 3"]),
      Row(path: 3, observers: [0], left: 0, log: ["back by 3"]),
      Row(path: 3, observers: [0, 2], left: 2, log: ["back by 1"]),
      Row(path: 3, observers: [3], left: 2, log: ["back"]),
      Row(path: 3, observers: [], left: 2, log: ["back"]),
      Row(path: 0, observers: [], left: 0, log: []),
      Row(path: 0, observers: [0], left: 0, log: []),
    ])
  func stack(_ row: Row) {
    let stage = Stage()
    let router = stage.stack().router
    var ran: [Int] = []
    for depth in 0...row.path {
      if depth > 0 { router.push(AppRoute.detail(depth)) }
      if row.observers.contains(depth) { router.add(context: Choice.self) { _ in ran.append(depth) } }
    }
    _ = stage.entries()
    router.terminate(Choice(number: 1))
    #expect(router.pathCount == row.left && ran == row.observers)
    let actions = stage.entries().filter { !$0.contains("observer") }
    #expect(actions == row.log.map { "router(stack(home)): \($0)" })
  }

  @Test(
    "'terminate' in a sheet closes the whole sheet, at any depth, unless the sheet's own stack has the observer",
    arguments: [
      (pushed: 0, inside: false, outside: true), (2, false, true), (2, true, true), (2, true, false), (0, false, false),
    ])
  func sheet(pushed: Int, inside: Bool, outside: Bool) throws {
    let stage = Stage()
    let stack = stage.stack()
    var ran: [String] = []
    if outside { stack.router.add(context: Choice.self) { _ in ran.append("outside") } }
    stack.router.push(AppRoute.list)
    stack.router.present(AppRoute.home)
    stage.tree.render()
    let sheet = try #require(stack.sheet).router
    if inside { sheet.add(context: Choice.self) { _ in ran.append("inside") } }
    for number in 0..<pushed { sheet.push(AppRoute.detail(number)) }
    sheet.terminate(Choice(number: 1))
    #expect(ran == (outside ? ["outside"] : []) + (inside ? ["inside"] : []))
    #expect((stack.router.sheet == nil) == !inside && sheet.pathCount == (inside ? 0 : pushed))
    // It never pops the stack of a router above.
    #expect(stack.router.pathCount == 1)
  }

  @Test("'terminate' runs the observer before it pops or closes")
  func order() throws {
    let stage = Stage()
    let stack = stage.stack()
    stack.router.add(context: Choice.self) { _ in }
    stack.router.present(AppRoute.list)
    stage.tree.render()
    _ = stage.entries()
    stack.sheet?.router.terminate(Choice(number: 1))
    #expect(
      stage.entries().prefix(2) == [
        "router(stack(home)): observer of Choice at 'home' run", "router(presented(list)): close",
      ])
  }
}
