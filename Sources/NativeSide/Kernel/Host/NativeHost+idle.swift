internal import HeadlessUIKit

extension NativeHost {
  /// True when a command waits for content that a connected script has to mount, or for another answer of it. A virtual
  /// clock does not jump then.
  var isMountAwaited: Bool { clockHolds > 0 || (session?.surfaces.isMountAwaited ?? false) }

  /// The reasons why the device is not idle, one sentence each.
  var busyWith: [String] {
    var busy = application.busyWith
    if !queue.isEmpty { busy.append("the main queue holds \(queue.depth) items") }
    if clock.scheduled > 0 { busy.append("\(clock.scheduled) timers are due on the device's clock") }
    if clockShare.nextTimer != nil { busy.append("a timer of the script's is due") }
    if drivers.line.count > 0 { busy.append("\(drivers.line.count) requests of drivers wait for their turn") }
    if reactFinger.isBusy { busy.append("a finger touches React's content") }
    if machine.isReloading { busy.append("the script reloads") }
    for surface in session?.surfaces.unmounted ?? [] where !areSurfacesLeft {
      busy.append("the surface of '\(cut: surface.componentId)' (rootTag \(surface.rootTag)) has not mounted")
    }
    return busy
  }

  /// True when `busyWith` is not empty. It is read at the end of each turn, when thousands of items may be under way,
  /// so it makes no sentences.
  var isBusy: Bool {
    application.isBusy || !queue.isEmpty || clock.scheduled > 0 || clockShare.nextTimer != nil || machine.isReloading
      || drivers.line.count > 0 || reactFinger.isBusy
      || (!areSurfacesLeft && session?.surfaces.unmountedCount ?? 0 > 0)
  }

  /// True when surfaces that have not mounted do not count as busy. A script that shares the clock reports when it has
  /// nothing left to do, and a surface that has not mounted by then never mounts.
  private var areSurfacesLeft: Bool {
    session?.sharedClock == true && (configuration.faithfulHangs || pending.count == 0)
  }
}
