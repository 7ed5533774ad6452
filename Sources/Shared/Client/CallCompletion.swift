/// What is done with a call's answer, once: a function called, or a task that waits resumed.
///
/// An enum, because tables would wrap a function by itself into another, and a task would need one around it.
public enum CallCompletion {
  case function(RPCClient.Completion)
  /// Unchecked, for the way there and back is measured: every call settles exactly once (protocol §6).
  case task(UnsafeContinuation<Result<JSONValue, RPCError>, Never>)

  package func callAsFunction(_ outcome: Result<JSONValue, RPCError>) {
    switch self {
    case .function(let function): function(outcome)
    case .task(let task): task.resume(returning: outcome)
    }
  }
}
