/// State that work of several queues uses although no queue orders that work. A search for every order of a world's events counts
/// it (docs/schedules.md); live threads protect it by locks or atomics, or it belongs to one of them.
public struct SharedState: Sendable, Hashable {
  private let number: Int
  /// True if each thread has such a state.
  private let isPerThread: Bool

  private init(_ number: Int, isPerThread: Bool = false) { (self.number, self.isPerThread) = (number, isPerThread) }

  /// The state that the main queue publishes to other threads.
  public static let published = SharedState(0)
  /// The table of a device's connections.
  public static let tableOfConnections = SharedState(1)
  /// The files to which apps print.
  public static let output = SharedState(2)
  /// The bytes that a script or driver, on its thread, has written to the native side, which has not read them.
  public static let unreadByNative = SharedState(0, isPerThread: true)
  /// The bytes that the native side has written to a script or driver, which has not read them on its thread.
  public static let unreadByScript = SharedState(1, isPerThread: true)

  /// What the bridge keeps of one connection.
  public static func connection(_ id: Int) -> SharedState {
    SharedState(firstConnection + id % (count - firstConnection))
  }

  /// The greatest number of states that are told apart.
  package static let count = 64
  private static let firstOfThreads = 4
  private static let firstConnection = 32
  private static let perThread = 2

  /// The number of the state of a thread, below `count`. States that share a number count as one, which finds more orders and not
  /// fewer.
  package func number(ofThread thread: Int) -> Int {
    guard isPerThread else { return number }
    return Self.firstOfThreads + (Self.perThread * thread + number) % (Self.firstConnection - Self.firstOfThreads)
  }
}
