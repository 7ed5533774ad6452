#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeWire

/// The Swift functions that the library calls for the globals of the Web and of Node.
extension JavaScriptHost {
  var webFunctions: [HostMember] {
    [
      HostMember("nodeEnvironment") { [self] in unsafe context.value(settings.nodeEnvironment ?? "") },
      context.function("parseURL") { [self] call in
        unsafe URLText.parse(call.text(0), base: call.text(1)).map { unsafe context.parsed($0.description) }
          ?? JSValueMakeNull(call.context)
      },
    ]
  }
}
#endif
