@testable import NavbridgeWire

/// A result of a decoder, copied.
enum Decoded: Equatable, Sendable {
  case body([UInt8])
  case bad(FrameError)

  static func body(_ text: String) -> Decoded { .body(Array(text.utf8)) }
}

/// Returns all results of a new decoder for a stream in these chunks.
func decode(_ chunks: [ArraySlice<UInt8>], limit: Int = 1 << 20) -> [Decoded] {
  var decoder = FrameDecoder(messageLimit: limit)
  var output: [Decoded] = []
  for chunk in chunks {
    unsafe chunk.withUnsafeBytes { unsafe decoder.append($0) }
    while let event = decoder.next() {
      switch event {
      case .body(let bytes): unsafe output.append(.body(Array(bytes)))
      case .bad(let error): output.append(.bad(error))
      }
    }
  }
  return output
}

/// Returns a stream in two chunks for each place where it can be cut, and finally byte by byte.
func allCuts(of stream: [UInt8]) -> [[ArraySlice<UInt8>]] {
  (0...stream.count).map { [stream[..<$0], stream[$0...]] } + [stream.indices.map { stream[$0...$0] }]
}

func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
