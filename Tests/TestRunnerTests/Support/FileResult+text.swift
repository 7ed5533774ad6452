import NavbridgeWire

@testable import NavbridgeTestRunner

extension FileResult {
  /// Takes a record that is written as JSON.
  mutating func take(_ record: String) { take(try! JSONDocument(record).root.json) }
}
