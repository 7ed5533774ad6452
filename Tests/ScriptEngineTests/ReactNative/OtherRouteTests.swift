import NavbridgeVocabulary
import Testing

@testable import ScriptEngine

/// Bundles that were made for the other route.
@Suite("A bundle for another route")
struct OtherRouteTests {
  @Test(
    "A bundle that asks for the module of the other route is told to run on that",
    arguments: [
      (Architecture.turbo, "RNNBridgeModule", "7", "bridge"), (.bridge, "RNNTurboModule", "8", "turbo"),
    ])
  func otherRoute(_ architecture: Architecture, _ module: String, _ version: String, _ other: String) {
    var missed = MissedModules()
    #expect(missed.add("Camera") && missed.otherRoute(than: architecture) == nil)
    #expect(missed.add(module) && !missed.add(module))
    let sentence = missed.otherRoute(than: architecture) ?? ""
    #expect(sentence.contains("'\(module)', as react-native-navigation \(version) does"), "\(sentence)")
    #expect(sentence.hasSuffix("Run the app with --architecture \(other)."), "\(sentence)")
  }

  @Test("A bundle that has the module of its own route is not sent to the other one", arguments: Architecture.allCases)
  func ownRoute(_ architecture: Architecture) {
    var missed = MissedModules()
    _ = missed.add(architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule")
    #expect(missed.otherRoute(than: architecture) == nil)
  }
}
