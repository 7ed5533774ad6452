internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

extension NativeHost {
  /// True when a command waits for content that a connected script has to mount, or for another answer of it. A virtual
  /// clock does not jump then.
  var isMountAwaited: Bool { clockHolds.count > 0 || (session?.surfaces.isMountAwaited ?? false) }

  /// The reasons why the device is not idle, one sentence each.
  var busyWith: [String] { busyReasons(makesSentences: true).sentences }

  /// True when `busyWith` is not empty.
  var isBusy: Bool { isBusyBesideQueue || !queue.isEmpty }

  /// True when `busyWith` has more than the items of the main queue.
  var isBusyBesideQueue: Bool { !busyReasons(makesSentences: false).isEmpty }

  private func busyReasons(makesSentences: Bool) -> BusyReasons {
    var reasons = BusyReasons(makesSentences: makesSentences)
    // A main queue that is never left was reported, and nothing is gained by waiting for UIKit and React on it.
    let isHung = isMainQueueOccupied && moduleCode?.hangOfMain != nil
    reasons.add(if: !isHung && application.isBusy, of: application.busyWith)
    reasons.add(if: makesSentences && queue.depth > 0, "the main queue holds \(queue.depth) items")
    // Those of an app in the background may come at its return only.
    let areHeld = clockDriver?.holdsTimers == true
    reasons.add(if: clock.scheduled > 0 && !areHeld, "\(clock.scheduled) timers are due on the device's clock")
    reasons.add(if: sharedClock.nextTimer != nil && !areHeld, "a timer of the script's is due")
    if reasons.isComplete { return reasons }
    forEachPart { $0.addBusyReasons(to: &reasons) }
    reasons.add(if: machine.isReloading, "the script reloads")
    if let session, !isHung, !areSurfacesLeft, session.surfaces.unmountedCount > 0 {
      reasons.add(
        if: true,
        of: session.surfaces.unmounted.map {
          "the surface of '\(cut: $0.componentId)' (rootTag \($0.rootTag)) has not mounted"
        })
    }
    return reasons
  }

  /// True when surfaces that have not mounted do not count as busy. A script that shares the clock reports when it has
  /// nothing left to do, and a surface that has not mounted by then never mounts.
  private var areSurfacesLeft: Bool {
    session?.sharedClock == true && (configuration.faithfulHangs || pending.count == 0)
  }
}

extension NativeHost {
  /// Calls a body at the end of each instant of a virtual clock, before the clock moves. It must do no work of the device.
  package func atEndOfInstants(_ body: @escaping () -> Void) { clockDriver?.onEndOfInstant = body }
}

/// The reasons why a device is not idle. They are needed as sentences for reports, but at the end of each turn only their
/// existence matters, when thousands of items may be under way: no sentence is made then.
package struct BusyReasons {
  private let makesSentences: Bool
  package private(set) var isEmpty = true
  private var reasons: [String] = []
  private var mentioned: [String] = []

  /// The reasons as sentences, with those that explain them.
  var sentences: [String] { isEmpty ? [] : reasons + mentioned }

  init(makesSentences: Bool) { self.makesSentences = makesSentences }

  /// True when another reason would not change what is asked for.
  var isComplete: Bool { !makesSentences && !isEmpty }

  package mutating func add(if isReason: Bool, _ sentence: @autoclosure () -> String) {
    add(if: isReason, of: [sentence()])
  }

  /// Adds a sentence that explains the reasons before, and is none itself.
  mutating func mention(if isTrue: Bool, _ sentence: @autoclosure () -> String) {
    if makesSentences, isTrue { mentioned.append(sentence()) }
  }

  mutating func add(if isReason: Bool, of sentences: @autoclosure () -> [String]) {
    guard isReason else { return }
    isEmpty = false
    if makesSentences { reasons += sentences() }
  }
}

/// The known reason why a call waits. Its sentence is made only for reports.
package enum WaitReason: Sendable {
  /// A component, which is given by its name, is still to render.
  case component(String)
  /// Only a finger can complete the call.
  case preview
  /// Any other reason, as a sentence.
  case other(String)

  var sentence: String {
    switch self {
    case .component(let name): "it waits for the component '\(cut: name)' to render (waitForRender)"
    case .preview: "it waits for a finger to press the preview"
    case .other(let sentence): sentence
    }
  }
}
