/// An Objective-C exception that UIKit, Foundation or a design throws: its name and reason.
struct NativeException: Error, Sendable, Equatable {
  let name: String
  let reason: String
  /// Whether iOS throws it too, and ends the process; what the emulator alone refuses does not.
  var isOfIOS = true

  /// What UIKit raises for a controller that it cannot take.
  static func invalidArgument(_ reason: String) -> NativeException {
    NativeException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// Reading an array past its end.
  static func range(index: Int, count: Int) -> NativeException {
    let bounds = count == 0 ? "for an empty array" : "[0 .. \(count - 1)]"
    return NativeException(name: "NSRangeException", reason: "The index \(index) is beyond the bounds \(bounds).")
  }

  /// What reading an array raises. Nil where it has such an item.
  static func beyondBounds(_ index: Int, count: Int) -> NativeException? {
    (0..<count).contains(index) ? nil : .range(index: index, count: count)
  }
}
