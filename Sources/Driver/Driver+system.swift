public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Rotates the device. Returns false when the frontmost content does not allow the orientation.
  @discardableResult
  public func rotate(_ orientation: RequestedOrientation, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.rotate, now: now, orientation)
  }

  /// Sets the system's appearance. Returns false when the device has it already.
  @discardableResult
  public func setUserInterfaceStyle(_ style: UserInterfaceStyle, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.setUserInterfaceStyle, now: now, style)
  }

  /// Switches the animations of the whole system. Returns false when nothing changes.
  @discardableResult
  public func setAnimationsEnabled(_ isEnabled: Bool, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.setAnimationsEnabled, now: now, isEnabled)
  }

  /// Opens a link of the app, as the system does.
  public func openURL(_ url: String, now: Bool = false) async throws(RPCError) {
    _ = try await act(DeviceMethods.openURL, now: now, url)
  }

  /// Takes the app to the background. Returns false when it is there already.
  @discardableResult
  public func enterBackground(now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.background, now: now)
  }

  /// Brings the app back to the front. Returns false when it is there already.
  @discardableResult
  public func enterForeground(now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.foreground, now: now)
  }

  /// Shows or hides the keyboard. Returns false when nothing changes.
  @discardableResult
  public func setKeyboard(visible: Bool, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.keyboard, now: now, visible)
  }

  /// Reloads the script; returns when the next context has begun.
  public func reload() async throws(RPCError) { try await request(DeviceMethods.reload) }
}

extension Driver {
  /// Returns the current tree, or the tree of one component when an id is given (protocol §9).
  ///
  /// - Parameters:
  ///   - react: True adds React's tree to the nodes of visible surfaces, if the script describes them.
  ///   - look: True adds what a picture needs: the device, what moves, and the look of React's views.
  ///   - components: The tag of the view of React's that is to have React's components around it with their properties, state and
  ///     hooks. With any number all views have the components' names; with nil none has.
  public func snapshot(
    componentId: String? = nil, react: Bool = false, look: Bool = false, components: Int? = nil
  ) async throws(RPCError) -> JSON {
    try await request(DeviceMethods.snapshot, componentId, react ? true : nil, look ? true : nil, components)
  }

  /// Returns a picture of the screen as it is at this moment: the text of an SVG document.
  public func screenshot() async throws(RPCError) -> String { try await request(DeviceMethods.screenshot) }

  /// Returns the options in effect for a component, each with its value, its layer and its readers (protocol §8).
  public func explainOptions(componentId: String) async throws(RPCError) -> JSON {
    try await request(DeviceMethods.explainOptions, componentId)
  }

  /// Waits until nothing is queued, moving or awaited. Fails after `timeout` real milliseconds; the error lists what is
  /// busy.
  public func waitForIdle(timeout: Int = 5000) async throws(RPCError) {
    try await request(DeviceMethods.waitForIdle, Double(timeout))
  }

  /// Returns counters, queues, live objects and diagnostics. Throws `ModuleCode.malformedAnswer` for an answer of another form.
  public func stats() async throws(RPCError) -> Statistics {
    try Statistics(answer: try await request(StatisticsMethods.get))
  }

  /// The waits of native modules and of the script for them, and those that were reported (protocol §10, `stats/waits`).
  public func waits() async throws(RPCError) -> JSON { try await request(StatisticsMethods.waits) }

  /// Has `onTraffic` called with the traffic between the two sides, limited to `kinds` if they are given (protocol §10).
  package func subscribeToTraffic(kinds: [TraceRecord.Kind]? = nil) async throws(RPCError) {
    try await request(TrafficMethods.subscribe, kinds)
  }
}
