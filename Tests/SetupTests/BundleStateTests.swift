import NavbridgeVocabulary
import Testing

@testable import NavbridgeSetup

@Suite("A bundle that navbridge doctor looks at")
struct BundleStateTests {
  private static func version(_ minor: Int) -> String { "e={major:0,minor:\(minor),patch:3,prerelease:null};" }

  static let rows: [(String, BundleState)] = [
    ("", .refused("is empty.")), (" \n", .refused("is empty.")), ("// later\n", .refused("is empty.")),
    ("0", .plain),
    ("require('react-native-navigation')", .plain),
    (version(79), .reactNative(version: "0.79.3", routes: [])),
    (version(79) + "get('RNNTurboModule')", .reactNative(version: "0.79.3", routes: [.turbo])),
    (version(71) + "NativeModules.RNNBridgeModule", .reactNative(version: "0.71.3", routes: [.bridge])),
    (version(71) + "RNNBridgeModule RNNTurboModule", .reactNative(version: "0.71.3", routes: [.bridge, .turbo])),
    ("e.unmountApplicationComponentAtRootTag=1", .reactNative(version: nil, routes: [])),
  ]

  @Test("has the version of React Native and the routes of react-native-navigation", arguments: rows)
  func state(_ text: String, _ state: BundleState) {
    #expect(BundleState(text: text) == state)
  }

  @Test("is refused when its React Native is too old")
  func old() {
    let finding = BundleState(text: Self.version(62)).finding("old.jsbundle")
    #expect(
      finding.grade == .fault && finding.text.hasPrefix("'old.jsbundle': This bundle contains React Native 0.62.3."))
  }

  @Test("is refused when it cannot be read")
  func missing() {
    let finding = BundleState("/nowhere/a.jsbundle").finding("/nowhere/a.jsbundle")
    #expect(finding.line == "fault    bundle: '/nowhere/a.jsbundle': cannot be read: No such file or directory.")
  }

  @Test("gets the command that runs it")
  func command() {
    let turbo = BundleState.reactNative(version: "0.79.3", routes: [.turbo]).finding("my app.jsbundle")
    #expect(turbo.grade == .ok && turbo.text.hasSuffix("navbridge run 'my app.jsbundle' --architecture turbo"))
    let bridge = BundleState.reactNative(version: "0.71.3", routes: [.bridge]).finding("a.jsbundle")
    #expect(
      bridge.grade == .ok && bridge.text.hasSuffix("runs on bridge: navbridge run a.jsbundle --architecture bridge"))
    let other = BundleState.reactNative(version: nil, routes: []).finding("a.jsbundle")
    #expect(other.grade == .ok && other.text.hasSuffix("React Navigation are: navbridge run a.jsbundle"))
    #expect(BundleState.plain.finding("a.js").text.hasSuffix(": navbridge run a.js"))
  }
}
