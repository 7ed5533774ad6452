#if JavaScript
internal import CJavaScriptCore

/// The Swift functions that the library calls for the globals of the Web and of Node.
extension JavaScriptHost {
  var webFunctions: [(String, JSValueRef)] {
    [
      ("nodeEnvironment", context.value(settings.nodeEnvironment ?? "")),
      (
        "parseURL",
        context.function("parseURL") { [self] call in
          URLText.parse(call.text(0), base: call.text(1)).map { context.parsed($0.description) }
            ?? JSValueMakeNull(call.context)
        }
      ),
    ]
  }
}
#endif
