#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeWire

/// The functions by which the library reads files.
extension JavaScriptContext {
  var fileFunctions: [(String, JSValueRef)] {
    [
      (
        "readFile",
        function("readFile") { [unowned self] call in
          ScriptFile.text(call.text(0)).map(value) ?? JSValueMakeNull(call.context)
        }
      ),
      (
        "fileFault",
        function("fileFault") { [unowned self] call in
          ScriptFile.fault(call.text(0)).map(value) ?? JSValueMakeNull(call.context)
        }
      ),
      ("isFile", function("isFile") { [unowned self] call in value(ScriptFile.isFile(call.text(0))) }),
      (
        "readAsset",
        function("readAsset") { [unowned self] call in
          let paths = (try? JSONDocument(call.text(0)))?.root.json.array?.compactMap(\.string) ?? []
          return value(AssetFile.describe(paths).description)
        }
      ),
      ("compile", function("compile") { [unowned self] call in compile(call) }),
    ]
  }

  /// `compile(source, path)`: returns the function of a module's text.
  private func compile(_ call: HostCall) -> JSValueRef? {
    var exception: JSValueRef?
    let value = evaluate(
      "(function (require, module, exports, __filename, __dirname) {\(call.text(0))\n})", url: call.text(1),
      exception: &exception)
    if let exception { call.rethrow(exception) }
    return value
  }
}
#endif
