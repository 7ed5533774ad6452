#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime

/// The library's functions through which the host enters the script: the members of `main.js`.
@ScriptThread
struct LibraryEntries {
  let callFunction: JSObjectRef
  let settle: JSObjectRef
  let callTimer: JSObjectRef
  let callImmediates: JSObjectRef
  let loadUserModules: JSObjectRef
  let ranTopLevel: JSObjectRef
  let awaited: JSObjectRef
  let runFunction: JSObjectRef
  let receiveTraffic: JSObjectRef
  let runTask: JSObjectRef
  let surfaceLaidOut: JSObjectRef
  let surfaceMessage: JSObjectRef
  let invokeCallback: JSObjectRef
  let flushRest: JSObjectRef
  let turnEnded: JSObjectRef

  init(_ context: JavaScriptContext, _ main: JSValueRef) {
    callFunction = context.functionMember(main, "callFunction")
    settle = context.functionMember(main, "settle")
    callTimer = context.functionMember(main, "callTimer")
    callImmediates = context.functionMember(main, "callImmediates")
    loadUserModules = context.functionMember(main, "loadUserModules")
    ranTopLevel = context.functionMember(main, "ranTopLevel")
    awaited = context.functionMember(main, "awaited")
    runFunction = context.functionMember(main, "runFunction")
    receiveTraffic = context.functionMember(main, "receiveTraffic")
    runTask = context.functionMember(main, "runTask")
    surfaceLaidOut = context.functionMember(main, "surfaceLaidOut")
    surfaceMessage = context.functionMember(main, "surfaceMessage")
    invokeCallback = context.functionMember(main, "invokeCallback")
    flushRest = context.functionMember(main, "flushRest")
    turnEnded = context.functionMember(main, "turnEnded")
  }
}
#endif
