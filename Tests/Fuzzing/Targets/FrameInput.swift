import NavbridgeRuntime
import NavbridgeWire

/// A stream of frames. The first byte makes the cuts.
enum FrameInput {
  private enum Decoded: Equatable {
    case body([UInt8])
    case bad(FrameError)
  }

  /// The longest body that is accepted, which is short, so that longer ones occur.
  private static let limit = 500

  static func fault(of input: [UInt8]) -> String? {
    guard let seed = input.first else { return nil }
    let stream = input.dropFirst()
    let whole = decode(stream) { stream.count }
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = decode(stream) { 1 + random.below(30) }
    if whole != pieces { return "The stream is decoded to \(whole), and in pieces to \(pieces)." }
    let single = decode(stream) { 1 }
    if whole != single { return "The stream is decoded to \(whole), and byte by byte to \(single)." }
    let end = whole.dropLast().first { if case .bad = $0 { true } else { false } }
    return end.map { "An event follows the bad frame \($0)." }
  }

  private static func decode(_ stream: ArraySlice<UInt8>, _ size: () -> Int) -> [Decoded] {
    var decoder = FrameDecoder(messageLimit: limit)
    var output: [Decoded] = []
    var rest = stream
    repeat {
      let chunk = rest.prefix(size())
      rest = rest.dropFirst(chunk.count)
      unsafe chunk.withUnsafeBytes { unsafe decoder.append($0) }
      while let event = decoder.next() {
        switch event {
        case .body(let bytes): unsafe output.append(.body(Array(bytes)))
        case .bad(let error): output.append(.bad(error))
        }
      }
    } while !rest.isEmpty
    return output
  }
}
