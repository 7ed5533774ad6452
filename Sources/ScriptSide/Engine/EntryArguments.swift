#if JavaScript
internal import CJavaScriptCore

/// The arguments of a call into the script, three at most.
///
/// They are passed from the stack. The engine's collector scans the stack of a thread and does not scan Swift's heap, so
/// it would free a value that only an array holds.
struct EntryArguments {
  private var values: (JSValueRef?, JSValueRef?, JSValueRef?)
  private let count: Int

  private init(values: (JSValueRef?, JSValueRef?, JSValueRef?), count: Int) {
    self.values = values
    self.count = count
  }

  init() { self.init(values: (nil, nil, nil), count: 0) }

  init(_ value: JSValueRef) { self.init(values: (value, nil, nil), count: 1) }

  init(_ first: JSValueRef, _ second: JSValueRef) { self.init(values: (first, second, nil), count: 2) }

  init(_ first: JSValueRef, _ second: JSValueRef, _ third: JSValueRef) {
    self.init(values: (first, second, third), count: 3)
  }

  @inline(__always)
  func withUnsafeValues<Result>(_ body: (_ values: UnsafePointer<JSValueRef?>, _ count: Int) -> Result) -> Result {
    withUnsafeBytes(of: values) { bytes in
      body(bytes.baseAddress!.assumingMemoryBound(to: JSValueRef?.self), count)
    }
  }
}
#endif
