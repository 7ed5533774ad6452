internal import NavbridgeWire

/// A function of the script side that the native side calls (protocol §5). All that precedes the arguments in its message
/// is written once.
package struct ScriptFunction: Sendable {
  let head: JSONHead
  /// What follows the arguments: the ends of the arguments and of the params.
  static let end: StaticString = "]]"

  private init(_ module: StaticString, _ method: StaticString) {
    head = JSONHead { writer in
      writer.notificationHead("js/callFunction")
      writer.open(UInt8(ascii: "["))
      writer.value(plain: module)
      writer.value(plain: method)
      writer.open(UInt8(ascii: "["))
    }
  }

  package static let emit = ScriptFunction("RCTDeviceEventEmitter", "emit")
  static let runApplication = ScriptFunction("AppRegistry", "runApplication")
  static let setSurfaceProps = ScriptFunction("AppRegistry", "setSurfaceProps")
  static let unmountApplication = ScriptFunction("AppRegistry", "unmountApplicationComponentAtRootTag")
}
