import NavbridgeRuntime
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("The stack of a layer")
struct NavStackTests {
  private static func entry(_ name: String, _ id: Int, animator: NavAnimator? = nil) -> NavEntry {
    NavEntry(contextId: id, controller: name, animator: animator)
  }

  private static func stack(_ names: String...) -> NavStack {
    var stack = NavStack(root: NavEntry(contextId: 100, controller: "Root", navigator: .root))
    for (index, name) in names.enumerated() { stack.push(entry(name, index + 1)) }
    return stack
  }

  private static func names(_ stack: NavStack) -> String { stack.entries.map(\.controller).joined() }

  @Test("The stack of a layer has the last element, or else the root, as its current one")
  func current() {
    var stack = Self.stack()
    #expect(stack.current?.controller == "Root" && stack.navigator == .root && stack.hash == "Root#100 root")
    stack.push(Self.entry("A", 1))
    #expect(stack.current?.controller == "A" && stack.navigator == .push && stack.hash == "A#1 push")
    stack.push(Self.entry("B", 2))
    stack.pop()
    #expect(stack.current?.controller == "A" && stack.navigator == .pop && stack.hash == "A#1 pop")
    stack.pop()
    #expect(stack.current?.controller == "Root" && stack.navigator == .root)
    stack.pop()
    #expect(stack.entries.isEmpty && stack.hash == "Root#100 root")
  }

  /// The right-hand columns of layered-navigation §3.
  /// K2.
  @Test(
    "The stack of a layer pops to a controller that stays, and pushes a new one only if there is none",
    arguments: [
      ("B", "AB", Navigator.pop, false), ("C", "ABC", .push, false), ("A", "A", .pop, false), ("X", "X", .push, true),
    ])
  func popTo(_ target: String, _ left: String, _ navigator: Navigator, _ isNew: Bool) {
    var stack = Self.stack("A", "B", "C")
    var made = 0
    stack.pop(to: ControllerReference(target)) {
      made += 1
      return Self.entry(target, 9)
    }
    #expect(Self.names(stack) == left && stack.navigator == navigator && (made == 1) == isNew)
    #expect(stack.current?.contextId == (isNew ? 9 : left.count))
  }

  @Test("The stack of a layer is searched by the name and the resource, or by the context")
  func resources() {
    var stack = NavStack()
    for id in 1...3 { stack.push(NavEntry(contextId: id, controller: "Photo", resourceId: "\(id)")) }
    var byContext = stack
    stack.pop(to: ControllerReference("Photo", resourceId: "2")) { Self.entry("new", 9) }
    #expect(stack.texts == ["Photo.1#1 push", "Photo.2#2 pop"])
    byContext.pop(to: ControllerReference("Photo", contextId: 1)) { Self.entry("new", 9) }
    #expect(byContext.texts == ["Photo.1#1 pop"])
    stack.pop(to: ControllerReference("Photo")) { Self.entry("Photo", 9) }
    #expect(stack.texts == ["Photo#9 push"])
  }

  @Test("The stack of a layer keeps the animator of a push for the pop, and that of the lowest one for the root")
  func animators() {
    let (first, second) = (NavAnimator(.fade), NavAnimator(.zoomIn))
    var stack = NavStack()
    stack.push(Self.entry("A", 1, animator: first))
    stack.push(Self.entry("B", 2, animator: second))
    #expect(stack.rootAnimator === first && stack.current?.animator === second)
  }

  @Test("The stack of a layer restores list, navigators and animators of a capture, once")
  func capture() throws {
    var stack = Self.stack("A", "B")
    let before = stack
    try stack.capture()
    #expect(throws: StackFault.capturedTwice) { try stack.capture() }
    stack.clear()
    stack.push(Self.entry("C", 3, animator: NavAnimator(.fade)))
    try stack.rollback()
    #expect(stack == before)
    #expect(throws: StackFault.notCaptured) { try stack.rollback() }
    #expect(throws: StackFault.notCaptured) { try stack.commit() }
    try stack.capture()
    stack.pop()
    try stack.commit()
    #expect(Self.names(stack) == "A")
  }
}
