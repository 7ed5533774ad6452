/// Memory that displaces what the caches of this thread's core have: the code and data of all processes that run there.
@safe
struct DisplacedCaches {
  private static let line = 64

  private let memory: UnsafeMutableRawBufferPointer

  init(_ bytes: Int) {
    unsafe memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes, alignment: Self.line)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0)
  }

  func deallocate() { unsafe memory.deallocate() }

  /// Writes into each line of the memory.
  @inline(never)
  func displace() {
    for at in unsafe stride(from: 0, to: memory.count, by: Self.line) { unsafe memory[at] &+= 1 }
  }
}
