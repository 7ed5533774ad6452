import HeadlessUIKit
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation

/// rnn-options §7.1.
@Suite("The options of an animation")
struct AnimationOptionsTests {
  /// Parses options as those of a push.
  private static func push(_ json: JSON) -> RNNScreenTransition {
    ResolvedOptions([RNNNavigationOptions(["animations": ["push": json]])])
      .screenTransition(OptionPath.animations.push)
  }

  /// Parses options as those of a modal.
  private static func modal(_ json: JSON) -> RNNEnterExitAnimation {
    ResolvedOptions([RNNNavigationOptions(["animations": ["showModal": json]])])
      .enterExitAnimation(OptionPath.animations.showModal)
  }

  @Test(
    """
    The options of an animation define a custom animation if a property has a start or an end, or if a list is \
    given, even an empty one
    """,
    arguments: [
      ([:], false), (["enabled": true, "duration": 100], false),
      (["content": ["enter": ["alpha": ["duration": 300]]]], false),
      (["content": ["enter": ["alpha": ["from": 0]]]], true), (["content": ["exit": ["x": ["to": 4]]]], true),
      (["content": ["alpha": ["from": 0]]], false), (["content": ["enter": ["rotationX": ["from": 0]]]], true),
      (["content": ["enter": ["rotation": ["from": 0]]]], false), (["topBar": ["alpha": ["from": 0]]], true),
      (["bottomTabs": ["y": ["to": 0]]], true), (["elementTransitions": []], true),
      (["content": ["sharedElementTransitions": []]], true), (["sharedElementTransitions": .null], false),
    ] as [(JSON, Bool)])
  func hasCustomAnimation(_ options: JSON, _ expected: Bool) {
    let transition = Self.push(options)
    #expect(transition.hasCustomAnimation == expected)
    #expect((ScreenAnimation(transition) != nil) == expected)
    #expect(transition.shouldWaitForRender(default: false) == expected)
    #expect(transition.shouldWaitForRender(default: true))
  }

  @Test("The options of an animation have the longest explicit duration as their maximum, without delays and defaults")
  func maxDuration() {
    let content: JSON = [
      "enter": ["alpha": ["from": 0, "duration": 200, "startDelay": 5000], "x": ["from": 9]],
      "exit": ["y": ["to": 1, "duration": 250]],
    ]
    #expect(Self.push(["content": content]).maxDuration == 250)
    #expect(Self.modal(content).maxDuration == 250)
    #expect(Self.push(["content": ["enter": ["x": ["from": 9]]]]).maxDuration == 0)
    let shared: JSON = ["sharedElementTransitions": [["fromId": "a", "toId": "b", "duration": 700]]]
    #expect(Self.push(shared).maxDuration == 700)
    let elements: JSON = ["elementTransitions": [["id": "a", "alpha": ["to": 0, "duration": 80]]]]
    #expect(Self.modal(elements).maxDuration == 80)
  }

  @Test(
    """
    The options of an animation resolve so that an enter, exit or list of one layer replaces that of the next layer \
    as a whole
    """)
  func resolving() {
    let own = RNNNavigationOptions([
      "animations": [
        "push": ["content": ["enter": ["alpha": ["from": 0]]], "enabled": false],
        "showModal": ["exit": ["x": ["to": 1]]],
      ]
    ])
    let defaults = RNNNavigationOptions([
      "animations": [
        "push": [
          "content": ["enter": ["y": ["from": 5]], "exit": ["y": ["to": 7]]], "waitForRender": true,
          "elementTransitions": [["id": "logo"]],
        ],
        "showModal": ["enter": ["enabled": false], "exit": ["y": ["to": 1]]],
      ]
    ])
    let resolved = ResolvedOptions([own]).withDefault(defaults)
    let push = resolved.screenTransition(OptionPath.animations.push)
    #expect(push.content.enter.details.keys.map(\.rawValue) == ["alpha"])
    #expect(push.content.exit.details.keys.map(\.rawValue) == ["y"])
    #expect(push.isEnabled == false && push.waitForRender == true && push.elementTransitions?.map(\.id) == ["logo"])
    let modal = resolved.enterExitAnimation(OptionPath.animations.showModal)
    #expect(modal.enter.isEnabled == false && modal.exit.details.keys.map(\.rawValue) == ["x"])
  }

  @Test(
    """
    The options of an animation produce the changes of a view in iOS's order, with the view's own values where \
    options omit an end
    """)
  func transitions() {
    let options = TransitionOptions([
      "scaleY": ["to": 2], "scaleX": ["from": 0.5], "rotationY": ["to": 90], "translationY": ["from": 3],
      "translationX": ["to": 4], "y": ["from": 10], "x": ["to": 20], "alpha": ["from": 0], "rotationX": ["to": 9],
    ])
    let changes = options.transitions(alpha: 0.75, origin: .init(x: 1, y: 2)).map(\.change)
    #expect(
      changes == [
        .alpha(from: 0, to: 0.75), .x(from: 1, to: 20), .y(from: 10, to: 2), .translationX(from: 0, to: 4),
        .translationY(from: 3, to: 0), .rotationY(from: 0, to: 90), .scaleX(from: 0.5, to: 1),
        .scaleY(from: 1, to: 2),
      ])
  }
}
