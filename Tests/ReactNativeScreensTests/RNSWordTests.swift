import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeReactNativeScreens

/// The words of properties, and their meaning in UIKit.
@Suite("A word of react-native-screens")
struct RNSWordTests {
  @Test(
    "A word of react-native-screens for the way onto the device is a style of UIKit's, or none for a push",
    arguments: [
      ("push", nil), ("modal", .automatic), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ("fullScreenModal", .fullScreen), ("transparentModal", .overFullScreen), ("containedModal", .currentContext),
      ("containedTransparentModal", .overCurrentContext),
    ] as [(String, UIModalPresentationStyle?)])
  func presentation(_ word: String, _ style: UIModalPresentationStyle?) throws {
    #expect(try #require(RNSPresentation(rawValue: word)).style == style)
  }

  @Test("A word of react-native-screens for the way onto the device is no other than these")
  func presentations() {
    #expect(RNSPresentation(rawValue: "sheet") == nil && RNSPresentation.allCases.count == 8)
  }

  @Test(
    "A word of react-native-screens for the orientation allows those of its name, and 'default' leaves the choice to UIKit",
    arguments: [
      ("all", .all), ("portrait", [.portrait, .portraitUpsideDown]), ("portrait_up", .portrait),
      ("portrait_down", .portraitUpsideDown), ("landscape", [.landscapeLeft, .landscapeRight]),
      ("landscape_left", .landscapeLeft), ("landscape_right", .landscapeRight), ("default", nil), (nil, nil),
      ("Portrait", nil), ("inherit", nil), ("allButUpsideDown", [.portrait, .landscapeLeft, .landscapeRight]),
      ("portraitUp", .portrait), ("portraitDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
      ("landscapeRight", .landscapeRight),
    ] as [(String?, UIInterfaceOrientationMask?)])
  func orientation(_ word: String?, _ mask: UIInterfaceOrientationMask?) { #expect(RNSOrientation.mask(word) == mask) }

  static let colors: [(JSON, UIColor?)] = [
    (4_278_190_335, .argb(0xFF00_00FF)), (.int(-16_776_961), .argb(0xFF00_00FF)),
    (.double(4_278_190_335), .argb(0xFF00_00FF)), (0, .clear),
    (["semantic": ["nothing", "systemRed", "label"]], UIColor(systemName: "systemRed")),
    (["semantic": ["nothing"]], nil),
    (["dynamic": ["light": 1, "dark": 2]], .dynamic(light: .argb(1), dark: .argb(2))),
    (["dynamic": ["light": 1]], nil), ("red", nil), (.null, nil), ([:], nil),
  ]

  @Test(
    "A colour that React Native has processed is a number, the first known name of the system, or one for each style",
    arguments: colors)
  func color(_ json: JSON, _ color: UIColor?) { #expect(UIColor(react: json) == color) }

  @Test(
    "A word of react-native-screens for the animation leaves to UIKit what it draws itself",
    arguments: [
      ("default", false), ("flip", false), ("slide_from_right", false), ("ios_from_right", false), ("fade", true),
      ("none", true), ("slide_from_bottom", true), ("fade_from_bottom", true), ("slide_from_left", true),
    ])
  @MainQueue
  func animation(_ word: String, _ isDrawn: Bool) { #expect(RNSScreenStackAnimator.draws(word) == isDrawn) }

  @Test(
    "A word of react-native-screens for a route's key is its name and 21 random characters, or the name itself",
    arguments: [
      ("Home-123456789012345678901", "Home"), ("A-123456789012345678901", "A"), ("a-b-123456789012345678901", "a-b"),
      ("-123456789012345678901", "-123456789012345678901"), ("Home-12345678901234567890", "Home-12345678901234567890"),
      ("Home-1234567890123456789012", "Home-1234567890123456789012"), ("Home", "Home"), ("", ""),
    ])
  @MainQueue
  func routeName(_ key: String, _ name: String) { #expect(RNSScreen.routeName(ofKey: key) == name) }

  @Test(
    "A word of react-native-screens for the animation has its time for pushes and pops",
    arguments: [
      ("none", true, 0.0), ("fade", true, 0.5), ("fade", false, 0.5), ("fade_from_bottom", true, 0.5),
      ("fade_from_bottom", false, 0.357), ("slide_from_left", false, 0.5),
    ])
  @MainQueue
  func factor(_ animation: String, _ isPush: Bool, _ seconds: Double) {
    #expect(abs(RNSScreenStackAnimator.duration(of: animation, own: nil, isPush: isPush) - seconds) < 1e-9)
    let own = RNSScreenStackAnimator.duration(of: animation, own: 0, isPush: isPush)
    #expect(own == 0)
    #expect(
      RNSScreenStackAnimator.duration(of: animation, own: -1, isPush: isPush)
        == RNSScreenStackAnimator.duration(of: animation, own: nil, isPush: isPush))
  }
}
