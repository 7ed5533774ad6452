import Glibc
internal import Subprocess

/// Divides bytes into lines as they arrive. Only a line feed ends a line: the other line ends of Unicode may be part of a name or
/// of a text.
package struct LineSplitter {
  /// The beginning of the line whose end has not arrived.
  private var rest: [UInt8] = []

  package init() {}

  /// Takes bytes, and returns the lines that they end, without their line feeds.
  package mutating func take(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (start, lines) = (bytes.startIndex, [ArraySlice<UInt8>]())
    while let end = Self.lineFeed(in: bytes, from: start) {
      if rest.isEmpty {
        lines.append(bytes[start..<end])
      } else {
        rest += bytes[start..<end]
        lines.append(rest[...])
        rest = []
      }
      start = end + 1
    }
    rest += bytes[start...]
    return lines
  }

  /// The last line, if the bytes have not ended with a line feed.
  package mutating func end() -> ArraySlice<UInt8>? {
    defer { rest = [] }
    return rest.isEmpty ? nil : rest[...]
  }

  private static func lineFeed(in bytes: [UInt8], from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { all -> Int? in
      guard start < all.count, let first = all.baseAddress else { return nil }
      let found = unsafe memchr(first + start, CInt(UInt8(ascii: "\n")), all.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - first }
    }
  }
}

/// The lines of a program of this package, read in the blocks in which they arrive.
struct OutputLines: AsyncSequence {
  let blocks: SubprocessOutputSequence

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var blocks: SubprocessOutputSequence.Iterator
    private var splitter = LineSplitter()
    private var ready: ArraySlice<String> = []
    private var isOver = false

    fileprivate init(_ blocks: SubprocessOutputSequence.Iterator) { self.blocks = blocks }

    mutating func next() async throws -> String? {
      while ready.isEmpty, !isOver {
        var lines: [ArraySlice<UInt8>]
        if let block = try await blocks.next() {
          lines = splitter.take(unsafe block.withUnsafeBytes { unsafe Array($0) })
        } else {
          isOver = true
          lines = splitter.end().map { [$0] } ?? []
        }
        ready = lines.map { String(decoding: $0, as: UTF8.self) }[...]
      }
      return ready.popFirst()
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(blocks.makeAsyncIterator()) }
}

extension SubprocessOutputSequence {
  var lines: OutputLines { OutputLines(blocks: self) }
}
