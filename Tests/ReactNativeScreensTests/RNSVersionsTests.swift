import Testing

@testable import NavbridgeReactNativeScreens

/// The versions that the library's own JavaScript shows (react-native-screens §17).
@Suite("The version of react-native-screens")
struct RNSVersionsTests {
  @Test(
    "The version of react-native-screens is shown by what a screen is sent",
    arguments: [
      (true, true, true, true, 27...27), (nil, true, false, false, 27...27), (true, false, true, true, 26...27),
      (false, false, true, true, 20...25), (false, false, false, true, 19...25), (nil, false, false, true, 17...18),
      (nil, false, false, false, 0...16),
    ] as [(Bool?, Bool, Bool, Bool, ClosedRange<Int>)])
  func screens(_ synchronous: Bool?, _ inherits: Bool, _ resizes: Bool, _ words: Bool, _ expected: ClosedRange<Int>) {
    #expect(
      RNSVersions.ofScreen(synchronous: synchronous, inherits: inherits, resizes: resizes, swipesByWord: words)
        == expected)
  }

  @Test("The version of react-native-screens is shown by what a stack is sent, if it is sent something")
  func stacks() {
    #expect(RNSVersions.ofStack(preventsScreens: nil, preventsModals: nil) == nil)
    #expect(RNSVersions.ofStack(preventsScreens: false, preventsModals: nil) == 21...24)
    #expect(RNSVersions.ofStack(preventsScreens: true, preventsModals: nil) == 21...24)
    #expect(RNSVersions.ofStack(preventsScreens: true, preventsModals: false) == 25...25)
  }

  @Test("The version of react-native-screens is shown by the name of native tabs and by the words of a search bar")
  func names() {
    #expect(RNSVersions.ofTabs(named: "RNSBottomTabs") == 13...23)
    #expect(RNSVersions.ofTabs(named: "RNSTabsHost") == 24...24)
    #expect(RNSVersions.ofTabs(named: "RNSTabsHostIOS") == 25...27)
    #expect(RNSVersions.ofSearchBar(words: true) == 17...27 && RNSVersions.ofSearchBar(words: false) == 0...16)
  }

  @Test("The version of react-native-screens is open until components show it, and what contradicts does not count")
  func narrows() {
    var versions = RNSVersions()
    #expect(versions.isFrom(16) == nil && versions.isFrom(0) == true && versions.isFrom(28) == false)
    versions.narrow(to: 0...16)
    // The edges: 16 is possible, 17 is not.
    #expect(versions.isFrom(16) == nil && versions.isFrom(17) == false)
    versions.narrow(to: 13...23)
    #expect(versions.possible == 13...16)
    versions.narrow(to: 19...25)
    #expect(versions.possible == 13...16)
    versions.narrow(to: 16...27)
    #expect(versions.isFrom(16) == true)
  }
}
