internal import NavbridgeRuntime

/// The calls that have not ended, by number. Numbers are assigned consecutively from 1.
///
/// It uses a ring rather than a dictionary: most calls end soon after they begin, so their numbers are close together.
/// A call that outlasts `ringLimit` later ones is moved to a dictionary, so that a call that never ends does not make
/// the ring grow.
public struct CallTable<Call> {
  private static var ringLimit: Int { 4096 }

  /// The calls of `first..<next`, each at its number modulo the ring's count, which is a power of two.
  private var ring: [Call?] = Array(repeating: nil, count: 16)
  private var first = 1
  private var next = 1
  private var aside: [Int: Call] = [:]
  /// The number of calls that have no answer.
  public private(set) var count = 0

  /// A table without calls.
  public init() {}

  /// True if each call has its answer.
  public var isEmpty: Bool { count == 0 }
  /// The number of allocated places, including those of calls that have ended.
  package var footprint: Int { ring.count + aside.count }
  /// The number of the next call.
  public var nextNumber: Int { next }

  /// Adds a call with the next number.
  public mutating func append(_ call: Call) {
    if next - first == ring.count { makeRoom() }
    ring[place(next)] = call
    next += 1
    count += 1
  }

  /// Skips the next number, for a call without a completion.
  public mutating func skip() {
    if next - first == ring.count { makeRoom() }
    next += 1
  }

  /// Removes and returns a call; nil if there is none with this number.
  public mutating func take(_ number: Int) -> Call? {
    guard number >= first && number < next else { return takeAside(number) }
    var call: Call?
    swap(&call, &ring[place(number)])
    guard call != nil else { return nil }
    count -= 1
    passEnded()
    return call
  }

  /// The call with a number; nil if it has its answer already.
  public subscript(number: Int) -> Call? {
    number >= first && number < next ? ring[place(number)] : aside[number]
  }

  /// Changes a call in place.
  public mutating func update(_ number: Int, _ change: (inout Call) -> Void) {
    if number >= first && number < next {
      if ring[place(number)] != nil { change(&ring[place(number)]!) }
    } else if aside[number] != nil {
      change(&aside[number]!)
    }
  }

  /// All calls, in the order of their numbers.
  public var all: [(number: Int, call: Call)] {
    aside.keys.sorted().map { ($0, aside[$0]!) }
      + (first..<next).compactMap { number in ring[place(number)].map { (number, $0) } }
  }

  private func place(_ number: Int) -> Int { number & (ring.count - 1) }

  private mutating func takeAside(_ number: Int) -> Call? {
    guard let call = aside.removeValue(forKey: number) else { return nil }
    // A dictionary keeps the memory of its removed values.
    if aside.isEmpty { aside = [:] }
    count -= 1
    return call
  }

  private mutating func passEnded() {
    while first < next, ring[place(first)] == nil { first += 1 }
  }

  private mutating func makeRoom() {
    passEnded()
    guard next - first == ring.count else { return }
    guard ring.count >= Self.ringLimit else { return doubleRing() }
    aside[first] = ring[place(first)]
    ring[place(first)] = nil
    passEnded()
  }

  private mutating func doubleRing() {
    var larger = [Call?](repeating: nil, count: ring.count * 2)
    for number in first..<next { larger[number & (larger.count - 1)] = ring[place(number)] }
    ring = larger
  }
}

/// The completion of a call, used once: a function to call, or a waiting task to resume.
///
/// This is an enum because a generic table would wrap each plain function in another one, and because a task would need
/// a function around it.
public enum CallCompletion {
  /// Calls a function on the script thread.
  case function(RPCClient.Completion)
  /// Resumes a task that waits.
  case task(AwaitedAnswer<Result<JSONValue, RPCError>>)

  @ScriptThread
  package func callAsFunction(_ outcome: Result<JSONValue, RPCError>) {
    switch self {
    case .function(let function): function(outcome)
    case .task(let task): task.settle(outcome)
    }
  }
}
