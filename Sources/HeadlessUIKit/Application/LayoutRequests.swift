import NavbridgeRuntime

/// The windows that ask for a layout pass. A pass looks at these only, and not at each window of the application.
@MainQueue
struct LayoutRequests {
  @MainQueue private struct Request {
    @WeakReference var window: UIWindow?
  }

  private var requests: [Request] = []
  /// The number of requests that the running pass has taken, and those of them that it has not looked at, the backmost last.
  private var taken = 0
  private var waiting: [Request] = []

  mutating func add(_ window: UIWindow) {
    guard !window.isAskingForLayout else { return }
    window.isAskingForLayout = true
    requests.append(Request(window: window))
  }

  /// Returns the next window on the screen that needs layout, from the back to the front.
  ///
  /// - Parameters:
  ///   - last: The window that was laid out last in this pass.
  ///   - newest: The number of the newest window that existed when the pass began.
  mutating func next(after last: UIWindow?, newest: Int) -> UIWindow? {
    if taken < requests.count {
      let alive = (waiting + requests[taken...]).compactMap(\.window)
      taken = requests.count
      waiting = alive.sorted { $1.isBehind($0) }.map { Request(window: $0) }
    }
    while let request = waiting.popLast() {
      guard let window = request.window, window.isOnScreen, window.subtreeNeedsLayout, window.number <= newest else {
        continue
      }
      if let last, !last.isBehind(window) { continue }
      return window
    }
    return nil
  }

  /// Forgets the windows that need no layout any more.
  mutating func passEnded() {
    (taken, waiting) = (0, [])
    requests.removeAll { request in
      guard let window = request.window else { return true }
      if !window.subtreeNeedsLayout { window.isAskingForLayout = false }
      return !window.subtreeNeedsLayout
    }
  }
}
