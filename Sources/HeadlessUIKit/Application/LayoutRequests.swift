import NavbridgeRuntime

/// The windows that ask for a layout pass. A pass looks at these only, and not at each window of the application.
@MainQueue
struct LayoutRequests {
  @MainQueue private struct Request {
    @WeakReference var window: UIWindow?
  }

  private var requests: [Request] = []

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
  func next(after last: UIWindow?, newest: Int) -> UIWindow? {
    requests.lazy.compactMap(\.window)
      .filter { window in
        window.isOnScreen && window.subtreeNeedsLayout && window.number <= newest
          && last.map { $0.isBehind(window) } ?? true
      }
      .min { $0.isBehind($1) }
  }

  /// Forgets the windows that need no layout any more.
  mutating func passEnded() {
    requests.removeAll { request in
      guard let window = request.window else { return true }
      if !window.subtreeNeedsLayout { window.isAskingForLayout = false }
      return !window.subtreeNeedsLayout
    }
  }
}
