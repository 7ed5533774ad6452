internal import NavbridgeRuntime
public import NavbridgeWire

/// A step of the code of a described native module. The steps of a method run one after the other on the method's queue, and
/// what takes time takes it on the device's clock.
public indirect enum NativeStep: Sendable {
  /// Keeps the queue for some milliseconds.
  case takes(Double)
  /// Never returns, and keeps the queue.
  case hangs
  /// Waits for a queue and runs steps on it, as `dispatch_sync` does. On the main queue, code of the main queue runs them at
  /// once, as `RCTUnsafeExecuteOnMainQueueSync` does.
  case sync(MethodQueueName, [NativeStep])
  /// Appends steps to a queue, as `dispatch_async` does.
  case async(MethodQueueName, [NativeStep])
  /// Appends steps to the queue after some milliseconds, as `dispatch_after` does.
  case after(Double, [NativeStep])
  /// Appends steps to the queue every so many milliseconds, as a timer does; without `times` until `stopTimers`. The end of a
  /// script context does not stop it.
  case every(Double, times: Int? = nil, [NativeStep])
  /// Stops the timers of the module.
  case stopTimers
  /// Waits for a lock, and has it while the steps run.
  case lock(String, [NativeStep])
  /// Asks for another module, and waits while that is set up.
  case module(String)
  /// Asks for another module, and runs its method on this queue, as a call in Objective-C does.
  case call(module: String, method: String, arguments: [JSON] = [])
  /// Sends an event of the module.
  case emit(String, JSON = .null)
  /// Resolves the promise, invokes the first callback, or is the result of a sync method. Nothing is added by a second time, except
  /// on the bridge, where a callback is invoked again.
  case resolve(JSON = .null)
  /// Rejects the promise, or invokes the second callback.
  case reject(code: String, message: String)
  /// Throws an Objective-C exception.
  case raise(name: String, reason: String)
  /// Runs Swift.
  case run(@MainQueue @Sendable (NativeCall) -> Void)
}

/// A queue that a described module names.
public enum MethodQueueName: Hashable, Sendable {
  /// The main queue.
  case main
  /// The thread of the script.
  case script
  /// The module's own method queue.
  case own
  /// The method queue of the module with this name, or a queue with this name that modules share.
  case named(String)

  /// The queue with a name: `main`, or one of the app's own.
  public init(_ name: String) {
    switch name {
    case "main": self = .main
    case "script": self = .script
    case "own": self = .own
    default: self = .named(name)
    }
  }
}
