internal import NavbridgeNavigation
internal import NavbridgeRuntime
internal import NavbridgeWire
internal import ScriptSide

/// Decides when each command is sent: commands that concern the same object are sent in order, one at a time
/// (typed-routing §12). It sends nothing itself.
struct CommandSchedule<Subject: Hashable, Command> {
  /// A command that may be sent now.
  struct Ready {
    /// The number by which its settlement is reported.
    let number: Int
    let command: Command
  }

  private struct Entry {
    let command: Command
    let subjects: [Subject]
    var isRunning = false
  }

  private var entries: [Int: Entry] = [:]
  /// The numbers of the unsettled commands of each subject, in order.
  private var lines: [Subject: [Int]] = [:]
  private var last = 0

  /// True if each command has settled.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns true if a command of the subject has not settled.
  func concerns(_ subject: Subject) -> Bool { lines[subject] != nil }

  /// Returns the subjects of a command, or nil if it has settled or was dropped.
  func subjects(of number: Int) -> [Subject]? { entries[number]?.subjects }

  /// Adds a command after the others. Returns it if it may be sent at once.
  ///
  /// - Parameter subjects: what the command changes, each once.
  mutating func add(_ command: Command, on subjects: [Subject]) -> Ready? {
    last += 1
    var isFirst = true
    for subject in subjects {
      let place = lines.index(forKey: subject)
      if let place { lines.values[place].append(last) } else { lines[subject] = [last] }
      isFirst = isFirst && place == nil
    }
    entries[last] = Entry(command: command, subjects: subjects, isRunning: isFirst)
    return isFirst ? Ready(number: last, command: command) : nil
  }

  /// Ends a command. Returns those that may be sent now. A command that was dropped or has settled is ignored.
  mutating func settle(_ number: Int) -> [Ready] {
    guard let entry = entries.removeValue(forKey: number) else { return [] }
    leave(number, entry)
    var next: [Ready] = []
    if entries.isEmpty { return next }
    for subject in entry.subjects {
      if let first = lines[subject]?.first, let ready = ready(first) { next.append(ready) }
    }
    return next
  }

  /// Drops the commands of some subjects that have not been sent, because what they were to change is not as they
  /// expect. Returns the commands that may be sent now.
  mutating func drop(_ subjects: [Subject]) -> [Ready] {
    let dropped = entries.keys.sorted().filter { number in
      entries[number]?.isRunning == false && entries[number]!.subjects.contains(where: subjects.contains)
    }
    var others: [Subject] = []
    for number in dropped {
      guard let entry = entries.removeValue(forKey: number) else { continue }
      leave(number, entry)
      others += entry.subjects
    }
    return others.compactMap { subject in lines[subject]?.first.flatMap { ready($0) } }
  }

  /// Drops all commands. The settlements of those that were sent are ignored.
  mutating func dropAll() {
    entries = [:]
    lines = [:]
  }

  private mutating func leave(_ number: Int, _ entry: Entry) {
    for subject in entry.subjects {
      guard let place = lines.index(forKey: subject) else { continue }
      if lines.values[place].count == 1 {
        lines.remove(at: place)
      } else {
        lines.values[place].removeAll { $0 == number }
      }
    }
  }

  private mutating func ready(_ number: Int) -> Ready? {
    guard let entry = entries[number], !entry.isRunning,
      entry.subjects.allSatisfy({ lines[$0]?.first == number })
    else { return nil }
    entries[number]?.isRunning = true
    return Ready(number: number, command: entry.command)
  }
}

/// A command of the bridge (typed-routing §12).
enum RoutingCommand {
  case setRoot(Layout)
  case push(onto: String, Layout)
  case pop(String)
  case popTo(String)
  case popToRoot(String)
  case setStackRoot(String, [Layout])
  case showModal(Layout)
  case dismissModal(String, animated: Bool)
  case selectTab(Int, in: String)

  /// Sends the command. `completion` is called once, for a command without an answer at once.
  @ScriptThread
  func send(by navigation: Navigation, completion: @escaping Navigation.Completion) {
    switch self {
    case .setRoot(let layout): navigation.setRoot(layout, completion: completion)
    case .push(let componentId, let layout): navigation.push(componentId, layout, completion: completion)
    case .pop(let componentId): navigation.pop(componentId, completion: completion)
    case .popTo(let componentId): navigation.popTo(componentId, completion: completion)
    case .popToRoot(let componentId): navigation.popToRoot(componentId, completion: completion)
    case .setStackRoot(let stackId, let children):
      navigation.setStackRoot(stackId, children, completion: completion)
    case .showModal(let layout): navigation.showModal(layout, completion: completion)
    case .dismissModal(let modalId, let animated):
      let still: JSON = ["animations": ["dismissModal": ["exit": ["enabled": false]]]]
      navigation.dismissModal(modalId, options: animated ? nil : still, completion: completion)
    case .selectTab(let index, let tabsId):
      navigation.mergeOptions(tabsId, ["bottomTabs": ["currentTabIndex": .int(Int64(index))]])
      completion(.success(.null))
    }
  }
}
