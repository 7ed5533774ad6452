internal import Shared

/// The windows of an application.
///
/// Windows on the screen are kept alive and hidden ones are not, so that a window which its owner let go without hiding
/// it still ends in order. (In UIKit such a window simply vanishes.)
@MainQueue
struct WindowList {
  @MainQueue private struct Entry {
    @WeakReference var window: UIWindow?
    var onScreen: UIWindow?
  }

  private var entries: [Entry] = []

  mutating func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  mutating func set(_ window: UIWindow, isOnScreen: Bool) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    entries[index].onScreen = isOnScreen ? window : nil
  }

  /// By level, and by age where levels are equal.
  var backToFront: [UIWindow] {
    let alive = entries.compactMap(\.window)
    guard alive.count > 1 else { return alive }
    return alive.enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(
      \.element)
  }
}
