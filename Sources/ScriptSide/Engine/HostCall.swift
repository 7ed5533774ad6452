#if JavaScript
internal import CJavaScriptCore

/// One call of a host function, with its arguments read in place. It is valid while the call runs.
///
/// `@safe`: a call is used only while it runs, and each use of its values is marked.
@safe
struct HostCall {
  let context: JSContextRef
  private let arguments: UnsafeBufferPointer<JSValueRef?>
  private let exception: UnsafeMutablePointer<JSValueRef?>?

  init(
    context: JSContextRef, arguments: UnsafeBufferPointer<JSValueRef?>, _ exception: UnsafeMutablePointer<JSValueRef?>?
  ) {
    unsafe self.context = context
    unsafe self.arguments = arguments
    unsafe self.exception = exception
  }

  /// Returns an argument, or undefined if there is none.
  func value(_ index: Int) -> JSValueRef {
    unsafe index < arguments.count ? arguments[index]! : JSValueMakeUndefined(context)
  }

  func number(_ index: Int) -> Double { unsafe JSValueToNumber(context, value(index), nil) }

  /// Returns a whole number; 0 for any other value.
  func int(_ index: Int) -> Int { unsafe Int(JSValueToInt32(context, value(index), nil)) }

  func flag(_ index: Int) -> Bool { unsafe JSValueToBoolean(context, value(index)) }

  /// Returns a string argument that the library made, which has no lone surrogates.
  func string(_ index: Int) -> String { unsafe withUTF8(index) { unsafe String(decoding: $0, as: UTF8.self) } }

  /// Returns a string argument that an app may have made. Lone surrogates become U+FFFD.
  func text(_ index: Int) -> String {
    guard let string = unsafe JSValueToStringCopy(context, value(index), nil) else { return "" }
    defer { unsafe JSStringRelease(string) }
    return unsafe JSContextText.text(string)
  }

  /// Calls `body` with the bytes of a string argument that has no lone surrogates. The bytes are valid only within
  /// `body`.
  func withUTF8<Result>(_ index: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let string = unsafe JSValueToStringCopy(context, value(index), nil) else {
      return unsafe body(.init(start: nil, count: 0))
    }
    defer { unsafe JSStringRelease(string) }
    return unsafe JSContextText.withUTF8(string, body)
  }

  /// Makes the call throw.
  func rethrow(_ thrown: JSValueRef) { unsafe exception?.pointee = thrown }
}
#endif
