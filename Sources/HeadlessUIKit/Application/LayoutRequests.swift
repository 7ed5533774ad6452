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
    // A pass with few requests, as nearly each has, is not worth a list of its own.
    requests.count <= Self.few ? nextOfAll(after: last, newest: newest) : nextWaiting(after: last, newest: newest)
  }

  private static let few = 8

  private func nextOfAll(after last: UIWindow?, newest: Int) -> UIWindow? {
    var next: UIWindow?
    for request in requests {
      guard let window = Self.window(of: request, after: last, newest: newest) else { continue }
      if let next, !window.isBehind(next) { continue }
      next = window
    }
    return next
  }

  private mutating func nextWaiting(after last: UIWindow?, newest: Int) -> UIWindow? {
    if taken < requests.count {
      let alive = (waiting + requests[taken...]).compactMap(\.window)
      taken = requests.count
      waiting = alive.sorted { $1.isBehind($0) }.map { Request(window: $0) }
    }
    while let request = waiting.popLast() {
      if let window = Self.window(of: request, after: last, newest: newest) { return window }
    }
    return nil
  }

  /// The window of a request if it is to be laid out after another one.
  private static func window(of request: Request, after last: UIWindow?, newest: Int) -> UIWindow? {
    guard let window = request.window, window.isOnScreen, window.subtreeNeedsLayout, window.number <= newest else {
      return nil
    }
    if let last, !last.isBehind(window) { return nil }
    return window
  }

  /// Forgets the windows that need no layout any more.
  mutating func passEnded() {
    if taken > 0 { (taken, waiting) = (0, []) }
    requests.removeAll { request in
      guard let window = request.window else { return true }
      if !window.subtreeNeedsLayout { window.isAskingForLayout = false }
      return !window.subtreeNeedsLayout
    }
  }
}
