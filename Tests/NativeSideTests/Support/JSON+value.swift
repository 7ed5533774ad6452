@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

/// Message content, written as literals.
extension JSON {
  /// The value as it is read from a message.
  var value: JSONValue { try! JSONDocument(description).root }
}

extension RNNNavigationOptions {
  init(_ json: JSON, source: OptionsSource = .command, report: (OptionFault) -> Void = { _ in }) {
    self.init(json.value, source: source, report: report)
  }
}

extension JSONValue {
  static func node(_ type: String, _ id: String, _ children: [JSON] = [], options: JSON = [:]) -> JSONValue {
    JSON.node(type, id, children, options: options).value
  }

  static func component(_ id: String) -> JSONValue { JSON.component(id).value }
}
