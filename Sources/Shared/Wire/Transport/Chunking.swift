/// The policy by which a `MemoryTransport` divides the bytes that have arrived. It is called under the transport's lock,
/// on the thread of the end that reads.
public struct Chunking: Sendable {
  /// Returns the number of bytes to deliver next. A number outside 1...available counts as the nearest one in it.
  ///
  /// - Parameters:
  ///   - first: the number of bytes that are left of the oldest write.
  ///   - available: the number of all bytes that have arrived.
  let size: @Sendable (_ first: Int, _ available: Int) -> Int

  public init(_ size: @escaping @Sendable (_ first: Int, _ available: Int) -> Int) { self.size = size }

  /// Delivers the bytes of each write together.
  public static let asWritten = Chunking { first, _ in first }
}
