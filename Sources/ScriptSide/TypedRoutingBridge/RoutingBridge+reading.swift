internal import NavbridgeNavigation
internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
internal import NavbridgeWire
internal import ScriptSide

/// Reading the native layout, which wins over the routers' state when a command was refused (typed-routing §12).
extension RoutingBridge {
  /// The number of refusals in a row after which the routers' state is no longer followed.
  private static let refusalLimit = 4

  /// Reads the size class, by which split views decide on their columns.
  func readSizeClass() async throws(RPCError) {
    let outcome = await AwaitedAnswer<Result<JSONValue, RPCError>>.value(
      whenCancelled: { .failure(RPCError(.cancelled, "The start of the bridge was cancelled.")) }
    ) { answer in
      navigation.getLayout { answer.settle($0) }
    }
    router.tree.isCompact = Self.isCompact(try outcome.get().json)
  }

  private static func isCompact(_ layout: JSON) -> Bool { layout["horizontalSizeClass"] == "compact" }

  /// Reads the native layout as soon as all commands have settled, and takes it over.
  func read() {
    isInDoubt = true
    guard isRunning, schedule.isEmpty, !isReading else { return }
    isReading = true
    hasSentSinceReading = false
    navigation.getLayout { [weak self] in self?.hasRead($0) }
  }

  private func hasRead(_ outcome: Result<JSONValue, RPCError>) {
    guard isReading else { return }
    isReading = false
    // When the commands that have been sent meanwhile have settled, the layout is read again.
    guard !hasSentSinceReading else { return schedule.isEmpty ? read() : () }
    isInDoubt = false
    if case .success(let layout) = outcome { takeOver(layout.json) }
    if schedule.isEmpty { drained() }
  }

  private func takeOver(_ layout: JSON) {
    isTakingOver = true
    defer { isTakingOver = false }
    let hasResized = router.tree.isCompact != Self.isCompact(layout)
    router.tree.isCompact = Self.isCompact(layout)
    if hasResized, let root, !Self.splits(in: root).isEmpty { return sendRoot(root) }
    takeOverModals((layout["modals"]?.array ?? []).compactMap { $0["id"]?.string })
    var nodes: [String: JSON] = [:]
    for node in [layout["root"] ?? .null] + (layout["modals"]?.array ?? []) { Self.collect(node, &nodes) }
    var changed: [NativeStack] = []
    for stack in stacks.values.sorted(by: { $0.id < $1.id }) where stack.container?.hasStack != false {
      guard let node = nodes[stack.id] else { continue }
      let entries = entries(of: node, in: stack)
      guard entries.map(\.componentId) != stack.entries.map(\.componentId) else { continue }
      stack.entries = entries
      changed.append(stack)
    }
    for stack in changed { writeBack(stack) }
    for native in tabs.values.sorted(by: { $0.id < $1.id }) {
      takeOver(nodes[native.id]?["selectedTabIndex"]?.int, native)
    }
    router.tree.render()
    // What could not be written back is changed natively, unless the native side keeps refusing it.
    for stack in changed where refusals < Self.refusalLimit {
      if let container = stack.container { changeStacks(of: container) }
    }
  }

  /// Removes the modals that the native side does not show, and those that were to be above them. Of the latter some may be
  /// shown nevertheless, because only the command for a lower one was refused or dropped: these are dismissed. What is
  /// wanted above them is shown again.
  private func takeOverModals(_ shown: [String]) {
    let known = Dictionary((modals + stranded).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    if let lowest = modals.firstIndex(where: { !shown.contains($0.id) }) { removeModals(from: lowest) }
    stranded = []
    guard refusals < Self.refusalLimit else { return }
    modals = shown.compactMap { known[$0] }
    present(within: dismissUnwanted().compactMap(\.presenter))
  }

  private func takeOver(_ index: Int?, _ native: NativeTabs) {
    native.isUnconfirmed = false
    guard let index, let container = native.container, index != native.wanted else { return }
    native.selected = index
    container.tabRouter.tabPressed(container.tabs[index])
  }

  /// Returns the entries of the screens that a native stack shows.
  private func entries(of node: JSON, in stack: NativeStack) -> [StackEntry] {
    (node["children"]?.array ?? []).enumerated().map { index, child in
      let name = child["name"]?.string ?? ""
      guard let id = child["id"]?.string else {
        let native = StackEntry.native(name)
        guard stack.entries.indices.contains(index), stack.entries[index].componentId == nil,
          stack.entries[index].route == native.route
        else { return native }
        return stack.entries[index]
      }
      if let entry = stack.entries.first(where: { $0.componentId == id }) { return entry }
      guard let route = routes[id] else { return .native(name, componentId: id) }
      return StackEntry(componentId: id, route: route, screen: nil)
    }
  }

  private static func collect(_ node: JSON, _ nodes: inout [String: JSON]) {
    if let id = node["id"]?.string { nodes[id] = node }
    for child in node["children"]?.array ?? [] { collect(child, &nodes) }
  }

  private static func splits(in container: MountedContainer) -> [MountedSplit] {
    (container as? MountedSplit).map { [$0] } ?? container.nested.flatMap(splits)
  }
}
