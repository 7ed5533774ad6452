public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Returns the current tree, or the tree of one component when an id is given (protocol §9).
  ///
  /// - Parameter react: True adds React's tree to the nodes of visible surfaces, if the script describes them.
  public func snapshot(componentId: String? = nil, react: Bool = false) async throws(RPCError) -> JSON {
    try await request(DeviceMethods.snapshot, componentId, react ? true : nil)
  }

  /// Returns the options in effect for a component, each with its value, its layer and its readers (protocol §8).
  public func explainOptions(componentId: String) async throws(RPCError) -> JSON {
    try await request(ReactNativeNavigationMethods.explainOptions, componentId)
  }

  /// Waits until nothing is queued, moving or awaited. Fails after `timeout` real milliseconds; the error lists what is
  /// busy.
  public func waitForIdle(timeout: Int = 5000) async throws(RPCError) {
    try await request(DeviceMethods.waitForIdle, Double(timeout))
  }

  /// Returns counters, queues, live objects and diagnostics.
  public func stats() async throws(RPCError) -> JSON { try await request(StatisticsMethods.get) }

  /// Subscribes to the traffic between the two sides, limited to `kinds` if they are given (protocol §10).
  public func subscribeToTraffic(kinds: [TraceRecord.Kind]? = nil) async throws(RPCError) {
    try await request(TrafficMethods.subscribe, kinds)
  }
}
