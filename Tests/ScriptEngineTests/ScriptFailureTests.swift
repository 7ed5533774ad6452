import Testing

@testable import ScriptEngine

@Suite("A script's failure", .timeLimit(.minutes(20)))
struct ScriptFailureTests {
  @Test("A script's failure is reported with its location first, and with its frames if there is more than one")
  func report() {
    let inner = ScriptFailure.Frame("push@app.js:7:12")!
    let outer = ScriptFailure.Frame("global code@app.js:20:5")!
    let failure = ScriptFailure(
      kind: .exception, message: "TypeError: no", location: inner.location, frames: [inner, outer])
    #expect(failure.report == "app.js:7:12: TypeError: no\n    at push (app.js:7:12)\n    at app.js:20:5")
  }

  @Test(
    "A script's failure folds repeated calls, single ones or groups",
    arguments: [
      (["f", "f", "f", "f", "g"], ["f", "… this call 3 times more", "g"]),
      (["a", "b", "a", "b", "a", "b", "a", "c"], ["a", "b", "… these 2 calls 2 times more", "a", "c"]),
      (["a", "a", "b", "b", "a"], ["a", "a", "b", "b", "a"]), (["a"], ["a"]), ([], []),
    ])
  func folding(_ functions: [String], _ lines: [String]) {
    let frames = functions.map { ScriptFailure.Frame("\($0)@x.js:1:1")! }
    let observed = ScriptFailure.lines(of: frames)
    #expect(observed.map { $0.replacing("at ", with: "").replacing(" (x.js:1:1)", with: "") } == lines)
  }

  @Test(
    "A script's failure omits frames of native code and of the host's library",
    arguments: ["[native code]", "parse@navbridge:layouts.js:81:20", "forEach@[native code]", ""])
  func frames(_ line: String) { #expect(ScriptFailure.Frame(Substring(line)) == nil) }
}
