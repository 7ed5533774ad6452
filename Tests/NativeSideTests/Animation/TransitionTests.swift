import HeadlessUIKit
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation

/// rnn-options §7.3 and §7.5.
@Suite("A transition of one property")
struct TransitionTests {
  private static let timing = TransitionTiming(duration: 400)
  private static let black = AnimatedColor(argb: 0xFF00_0000)
  private static let white = AnimatedColor(argb: 0xFFFF_FFFF)

  private static func values(_ fill: (inout AnimatedValues) -> Void) -> AnimatedValues {
    var values = AnimatedValues()
    fill(&values)
    return values
  }

  /// The visible value of each change after a quarter of its time.
  static let quarters: [(Transition.Change, AnimatedValues)] = [
    (.alpha(from: 0, to: 1), values { $0.alpha = 0.25 }),
    (.x(from: 100, to: 20), values { $0.transform = .translation(x: 60) }),
    (.y(from: 20, to: 100), values { $0.transform = .translation(y: -60) }),
    (.translationX(from: 100, to: 0), values { $0.transform = .translation(x: 75) }),
    (.translationY(from: 0, to: -40), values { $0.transform = .translation(y: -10) }),
    (.rotationY(from: 0, to: 360), values { $0.transform = .rotation(aboutY: .pi / 2) }),
    (.scaleX(from: 1, to: 3), values { $0.transform = .scale(x: 1.5) }),
    (.scaleY(from: 2, to: 0), values { $0.transform = .scale(y: 1.5) }),
    (
      .bounds(from: CGSize(width: 40, height: 80), to: CGSize(width: 80, height: 40)),
      values { $0.bounds = CGSize(width: 50, height: 70) }
    ),
    (.center(from: CGPoint(x: 0, y: 8), to: CGPoint(x: 4, y: 0)), values { $0.center = CGPoint(x: 1, y: 6) }),
    (.transform(from: .identity, to: .scale(x: 3, y: 5)), values { $0.transform = .scale(x: 1.5, y: 2) }),
    (.cornerRadius(from: 0, to: 20), values { $0.cornerRadius = 5 }),
    (.fontSize(from: 12, to: 24), values { $0.fontSize = 15 }),
  ]

  @Test(
    "A transition of one property has made a quarter of its change after a quarter of its duration",
    arguments: quarters.indices)
  func quarter(_ index: Int) {
    let (change, expected) = Self.quarters[index]
    var seen = AnimatedValues()
    Transition(change: change, timing: Self.timing).write(at: 100, to: &seen)
    #expect(seen == expected)
  }

  @Test("A transition of one property changes nothing before its delay is over")
  func delay() {
    var seen = AnimatedValues()
    Transition(change: .alpha(from: 0, to: 1), timing: .init(startDelay: 50)).write(at: 50, to: &seen)
    #expect(seen == AnimatedValues())
  }

  @Test(
    """
    A transition of one property of colours interpolates in CIE-Lab, without an interpolator, and ends at the exact \
    colours
    """)
  func color() {
    // Half-way from black to white in lightness lies the grey of L* 50, which is #777777.
    let grey = Self.black.interpolate(to: Self.white, progress: 0.5)
    #expect(grey.components[0...2].allSatisfy { abs($0 * 255 - 118.9) < 0.1 } && grey.alpha == 1)
    #expect(Self.black.interpolate(to: Self.white, progress: -0.5) == Self.black)
    #expect(Self.black.interpolate(to: Self.white, progress: 1.5) == Self.white)
    #expect(AnimatedColor.clear.interpolate(to: Self.black, progress: 0.25).alpha == 0.25)
    #expect(AnimatedColor(argb: -0x0100_0000) == Self.black, "React Native sends colours as signed numbers.")
    var seen = AnimatedValues()
    let fast = TransitionTiming(duration: 400, interpolator: .accelerate(factor: 1))
    Transition(change: .backgroundColor(from: Self.black, to: Self.white), timing: fast).write(at: 200, to: &seen)
    #expect(seen.backgroundColor == grey)
    let red = AnimatedColor(argb: 0xFFFF_0000).lab
    #expect(abs(red.l - 53.24) < 0.01 && abs(red.a - 80.09) < 0.02 && abs(red.b - 67.2) < 0.02)
  }

  @Test("A transition of one property of a shared element exists only for values that differ at its ends")
  func location() {
    func location(x: Double, radius: Double, text: RNNViewLocation.Text? = nil) -> RNNViewLocation {
      RNNViewLocation(
        frame: CGRect(x: x, y: 0, width: 10, height: 10), backgroundColor: .clear, transform: .identity,
        cornerRadius: radius, text: text)
    }
    let here = location(x: 0, radius: 2, text: .init(fontSize: 12, color: Self.black))
    #expect(here.transitions(to: here, timing: Self.timing).isEmpty)
    let there = location(x: 100, radius: 5, text: .init(fontSize: 18, color: Self.white))
    #expect(
      here.transitions(to: there, timing: Self.timing).map(\.change) == [
        .center(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 105, y: 5)), .cornerRadius(from: 2, to: 5),
        .fontSize(from: 12, to: 18), .textColor(from: Self.black, to: Self.white),
      ])
    #expect(
      here.transitions(to: location(x: 0, radius: 2), timing: Self.timing).isEmpty,
      "A text without a counterpart has no transition.")
  }
}
