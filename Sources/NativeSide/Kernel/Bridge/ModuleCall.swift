internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// A call from the script side to a module, on its way to the main queue.
///
/// It is a class with a reference to its server, because queues carry it: a work item that refers to a single object
/// needs no allocation.
package final class ModuleCall: Sendable {
  package let reference: ModuleTable.Reference
  package let arguments: ModuleArguments
  let reply: Reply
  package let server: BridgeServer
  /// The size of the message that contained the call, in bytes. For a message with several calls, it is the call's
  /// share.
  package let bytes: Int
  /// The trace of the message that contained the call. Nil unless messages are traced.
  let trace: MessageTrace?

  @BridgeThread
  init(
    _ reference: ModuleTable.Reference, _ arguments: consuming ModuleArguments, reply: consuming Reply,
    on connection: NativeConnection
  ) {
    self.reference = reference
    self.arguments = arguments
    self.reply = reply
    server = connection.server
    bytes = connection.bytes
    trace = connection.trace
  }
}

extension ModuleCall {
  var peer: Peer { reply.peer }
}

extension ModuleCall: NamedCall {
  package var moduleName: String { reference.moduleName }
  package var methodName: String { reference.methodName }
  package var commandID: String? { reference.hasCommandId ? arguments.read(FieldTypes.Text.self, at: 0) : nil }
}

/// A function of the script side that the native side calls (protocol §5). All that precedes the arguments in its message
/// is written once.
package struct ScriptFunction: Sendable {
  let head: JSONHead
  /// What follows the arguments: the ends of the arguments and of the params.
  static let end: StaticString = "]]"

  private init(_ module: StaticString, _ method: StaticString) {
    head = JSONHead { writer in
      writer.notificationHead("\(RouteMessageNames.callFunction)")
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

/// A message of a script other than calls, on both routes, on its way to the main queue (protocol §5, §8a, §10).
struct ScriptMessage: Sendable {
  /// The place of its name among those that the device handles.
  let place: Int
  let params: JSONValue?

  /// Returns nil for an unknown message, which is ignored as JSON-RPC requires.
  init?(_ method: JSONValue, _ params: JSONValue?, among names: NameTable) {
    guard let place = unsafe method.withUTF8({ unsafe names[$0] }) ?? nil else { return nil }
    (self.place, self.params) = (place, params)
  }
}
