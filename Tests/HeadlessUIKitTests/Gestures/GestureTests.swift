import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// A delegate of gestures that records what it is asked.
@MainQueue
private final class Judge: UIGestureRecognizerDelegate {
  var receives = true
  var begins = true
  private(set) var asked: [String] = []
  private(set) var touch: UITouch?

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("receive")
    self.touch = touch
    return receives
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return begins
  }
}

@MainQueue @Suite("A gesture of a finger")
struct GestureTests {
  @Test("The delegate of the pop swipe decides in place of the visible back button")
  func delegate() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let (judge, gesture) = (Judge(), stack.interactivePopGestureRecognizer)
    gesture.shouldReceiveTouch = { false }
    gesture.delegate = judge
    judge.receives = false
    #expect(!stack.beginInteractivePop() && judge.asked == ["receive"])
    #expect(judge.touch?.location == CGPoint(x: 0, y: 478))
    (judge.receives, judge.begins) = (true, false)
    #expect(!stack.beginInteractivePop() && judge.asked == ["receive", "receive", "begin"])
    judge.begins = true
    screens[1].navigationItem.hidesBackButton = true
    gesture.isEnabled = false
    #expect(!stack.beginInteractivePop() && judge.asked.count == 3)
    gesture.isEnabled = true
    #expect(stack.beginInteractivePop() && gesture.state == .began)
    stack.endInteractivePop(complete: false)
    await device.settle()
    #expect(gesture.state == .possible)
    gesture.delegate = nil
    #expect(!stack.beginInteractivePop(), "Without a delegate, the closure decides.")
  }

  @Test(
    "A finger pops from the edge when it moves away from it",
    arguments: [
      (x: 5.0, way: (30.0, 10.0), pops: true), (5, (10, 30), false), (5, (-30, 0), false), (200, (30, 0), false),
    ])
  func direction(_ x: Double, _ way: (Double, Double), _ pops: Bool) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    let pan = device.application.beginPan(at: CGPoint(x: x, y: 400), moving: CGPoint(x: way.0, y: way.1))
    #expect((pan === stack.interactivePopGestureRecognizer) == pops && (pan == nil) == !pops)
    pan?.move(to: CGPoint(x: 300, y: 0))
    pan?.end(velocity: CGPoint(x: 900, y: 0))
    await device.settle()
    #expect(stack.viewControllers.count == (pops ? 1 : 2))
  }

  @Test("A gesture of a finger does not ask the delegate of the pop swipe where nothing can be popped")
  func notAsked() async {
    let device = Device()
    let (stack, _) = await device.showStack(["A"])
    let judge = Judge()
    stack.interactivePopGestureRecognizer.delegate = judge
    #expect(!stack.beginInteractivePop() && judge.asked.isEmpty)
  }

  struct Lift: Sendable {
    let fraction: Double
    let velocity: Double
    let completes: Bool
  }

  nonisolated static let lifts: [Lift] = [
    Lift(fraction: 0.51, velocity: 0, completes: true), Lift(fraction: 0.5, velocity: 0, completes: false),
    Lift(fraction: 0.1, velocity: 300, completes: true), Lift(fraction: 0.1, velocity: 299, completes: false),
    Lift(fraction: 0.9, velocity: -300, completes: false), Lift(fraction: 0.9, velocity: -299, completes: true),
  ]

  @Test("A gesture of a finger that pops completes after half of the way, or with a fling", arguments: lifts)
  func rule(_ lift: Lift) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    #expect(!stack.updateInteractivePop(0.5) && !stack.endInteractivePop(velocity: 0))
    stack.beginInteractivePop()
    #expect(stack.updateInteractivePop(lift.fraction))
    #expect(stack.endInteractivePop(velocity: lift.velocity))
    await device.settle()
    #expect(stack.viewControllers.count == (lift.completes ? 1 : 2))
  }

  @Test(
    "A gesture of a finger that pops takes the rest of a pop's time after it was lifted",
    arguments: [(0.8, true, 70.0), (0.2, false, 70)])
  func rest(fraction: Double, completes: Bool, milliseconds: Double) async {
    let device = Device()
    let (stack, _) = await device.showStack(["A", "B"])
    stack.beginInteractivePop()
    stack.updateInteractivePop(fraction)
    stack.endInteractivePop(complete: completes)
    await device.advance(milliseconds - 1)
    #expect(device.application.isBusy)
    await device.advance(1)
    #expect(!device.application.isBusy)
  }

  @Test("A gesture of a finger at the edge of the screen is the swipe that pops", arguments: [false, true])
  func edge(isRightToLeft: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    if isRightToLeft { device.application.userInterfaceLayoutDirection = .rightToLeft }
    await device.settle()
    let width = device.window.bounds.width
    #expect(device.application.beginPan(at: CGPoint(x: 200, y: 400)) == nil)
    #expect(device.application.beginPan(at: CGPoint(x: isRightToLeft ? 5 : width - 5, y: 400)) == nil)
    var states: [UIGestureRecognizer.State] = []
    stack.interactivePopGestureRecognizer.addTarget { states.append($0.state) }
    let pan = device.application.beginPan(at: CGPoint(x: isRightToLeft ? width - 5 : 5, y: 400))
    #expect(pan === stack.interactivePopGestureRecognizer && stack.viewControllers.count == 1)
    let sign = isRightToLeft ? -1.0 : 1
    pan?.move(to: CGPoint(x: sign * width * 0.4, y: 0))
    #expect(stack.transitionCoordinator?.percentComplete == 0.4)
    pan?.move(to: CGPoint(x: sign * width * 0.7, y: 0))
    pan?.end()
    await device.settle()
    #expect(stack.viewControllers.isSame(as: [screens[0]]) && states == [.began, .changed, .changed, .ended])
  }

  @Test(
    """
    A gesture of a finger anywhere in a view drives the recognizer of that view or of one around it, if its delegate \
    permits
    """)
  func panAnywhere() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    let (judge, pan) = (Judge(), UIPanGestureRecognizer())
    stack.view.addGestureRecognizer(pan)
    pan.delegate = judge
    judge.begins = false
    #expect(device.application.beginPan(at: CGPoint(x: 200, y: 400)) == nil)
    #expect(judge.touch?.location(in: screens[1].view) == CGPoint(x: 200, y: 400) && judge.touch?.view != nil)
    judge.begins = true
    var course: [String] = []
    pan.addTarget { [unowned pan] recognizer in
      let (way, speed, place) = (pan.translation(in: nil), pan.velocity(in: nil), pan.location(in: nil))
      course.append("\(recognizer.state) \(Int(way.x)) \(Int(speed.x)) \(Int(place.x))")
    }
    #expect(device.application.beginPan(at: CGPoint(x: 200, y: 400)) === pan && pan.isActive)
    #expect(device.application.beginPan(at: CGPoint(x: 200, y: 400)) == nil, "One finger drags at a time.")
    pan.move(to: CGPoint(x: 50, y: 0))
    pan.end(velocity: CGPoint(x: 400, y: 0))
    pan.end()
    #expect(course == ["began 0 0 200", "changed 50 0 250", "ended 50 400 250"] && pan.state == .possible)
    pan.isEnabled = false
    #expect(device.application.beginPan(at: CGPoint(x: 200, y: 400)) == nil)
    stack.view.removeGestureRecognizer(pan)
    #expect(stack.view.gestureRecognizers.isEmpty && pan.view == nil)
  }

  @Test("A gesture of a finger prefers an edge to a pan in front of it")
  func edgeFirst() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    screens[1].view.addGestureRecognizer(UIPanGestureRecognizer())
    #expect(device.application.beginPan(at: CGPoint(x: 2, y: 400)) === stack.interactivePopGestureRecognizer)
    stack.endInteractivePop(complete: false)
    await device.settle()
  }

  @Test("A gesture of a finger of an edge recognizer in any view begins near that edge alone")
  func edges() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.right, .bottom]
    root.view.addGestureRecognizer(edge)
    let size = root.view.bounds.size
    let points = [
      (CGPoint(x: 1, y: 1), false), (CGPoint(x: size.width - 1, y: 300), true),
      (CGPoint(x: 100, y: size.height - 20), true), (CGPoint(x: 100, y: size.height - 21), false),
    ]
    for (point, begins) in points {
      #expect((device.application.beginPan(at: point) === edge) == begins)
      edge.cancel()
    }
  }
}
