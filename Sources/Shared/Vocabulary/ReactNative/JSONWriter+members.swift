internal import NavbridgeWire

/// Members of an object that are left out without a value.
extension JSONWriter {
  func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  func member(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  func member(_ name: StaticString, _ numbers: [Double]?) {
    guard let numbers else { return }
    key(name)
    array { for number in numbers { value(number) } }
  }
}
