internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// Checks, at the end of each turn of the main queue, what must hold for any app under any order of work. It is on while
/// `NativeSideConfiguration.onBrokenInvariant` is set, as in a search of schedules.
///
/// Parts add invariants of their own (`HostPart.brokenInvariants`).
@MainQueue
final class InvariantWatch: HostPart {
  private unowned let host: NativeHost
  /// The number of UIKit's changes when the windows were checked.
  private var checkedChanges = -1
  /// The number of turns so far that have changed something.
  private var news = 0
  /// So many of these turns pass between two comparisons with a snapshot while the device is not at rest.
  private static let newsPerSnapshot = 8
  /// True if the device was at rest, and was checked, at the end of the last turn.
  private var wasAtRest = false

  init(host: NativeHost) { self.host = host }

  func applicationDidLaunch() {
    if host.configuration.onBrokenInvariant != nil { host.call(self, atEndOfTurn: true) }
  }

  func turnEnded() {
    guard !host.isShutDown else { return }
    let changes = host.application.changes
    // Nothing of the device depends on what is checked, so this is no look at the queue that a search for every order counts.
    let isAtRest = host.queue.depth == 0 && host.pending.count == 0 && !host.isBusyBesideQueue
    let isNews = changes != checkedChanges || isAtRest != wasAtRest
    (checkedChanges, wasAtRest) = (changes, isAtRest)
    var broken = host.brokenInvariantsOfCalls
    if isNews {
      broken += host.brokenInvariantsOfWindows(isAtRest: isAtRest)
      for part in host.partsInOrder { broken += part.brokenInvariants(isAtRest: isAtRest) }
      news += 1
      // A snapshot takes as long as a command.
      if isAtRest || news.isMultiple(of: Self.newsPerSnapshot) { broken += SnapshotComparison(host).differences }
    }
    for sentence in broken { host.configuration.onBrokenInvariant?(sentence) }
  }
}

extension NativeHost {
  /// The calls and the script context: each call settles once, and nothing of a context that has ended goes on.
  fileprivate var brokenInvariantsOfCalls: [String] {
    var broken: [String] = []
    let settled = counters.resolved + counters.rejected + counters.invalidated + counters.neverSettles
    if pending.begun != pending.count + settled {
      broken.append("Of \(pending.begun) calls, \(pending.count) are pending and \(settled) have settled.")
    }
    for call in pending.origins(notOf: machine.generation) {
      broken.append("\(call) is pending in epoch \(machine.generation.epoch).")
    }
    let running = machine.currentScript == nil ? nil : machine.generation
    if session?.generation != running {
      let name = { (generation: Generation?) in generation.map { "epoch \($0.epoch)" } ?? "no epoch" }
      broken.append("The script context of \(name(session?.generation)) is there, and \(name(running)) runs.")
    }
    return broken
  }

  /// The windows: one tree of view controllers without a contradiction, whose content belongs to the running context. When
  /// nothing is on its way, those that can be seen have appeared, and the others have not.
  fileprivate func brokenInvariantsOfWindows(isAtRest: Bool) -> [String] {
    var broken: [String] = []
    for controller in application.controllersInWindows {
      let name = name(of: controller)
      for child in controller.children where child.parent !== controller {
        broken.append("\(name) has the child \(self.name(of: child)), whose parent is another one.")
      }
      if isAtRest, let state = controller.appearanceOutOfPlace {
        broken.append(
          "\(name) is \(controller.isVisible ? "" : "not ")on the screen, and its appearance is '\(state)'.")
      }
      guard findsAllScreens, let id = componentId(of: controller) else { continue }
      guard let found = self.controller(withComponentId: id) else {
        broken.append("\(name) is in a window and is not found by its id.")
        continue
      }
      if found !== controller, componentId(of: found) != id {
        broken.append("The id of \(name) finds \(self.name(of: found)).")
      }
    }
    for window in application.windows {
      window.forEachDescendant { view in
        guard let surface = (view as? RCTSurfaceHostingView)?.surface, let context = surface.session else { return }
        if context !== session, !isTearingDown {
          broken.append(
            "The root '\(surface.moduleName)' of epoch \(context.generation.epoch) is shown, and "
              + "\(session.map { "epoch \($0.generation.epoch)" } ?? "no epoch") runs.")
        }
      }
    }
    return broken
  }

  /// False while screens may be shown that no look-up finds. Between two contexts the look-ups of the bridge are gone, and the
  /// root is not: it goes by an item of the main queue, which code of a native module may have for ever.
  var findsAllScreens: Bool { session != nil && !isMainQueueOccupied }

  private func name(of controller: UIViewController) -> String {
    "\(type(of: controller))" + (componentId(of: controller).map { " '\(cut: $0)'" } ?? "")
  }
}
