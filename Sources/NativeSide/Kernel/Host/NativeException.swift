/// An Objective-C exception that UIKit, Foundation or a design throws: its name and reason.
package struct NativeException: Error, Sendable, Equatable {
  package let name: String
  package let reason: String
  /// True when iOS throws the exception too, and ends the process. False for a refusal that only the emulator makes.
  package let isOfIOS: Bool

  package init(name: String, reason: String, isOfIOS: Bool = true) {
    self.name = name
    self.reason = reason
    self.isOfIOS = isOfIOS
  }

  /// The exception that UIKit raises for an invalid view controller.
  package static func invalidArgument(_ reason: String) -> NativeException {
    NativeException(name: "NSInvalidArgumentException", reason: reason)
  }

  /// The exception that Foundation raises for an index beyond the end of an array.
  package static func range(index: Int, count: Int) -> NativeException {
    let bounds = count == 0 ? "for an empty array" : "[0 .. \(count - 1)]"
    return NativeException(name: "NSRangeException", reason: "The index \(index) is beyond the bounds \(bounds).")
  }

  /// The exception that reading an array at an index raises. Nil for a valid index.
  package static func beyondBounds(_ index: Int, count: Int) -> NativeException? {
    (0..<count).contains(index) ? nil : .range(index: index, count: count)
  }
}
