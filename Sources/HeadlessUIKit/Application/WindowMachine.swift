internal import NavbridgeRuntime

/// Decides on the steps that lead a window from its shown content to the requested content.
struct WindowMachine<Controller: AnyObject> {
  struct Content {
    var root: Controller?
    var isHidden = true
  }

  enum Step {
    case hide
    case takeAway(Controller)
    case put(Controller)
    case show
  }

  /// The content that was requested last.
  var wanted = Content()
  /// The content that the steps so far have produced.
  private(set) var shown = Content()

  /// Returns the next step and counts it as taken. Returns nil when no step is left.
  mutating func next() -> Step? {
    if wanted.isHidden, !shown.isHidden {
      shown.isHidden = true
      return .hide
    }
    if shown.root !== wanted.root {
      if let old = shown.root {
        shown.root = nil
        return .takeAway(old)
      }
      shown.root = wanted.root
      return wanted.root.map(Step.put)
    }
    if shown.isHidden, !wanted.isHidden {
      shown.isHidden = false
      return .show
    }
    return nil
  }
}

/// The windows of an application.
///
/// The list retains windows on the screen, but not hidden ones. A window that its owner released without hiding it
/// therefore still ends in order. (In UIKit such a window simply vanishes.)
@MainQueue
struct WindowList {
  @MainQueue private struct Entry {
    let number: Int
    @WeakReference var window: UIWindow?
    var onScreen: UIWindow?
  }

  /// In the order of the numbers.
  private var entries: [Entry] = []
  /// The number of entries at which those of windows that are gone are removed.
  private var limit = 16
  /// The number of windows that were ever added.
  private(set) var added = 0

  /// Returns the number of windows that were added before.
  mutating func add(_ window: UIWindow) -> Int {
    if entries.count >= limit {
      entries.removeAll { $0.window == nil }
      limit = max(16, 2 * entries.count)
    }
    entries.append(Entry(number: added, window: window))
    defer { added += 1 }
    return added
  }

  mutating func set(_ window: UIWindow, isOnScreen: Bool) {
    var (index, end) = (0, entries.count)
    while index < end {
      let middle = (index + end) / 2
      if entries[middle].number < window.number { index = middle + 1 } else { end = middle }
    }
    guard index < entries.count, entries[index].number == window.number else { return }
    entries[index].onScreen = isOnScreen ? window : nil
  }

  /// The windows by level, and by age where levels are equal.
  var backToFront: [UIWindow] {
    let alive = entries.compactMap(\.window)
    guard alive.count > 1 else { return alive }
    return alive.enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(
      \.element)
  }
}
