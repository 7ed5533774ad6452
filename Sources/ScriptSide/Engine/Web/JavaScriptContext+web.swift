#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeWire

/// The Swift functions that the library calls for the globals of the Web.
extension JavaScriptContext {
  var webFunctions: [HostMember] {
    [
      function("parseURL") { [unowned self] call in
        unsafe URLText.parse(call.text(0), base: call.text(1)).map { unsafe parsed($0.description) }
          ?? JSValueMakeNull(call.context)
      }
    ]
  }
}
#endif
