import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The decision for which of the native side's calls the script is entered.
@Suite("The events for which the script is entered")
struct EventInterestTests {
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
    """
    The events for which the script is entered are those with a listener and those of a component with a listener; \
    other calls are not events
    """,
    arguments: [
      Row("an event with a listener", #"["RCTDeviceEventEmitter","emit",["wanted",{}]]"#, ignored: false),
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
    var interest = EventInterest()
    interest.set(event: "wanted", true)
    interest.set(event: "lost", true)
    interest.set(event: "lost", false)
    interest.set(component: "a", true)
    interest.set(component: "c", true)
    interest.set(component: "c", false)
    let call = try JSONDocument(row.call).root
    #expect(interest.ignores(call) == row.isIgnored)
    interest.setUnlimited()
    #expect(!interest.ignores(call))
  }
}
