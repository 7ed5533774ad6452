internal import NavbridgeRuntime
public import NavbridgeWire

/// The functions by which an opener follows a context that it has opened (layered-navigation §7).
public struct LayersHandlers {
  /// Called with each payload that the screen reports back, any number of times.
  public var onCallback: (@ScriptThread (JSON?) -> Void)?
  /// Called once when the context has left its stack, with the payload of the pop if it had one.
  public var onPopped: (@ScriptThread (JSON?) -> Void)?
  /// Called at each moment of the screen's set-up: `willInit` to `didSetup`.
  public var onHook: (@ScriptThread (String) -> Void)?

  public init(
    onCallback: (@ScriptThread (JSON?) -> Void)? = nil, onPopped: (@ScriptThread (JSON?) -> Void)? = nil,
    onHook: (@ScriptThread (String) -> Void)? = nil
  ) {
    self.onCallback = onCallback
    self.onPopped = onPopped
    self.onHook = onHook
  }
}
