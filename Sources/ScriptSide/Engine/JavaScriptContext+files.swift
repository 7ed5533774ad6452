#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeWire

/// The functions by which the library reads files.
extension JavaScriptContext {
  var fileFunctions: [(String, JSValueRef)] {
    unsafe [
      function("readFile") { [unowned self] call in
        unsafe ScriptFile.text(call.text(0)).map(value) ?? JSValueMakeNull(call.context)
      },
      function("fileFault") { [unowned self] call in
        unsafe ScriptFile.fault(call.text(0)).map(value) ?? JSValueMakeNull(call.context)
      },
      function("isFile") { [unowned self] call in unsafe value(ScriptFile.isFile(call.text(0))) },
      function("readAsset") { [unowned self] call in
        let paths = (try? JSONDocument(call.text(0)))?.root.json.array?.compactMap(\.string) ?? []
        return unsafe value(AssetFile.describe(paths).description)
      },
      function("compile") { [unowned self] call in unsafe compile(call) },
    ]
  }

  /// `compile(source, path)`: returns the function of a module's text.
  private func compile(_ call: HostCall) -> JSValueRef? {
    var exception: JSValueRef?
    let value = unsafe compileModule(call.text(0), path: call.text(1), exception: &exception)
    if let exception = unsafe exception { unsafe call.rethrow(exception) }
    return unsafe value
  }
}
#endif
