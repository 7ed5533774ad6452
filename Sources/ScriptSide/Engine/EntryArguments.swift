#if JavaScript
internal import CJavaScriptCore

/// The arguments of a call into the script, three at most.
///
/// They are passed from the stack. The engine's collector scans the stack of a thread and does not scan Swift's heap, so
/// it would free a value that only an array holds.
///
/// `@safe`: the values are those of the running call, which the collector finds on the stack.
@safe
struct EntryArguments {
  private var values: (JSValueRef?, JSValueRef?, JSValueRef?)
  private let count: Int

  private init(values: (JSValueRef?, JSValueRef?, JSValueRef?), count: Int) {
    unsafe self.values = values
    self.count = count
  }

  init() { unsafe self.init(values: (nil, nil, nil), count: 0) }

  init(_ value: JSValueRef) { unsafe self.init(values: (value, nil, nil), count: 1) }

  init(_ first: JSValueRef, _ second: JSValueRef) { unsafe self.init(values: (first, second, nil), count: 2) }

  init(_ first: JSValueRef, _ second: JSValueRef, _ third: JSValueRef) {
    unsafe self.init(values: (first, second, third), count: 3)
  }

  @inline(__always)
  func withUnsafeValues<Result>(_ body: (_ values: UnsafePointer<JSValueRef?>, _ count: Int) -> Result) -> Result {
    unsafe withUnsafeBytes(of: values) { bytes in
      unsafe body(bytes.baseAddress!.assumingMemoryBound(to: JSValueRef?.self), count)
    }
  }
}
#endif
