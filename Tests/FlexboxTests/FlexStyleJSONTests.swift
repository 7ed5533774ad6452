import NavbridgeFlexbox
import NavbridgeWire
import Testing

/// How properties that arrive as JSON are read (flexbox §2).
@Suite struct FlexStyleJSONTests {
  @Test("Properties are read from JSON, where other properties, nulls and objects are ignored")
  func json() throws {
    let text = #"{"width":"50%","height":20,"opacity":0.5,"flex":null,"margin":{"a":1},"alignItems":"center"}"#
    var expected = FlexStyle()
    expected.width = .percent(50)
    expected.height = .points(20)
    expected.alignItems = .center
    #expect(FlexStyle(props: try JSONDocument(text).root) == expected)
  }
}
