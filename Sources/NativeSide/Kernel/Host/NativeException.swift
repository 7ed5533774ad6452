/// An Objective-C exception that UIKit, Foundation or a design throws: its name and reason.
struct NativeException: Error, Sendable, Equatable {
  let name: String
  let reason: String
  /// True when iOS throws the exception too, and ends the process. False for a refusal that only the emulator makes.
  var isOfIOS = true

  /// The exception that UIKit raises for an invalid view controller.
  static func invalidArgument(_ reason: String) -> NativeException {
    NativeException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// The exception that Foundation raises for an index beyond the end of an array.
  static func range(index: Int, count: Int) -> NativeException {
    let bounds = count == 0 ? "for an empty array" : "[0 .. \(count - 1)]"
    return NativeException(name: "NSRangeException", reason: "The index \(index) is beyond the bounds \(bounds).")
  }

  /// The exception that reading an array at an index raises. Nil for a valid index.
  static func beyondBounds(_ index: Int, count: Int) -> NativeException? {
    (0..<count).contains(index) ? nil : .range(index: index, count: count)
  }
}
