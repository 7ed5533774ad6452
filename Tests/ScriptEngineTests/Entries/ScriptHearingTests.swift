import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The decision for which of the native side's calls the script is entered.
@Suite("The events that a script hears")
struct ScriptHearingTests {
  private struct Row: CustomTestStringConvertible {
    let testDescription: String
    let call: String
    let isIgnored: Bool

    init(_ name: String, _ call: String, ignored: Bool) {
      testDescription = name
      self.call = call
      isIgnored = ignored
    }
  }

  @Test(
    "are those with a listener and those of a component with a listener; other calls are not events",
    arguments: [
      Row("a heard event", #"["RCTDeviceEventEmitter","emit",["heard",{}]]"#, ignored: false),
      Row("an event that lost its listener", #"["RCTDeviceEventEmitter","emit",["lost",{}]]"#, ignored: true),
      Row("an unknown event", #"["RCTDeviceEventEmitter","emit",["other",{"componentId":"b"}]]"#, ignored: true),
      Row("an event without a body", #"["RCTDeviceEventEmitter","emit",["other"]]"#, ignored: true),
      Row(
        "an event of a component", #"["RCTDeviceEventEmitter","emit",["other",{"componentId":"a"}]]"#, ignored: false),
      Row(
        "one that lost its listener", #"["RCTDeviceEventEmitter","emit",["other",{"componentId":"c"}]]"#, ignored: true),
      Row("another method", #"["RCTDeviceEventEmitter","emitAll",["other"]]"#, ignored: false),
      Row("another module", #"["AppRegistry","emit",["other"]]"#, ignored: false),
      Row("an event without a name", #"["RCTDeviceEventEmitter","emit",[]]"#, ignored: false),
      Row("a call without arguments", #"["RCTDeviceEventEmitter","emit"]"#, ignored: false),
      Row("no call", "{}", ignored: false),
    ])
  private func ignored(_ row: Row) throws {
    var hearing = ScriptHearing()
    hearing.hear("heard", true)
    hearing.hear("lost", true)
    hearing.hear("lost", false)
    hearing.hear(component: "a", true)
    hearing.hear(component: "c", true)
    hearing.hear(component: "c", false)
    let call = try JSONDocument(row.call).root
    #expect(hearing.ignores(call) == row.isIgnored)
    hearing.hearAll()
    #expect(!hearing.ignores(call))
  }
}
