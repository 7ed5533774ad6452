package import NavbridgeRuntime

/// A bar's item that a design subclasses, and that adds to its touch target the names by which a finger finds it.
@MainQueue
package protocol TouchDescribing {
  /// Adds names to the target. The kernel has already added UIKit's.
  func describe(_ target: inout TouchTarget)
}
