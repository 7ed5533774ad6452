internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
internal import NavbridgeWire
internal import ScriptSide

/// The commands on their way.
extension RoutingBridge {
  func submit(_ command: RoutingCommand, on subjects: [NativeSubject]) {
    if let ready = schedule.add(command, on: subjects) { run(ready) }
  }

  private func run(_ ready: CommandSchedule<NativeSubject, RoutingCommand>.Ready) {
    hasSentSinceReading = true
    ready.command.send(by: navigation) { [weak self] outcome in self?.settled(ready.number, outcome) }
  }

  private func settled(_ number: Int, _ outcome: Result<JSONValue, RPCError>) {
    // A command of a context that has ended.
    guard let subjects = schedule.subjects(of: number) else { return }
    var next: [CommandSchedule<NativeSubject, RoutingCommand>.Ready] = []
    if case .failure(let error) = outcome {
      isInDoubt = true
      refusals += 1
      onRejection?(error)
      next = schedule.drop(subjects.filter { $0 != .modals })
    } else {
      refusals = 0
    }
    next += schedule.settle(number)
    for ready in next { run(ready) }
    if schedule.isEmpty { drained() }
  }

  /// All commands have settled.
  func drained() {
    if isInDoubt { return read() }
    stranded = []
    forgetTheGone()
    wakeIfSettled()
  }

  /// Forgets the routes and screens that no stack shows any more, each time that their number has doubled.
  private func forgetTheGone() {
    guard routes.count > 64 else { return }
    let live = stacks.values.reduce(0) { $0 + $1.entries.count }
    guard routes.count > 2 * live + 64 else { return }
    showings = showings.filter { stacksOf[$0.key] != nil }
    let shown = Set(stacks.values.flatMap { $0.entries.compactMap(\.componentId) })
    routes = routes.filter { shown.contains($0.key) }
    screens = screens.filter { shown.contains($0.key) || $0.value.isVisible }
  }

  /// Ends all that waits for the native side, because its context or the connection is gone.
  func end() {
    isRunning = false
    surfaces = [:]
    schedule.dropAll()
    forgetLayout()
    isInDoubt = false
    isReading = false
    wakeIfSettled()
  }

  /// Forgets the native layout.
  func forgetLayout() {
    isRootSent = false
    stacks = [:]
    stacksOf = [:]
    tabs = [:]
    tabsOf = [:]
    modals = []
    stranded = []
    for (_, screen) in screens.sorted(by: { $0.key < $1.key }) { screen.disappeared() }
    screens = [:]
  }
}
