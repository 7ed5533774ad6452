#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime

/// The library's functions through which the host enters the script: the members of `main.js`.
///
/// `@safe`: the context protects the functions as long as it is valid.
@safe
@ScriptThread
struct LibraryEntries {
  let callFunction: JSObjectRef
  let settle: JSObjectRef
  let callTimer: JSObjectRef
  let callImmediates: JSObjectRef
  let loadUserModules: JSObjectRef
  let ranTopLevel: JSObjectRef
  let awaited: JSObjectRef
  let awaitsTimer: JSObjectRef
  let runFunction: JSObjectRef
  let receiveTraffic: JSObjectRef
  let runTask: JSObjectRef
  let stackOfVoidCall: JSObjectRef
  let surfaceLaidOut: JSObjectRef
  let surfaceMessage: JSObjectRef
  let describedSurface: JSObjectRef
  let invokeCallback: JSObjectRef
  let flushRest: JSObjectRef
  let turnEnded: JSObjectRef
  /// Runs the app's file; nil where the engine does that itself.
  let runFile: JSObjectRef?

  /// - Parameter isInNode: true if the script runs in Node.
  init(_ context: JavaScriptContext, _ main: JSValueRef, isInNode: Bool) {
    unsafe callFunction = context.functionMember(main, "callFunction")
    unsafe settle = context.functionMember(main, "settle")
    unsafe callTimer = context.functionMember(main, "callTimer")
    unsafe callImmediates = context.functionMember(main, "callImmediates")
    unsafe loadUserModules = context.functionMember(main, "loadUserModules")
    unsafe ranTopLevel = context.functionMember(main, "ranTopLevel")
    unsafe awaited = context.functionMember(main, "awaited")
    unsafe awaitsTimer = context.functionMember(main, "awaitsTimer")
    unsafe runFunction = context.functionMember(main, "runFunction")
    unsafe receiveTraffic = context.functionMember(main, "receiveTraffic")
    unsafe runTask = context.functionMember(main, "runTask")
    unsafe stackOfVoidCall = context.functionMember(main, "stackOfVoidCall")
    unsafe surfaceLaidOut = context.functionMember(main, "surfaceLaidOut")
    unsafe surfaceMessage = context.functionMember(main, "surfaceMessage")
    unsafe describedSurface = context.functionMember(main, "describedSurface")
    unsafe invokeCallback = context.functionMember(main, "invokeCallback")
    unsafe flushRest = context.functionMember(main, "flushRest")
    unsafe turnEnded = context.functionMember(main, "turnEnded")
    unsafe runFile = isInNode ? context.functionMember(main, "runFile") : nil
  }
}
#endif
