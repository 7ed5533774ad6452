/// What is done with a call's answer, once: a function called, or a task that waits resumed.
///
/// An enum, because tables would wrap a function by itself into another, and a task would need one around it.
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
