import Testing

@testable import ScriptEngine

/// The libraries that failures name.
@Suite("The library of a missing module")
struct NativeLibraryTests {
  @Test(
    "The library of a missing module is the package in which the innermost call lies",
    arguments: [
      (["node_modules/react-native/Libraries/TurboModule.js", "node_modules/@a/b/src/index.js", "index.js"], "@a/b"),
      (["/app/node_modules/one/node_modules/two/index.js", "/app/node_modules/one/index.js"], "two"),
      (["node_modules/expo-modules-core/src/x.js", "node_modules/expo-camera/build/index.js"], "expo-camera"),
    ])
  func package(_ files: [String], _ library: String) {
    #expect(NativeLibraries.library(of: "Camera", in: files) == library)
    #expect(NativeLibraries.library(of: "RNSentry", in: files) == library)
  }

  @Test("The library of a missing module is a known one where no call lies in a package")
  func known() {
    #expect(NativeLibraries.library(of: "RNSentry", in: ["main.jsbundle"]) == "@sentry/react-native")
    #expect(NativeLibraries.library(of: "Camera", in: ["index.js", "node_modules/@alone"]) == nil)
    #expect(NativeLibraries.library(of: "Camera", in: ["node_modules/react-native/index.js"]) == nil)
  }

  @Test("A failure names the library, and a file to start from has it as a comment")
  func hint() {
    var missed = MissedModules()
    #expect(missed.add("RNSentry") && missed.add("Camera"))
    let failure = "TurboModuleRegistry.getEnforcing(...): 'RNSentry' could not be found."
    let hint = missed.hint(behind: failure, in: [])
    #expect(
      hint.contains("no native module 'RNSentry', for which '@sentry/react-native' asks. A file given by --modules"))
    #expect(
      missed.hint(behind: failure.replacing("RNSentry", with: "Camera")).contains("no native module 'Camera'. A file"))
    #expect(missed.stubs.contains("// Of @sentry/react-native.\nexports.RNSentry = {"))
    #expect(missed.stubs.contains("\n\nexports.Camera = {"))
  }
}
