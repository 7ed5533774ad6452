public import Shared

/// The native side's account of the commands that reached it, from its traffic: what a script that was killed cannot
/// keep itself.
///
/// Each command that native began is settled once, or invalidated with its epoch; never in another.
public struct NativeAccount: Sendable {
  private var open: [Int: Set<CommandTag>] = [:]
  /// Commands without an id of their own, by epoch: counted, not told apart.
  private var openUnnamed: [Int: Int] = [:]
  private var begunTags: Set<CommandTag> = []
  private var reachedIn: [Int: Int] = [:]
  private var ended: Set<Int> = []
  public private(set) var begun = 0
  public private(set) var answered = 0
  public private(set) var invalidated = 0
  public private(set) var faults = FaultList()

  public init() {}

  /// Commands of an epoch that have reached native, those with nothing to settle among them.
  public func reached(in epoch: Int) -> Int { reachedIn[epoch] ?? 0 }

  /// Whether native has ended an epoch.
  public func hasEnded(_ epoch: Int) -> Bool { ended.contains(epoch) }

  /// Takes a `traffic/entry` (protocol §10).
  public mutating func take(_ entry: JSON) {
    let epoch = entry["epoch"]?.int ?? 0
    let method = entry["method"]?.string ?? ""
    let tag = entry["id"]?.string.flatMap { CommandTag($0) }
    switch entry["kind"]?.string {
    case "call":
      guard let kind = CommandKind.allCases.first(where: { $0.method == method }) else { return }
      reachedIn[epoch, default: 0] += 1
      guard let route = entry["route"]?.string.flatMap(Architecture.init), kind.isCounted(on: route) else { return }
      begin(kind == .mergeOptions ? nil : tag, in: epoch)
    case "result", "callback", "error":
      answer(method == CommandKind.mergeOptions.method ? nil : tag, in: epoch)
    case "reload":
      if method == "end", let epoch = entry["id"]?.string.flatMap({ Int($0) }) { end(epoch) }
    default: break
    }
  }

  private mutating func begin(_ tag: CommandTag?, in epoch: Int) {
    begun += 1
    if ended.contains(epoch) { faults.add(.crossed, "Native began a command of epoch \(epoch) after its end.") }
    guard let tag else { return openUnnamed[epoch, default: 0] += 1 }
    if tag.epoch != epoch { faults.add(.crossed, "Native began the command \(tag) in epoch \(epoch).") }
    if !begunTags.insert(tag).inserted { faults.add(.settledTwice, "Native began the command \(tag) twice.") }
    open[epoch, default: []].insert(tag)
  }

  private mutating func answer(_ tag: CommandTag?, in epoch: Int) {
    answered += 1
    guard let tag else {
      openUnnamed[epoch, default: 0] -= 1
      if openUnnamed[epoch] == -1 {
        faults.add(.settledTwice, "Native answered more commands without an id in epoch \(epoch) than it had begun.")
      }
      return
    }
    if tag.epoch != epoch { faults.add(.crossed, "Native answered the command \(tag) in epoch \(epoch).") }
    guard open[tag.epoch]?.remove(tag) == nil else { return }
    faults.add(
      .settledTwice, "Native answered the command \(tag), which had settled before or was never begun.")
  }

  private mutating func end(_ epoch: Int) {
    ended.insert(epoch)
    invalidated += (open.removeValue(forKey: epoch)?.count ?? 0) + max(0, openUnnamed.removeValue(forKey: epoch) ?? 0)
  }

  /// What native began against what it says that it settled, when no script runs any more.
  public func compared(with native: NativeCounts) -> FaultList {
    var faults = faults
    for tag in open.values.joined().sorted(by: { $0.number < $1.number }) {
      faults.add(.settledNever, "Native began the command \(tag), and has neither answered nor invalidated it.")
    }
    let counted = native.settled[.resolved] + native.settled[.rejected] + native.settled[.neverSettles]
    if counted != answered {
      faults.add(.miscounted, "Native answered \(answered) commands, and counted \(counted).")
    }
    if native.settled[.invalidated] != invalidated {
      faults.add(
        .miscounted,
        "Of the commands that native began \(invalidated) were not answered; it counted "
          + "\(native.settled[.invalidated]) as invalidated.")
    }
    return faults
  }
}
