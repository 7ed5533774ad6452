package import NavbridgeVocabulary
package import NavbridgeWire

/// The notifications of a script other than calls, on both routes (protocol §5, §8a, §10).
package enum ScriptNotification: Sendable {
  case surfaceDidMount(rootTag: Int64)
  case surfaceContentSize(rootTag: Int64, width: Double, height: Double)
  case surfaceElements(rootTag: Int64, elements: JSON)
  case surfaceTouched(SurfaceTouchAnswer)
  case surfaceDescribed(rootTag: Int64, tree: JSON)
  case didLoad
  case modalHostPresent(hostTag: Int64, rootTag: Int64?, props: JSON)
  case modalHostDismiss(hostTag: Int64)
  case alertPresent(alertId: Int64, props: JSON)
  case alertDismiss(alertId: Int64)
  case keyboard(isVisible: Bool)
  case clockIdle(received: Int, nextTimer: Double?)
  case ran(run: Int, Result<JSON, RPCError>)

  /// Reads a notification. Returns nil for an unknown one, which is ignored as JSON-RPC requires.
  init?(_ method: JSONValue, _ params: JSONValue?) {
    if method.isString("surface/didMount"), let tag = params?["rootTag"]?.int {
      self = .surfaceDidMount(rootTag: tag)
    } else if method.isString("surface/contentSize"), let tag = params?["rootTag"]?.int,
      let (width, height) = Self.size(params?["size"])
    {
      self = .surfaceContentSize(rootTag: tag, width: width, height: height)
    } else if method.isString("surface/elements"), let tag = params?["rootTag"]?.int {
      self = .surfaceElements(rootTag: tag, elements: params?["elements"]?.json ?? [])
    } else if method.isString("script/didLoad") {
      self = .didLoad
    } else if method.isString("modalHost/present"), let tag = params?["hostTag"]?.int {
      self = .modalHostPresent(hostTag: tag, rootTag: params?["rootTag"]?.int, props: params?["props"]?.json ?? [:])
    } else if method.isString("modalHost/dismiss"), let tag = params?["hostTag"]?.int {
      self = .modalHostDismiss(hostTag: tag)
    } else if method.isString("alert/present"), let id = params?["alertId"]?.int {
      self = .alertPresent(alertId: id, props: params?["props"]?.json ?? [:])
    } else if method.isString("alert/dismiss"), let id = params?["alertId"]?.int {
      self = .alertDismiss(alertId: id)
    } else if method.isString("keyboard/visible"), let isVisible = params?["visible"]?.bool {
      self = .keyboard(isVisible: isVisible)
    } else if method.isString("clock/idle"), let received = params?["received"]?.int {
      self = .clockIdle(received: Int(received), nextTimer: params?["nextTimer"]?.double)
    } else if method.isString("script/ran"), let run = params?["id"]?.int {
      self = .ran(run: Int(run), Self.outcome(of: params))
    } else if method.isString("surface/touched"), let answer = SurfaceTouchAnswer(params) {
      self = .surfaceTouched(answer)
    } else if method.isString("surface/described"), let tag = params?["rootTag"]?.int {
      self = .surfaceDescribed(rootTag: tag, tree: params?["tree"]?.json ?? .null)
    } else {
      return nil
    }
  }

  /// The surface concerned, if there is one.
  var rootTag: Int64? {
    switch self {
    case .surfaceDidMount(let tag), .surfaceContentSize(let tag, _, _), .surfaceElements(let tag, _),
      .surfaceDescribed(let tag, _):
      tag
    case .surfaceTouched(let answer): answer.rootTag
    case .didLoad, .modalHostPresent, .modalHostDismiss, .alertPresent, .alertDismiss, .keyboard, .clockIdle, .ran: nil
    }
  }

  /// The action of a notification about a surface, for the trace.
  var surfaceRecord: (action: String, rootTag: Int64)? {
    switch self {
    case .surfaceDidMount(let tag): ("didMount", tag)
    case .surfaceContentSize(let tag, _, _): ("contentSize", tag)
    case .surfaceElements(let tag, _): ("elements", tag)
    case .surfaceTouched(let answer): ("touched", answer.rootTag)
    case .surfaceDescribed(let tag, _): ("described", tag)
    default: nil
    }
  }

  /// Reads the params of `script/ran`.
  private static func outcome(of params: JSONValue?) -> Result<JSON, RPCError> {
    guard let error = params?["error"], !error.isNull else { return .success(params?["value"]?.json ?? .null) }
    return .failure(
      RPCError(
        code: Int(error["code"]?.int ?? Int64(RPCErrorCode.rejected.rawValue)),
        message: error["message"]?.string ?? "", data: error["data"]?.json ?? .null))
  }

  /// Reads `[width, height]`. Neither may be below zero.
  private static func size(_ json: JSONValue?) -> (Double, Double)? {
    guard let numbers = json?.json.array?.map(\.double), numbers.count == 2, let width = numbers[0],
      let height = numbers[1], width >= 0, height >= 0
    else { return nil }
    return (width, height)
  }
}
