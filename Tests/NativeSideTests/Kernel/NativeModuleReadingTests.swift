import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeKernel

@Suite("Descriptions of native modules")
struct NativeModuleReadingTests {
  @Test("Descriptions of native modules are read completely")
  func reading() throws {
    let modules = try NativeModuleDescription.read(
      json: """
        {"Camera": {
           "methodQueue": "main", "requiresMainQueueSetup": true, "setUp": [{"takes": 5}], "constants": {"a": 1},
           "supportedEvents": ["frame"], "startObserving": {"takes": 1}, "invalidate": [{"stopTimers": true}],
           "stopObserving": [{"takes": 1}, {"takes": 2}], "outlivesBridge": true, "keepsListenerCount": true,
           "methods": {
             "open": [{"takes": 2.5}, {"resolve": null}],
             "all": {"kind": "sync", "parameters": ["x"], "do": [
               {"hangs": true}, {"sync": "main", "do": []}, {"async": "script", "do": {"takes": 1}}, {"after": 3, "do": []},
               {"every": 4, "times": 2, "do": []}, {"lock": "l", "do": []}, {"module": "Torch"},
               {"call": "Torch.off", "arguments": [1]}, {"emit": "frame", "body": 2},
               {"reject": {"code": "E", "message": "m"}}, {"throw": {"name": "N", "reason": "r"}}]}}},
         "Torch": {"methodQueue": "lights", "methods": {"off": {"kind": "void"}}}}
        """)
    let camera = try #require(modules.first)
    #expect(camera.name == "Camera" && camera.methodQueue == .main && camera.requiresMainQueueSetup && camera.isLazy)
    #expect(camera.constants == ["a": 1] && camera.supportedEvents == ["frame"])
    #expect(camera.startObserving.count == 1 && camera.invalidate.count == 1)
    #expect(camera.stopObserving.count == 2 && camera.outlivesBridge && camera.keepsListenerCount)
    #expect(!modules[1].outlivesBridge && !modules[1].keepsListenerCount)
    #expect(camera.methods.map(\.name) == ["open", "all"] && camera.methods.map(\.kind) == [.promise, .sync])
    #expect(camera.methods[1].parameters == ["x"] && camera.methods[1].steps.count == 11)
    #expect(modules[1].methodQueue == .named("lights") && !modules[1].isLazy && modules[1].methods[0].kind == .void)
  }

  @Test("A method of a native module without a kind returns a promise")
  func plainMethod() {
    let methods: [NativeModuleDescription.Method] = [
      .init("near", [.resolve()]), .init("open", parameters: ["mode"], [.resolve()]),
      .init("stamp", .sync, [.resolve()]),
    ]
    #expect(methods.map(\.kind) == [.promise, .promise, .sync])
    #expect(methods.map(\.parameters) == [[], ["mode"], []])
  }

  private static let mistakes = [
    ("[]", "The modules are not an object of modules by name."),
    (#"{"A": {"queue": "own"}}"#, "'A.queue' is unknown"),
    (
      #"{"A": {"methods": {"m": {"kind": "later"}}}}"#,
      #"'A.methods.m.kind' is "later"; "promise", "callbacks", "sync" or "void" is expected"#
    ),
    (#"{"A": {"methods": {"m": [{"take": 3}]}}}"#, "Did you mean 'takes'?"),
    (#"{"A": {"methods": {"m": [{}]}}}"#, "'A.methods.m[0]' is no step; it has one of 'takes'"),
    (#"{"A": {"methods": {"m": [{"takes": 1, "resolve": 2}]}}}"#, "is 2 steps, 'takes' and 'resolve'; make a list"),
    (#"{"A": {"methods": {"m": [3]}}}"#, "'A.methods.m[0]' is a number; a step is an object"),
    (#"{"A": {"setUp": 3}}"#, "'A.setUp' is a number; a list of steps is expected"),
    (#"{"A": {"setUp": {"takes": -1}}}"#, "'A.setUp.takes' is -1"),
    (#"{"A": {"setUp": {"every": 0}}}"#, "'A.setUp.every' is less than 1; a timer needs a millisecond"),
    (#"{"A": {"setUp": {"module": "B"}}}"#, "'A.setUp.module' names no module of this description; there are A"),
    (#"{"A": {"setUp": {"call": "B"}}}"#, "names no method; 'Module.method' is expected"),
    (#"{"A": {"setUp": {"call": "B.c"}}}"#, "names no method of this description; there are A"),
    (#"{"A": {"methods": {"b": []}, "setUp": {"call": "A.c"}}}"#, "names no method of this description; A has b"),
    (#"{"A": {"keepsListenerCount": true}}"#, "'A.keepsListenerCount' is of use with 'outlivesBridge' only"),
    (#"{"A": {"setUp": {"reject": {"message": "m"}}}}"#, "'A.setUp.reject.code' is missing"),
  ]

  @Test("A mistake in a description of native modules is named with its place", arguments: mistakes)
  func mistake(_ json: String, _ sentence: String) {
    #expect { try NativeModuleDescription.read(json: json) } throws: { error in
      let error = error as? NativeModuleFault
      return error?.description.contains(sentence) == true && (error?.steps.isEmpty != false || error?.place != nil)
    }
  }
}
