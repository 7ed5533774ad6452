internal import NavbridgeRuntime

/// A thing that one task has at a time, and for which others wait.
enum WaitTarget: Hashable, Sendable {
  /// A queue, by its number. The label is for people: `the main queue`.
  case queue(Int, label: String)
  case lock(String)
  /// The set-up of a module, which one task makes while others wait for it.
  case setUp(String)
  /// Nothing that ever comes: code that never returns.
  case nothing

  var label: String {
    switch self {
    case .queue(_, let label): label
    case .lock(let name): "the lock '\(name)'"
    case .setUp(let module): "the set-up of \(module)"
    case .nothing: "nothing that ever comes"
    }
  }
}

/// A wait of a task, with the place in the module's code where it began.
struct TaskWait: Sendable, Equatable {
  let task: Int
  let target: WaitTarget
  /// The method and the step: `Camera.open, step 2`.
  let place: String
  /// The time on the device's clock, in nanoseconds.
  let since: Int64
}

/// The tasks that wait, and the ones that have what they wait for. It is the graph in which deadlocks are circles.
struct WaitGraph {
  /// The waits that follow from each other: each waits for what the task of the next one has.
  struct Chain: Equatable {
    enum End: Equatable {
      /// The last wait is for what the first one's task has.
      case circle
      /// The last wait is for nothing that ever comes.
      case hang
      /// The last wait is for a task that goes on by itself.
      case work
    }

    let waits: [TaskWait]
    let end: End
  }

  private var waits: [Int: TaskWait] = [:]
  private var holders: [WaitTarget: Int] = [:]

  /// All waits, in the order of the tasks.
  var all: [TaskWait] { waits.values.sorted { $0.task < $1.task } }

  func wait(of task: Int) -> TaskWait? { waits[task] }

  /// The task that has a target. Nil while nobody does.
  func holder(of target: WaitTarget) -> Int? { holders[target] }

  /// All that a task has, in the order of the labels.
  func held(by task: Int) -> [WaitTarget] {
    holders.filter { $0.value == task }.map(\.key).sorted { $0.label < $1.label }
  }

  mutating func begin(_ wait: TaskWait) { waits[wait.task] = wait }
  mutating func end(of task: Int) { waits[task] = nil }
  mutating func hold(_ target: WaitTarget, by task: Int) { holders[target] = task }
  mutating func release(_ target: WaitTarget) { holders[target] = nil }

  /// Follows the waits from that of a task. Nil if the task does not wait.
  func chain(from task: Int) -> Chain? {
    var chain: [TaskWait] = []
    var next = waits[task]
    while let wait = next {
      if let place = chain.firstIndex(where: { $0.task == wait.task }) {
        // The circle may not contain the task itself, which then waits for one that is in it.
        let circle = chain[place...]
        // It begins with the oldest task, so that a circle is the same one whichever wait has closed it.
        let first = circle.indices.min { circle[$0].task < circle[$1].task }!
        return Chain(waits: Array(circle[first...] + circle[..<first]), end: .circle)
      }
      chain.append(wait)
      if wait.target == .nothing { return Chain(waits: chain, end: .hang) }
      next = holders[wait.target].flatMap { waits[$0] }
    }
    return chain.isEmpty ? nil : Chain(waits: chain, end: .work)
  }
}
