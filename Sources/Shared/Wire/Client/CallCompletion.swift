internal import NavbridgeRuntime

/// The completion of a call, used once: a function to call, or a waiting task to resume.
///
/// This is an enum because a generic table would wrap each plain function in another one, and because a task would need
/// a function around it.
public enum CallCompletion {
  case function(RPCClient.Completion)
  case task(AwaitedAnswer<Result<JSONValue, RPCError>>)

  @ScriptThread
  package func callAsFunction(_ outcome: Result<JSONValue, RPCError>) {
    switch self {
    case .function(let function): function(outcome)
    case .task(let task): task.settle(outcome)
    }
  }
}
