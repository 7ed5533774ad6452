// A release build with linked-in Swift libraries has no module Testing, and needs none of this.
#if canImport(Testing)
package import NavbridgeRuntime
package import Testing

/// A device on a virtual clock that the test moves.
@MainQueue
package protocol VirtualDevice: AnyObject {
  var queue: SerialQueue { get }
  var clock: VirtualClock { get }

  /// Called when nothing is left to do, to check what must hold then.
  func didSettle(sourceLocation: SourceLocation)
}

extension VirtualDevice {
  package func didSettle(sourceLocation: SourceLocation) {}

  /// Waits until the queue is empty. The clock does not advance.
  package func drain(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<10_000 {
      await withCheckedContinuation { waiting in queue.async { waiting.resume() } }
      if queue.isEmpty { return }
    }
    Issue.record("The queue never becomes empty.", sourceLocation: sourceLocation)
  }

  /// Waits until nothing is left to do, advancing the clock from one due item to the next.
  package func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<10_000 {
      await drain(sourceLocation: sourceLocation)
      guard let due = clock.nextDue else { return didSettle(sourceLocation: sourceLocation) }
      clock.move(to: due)
    }
    Issue.record("Some work is always due.", sourceLocation: sourceLocation)
  }

  /// Advances the clock by a time in milliseconds, and runs the due items.
  package func advance(_ milliseconds: Double) async {
    let end = clock.now + .milliseconds(milliseconds)
    await drain()
    while let due = clock.nextDue, due <= end {
      clock.move(to: due)
      await drain()
    }
    clock.move(to: end)
    await drain()
  }
}
#endif
