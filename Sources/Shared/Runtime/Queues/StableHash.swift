/// A hash of numbers and texts that is the same in each process: FNV-1a with 64 bits.
package struct StableHash: Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// The hash of one text.
  package init(_ text: String) { combine(text) }

  /// A number that separates texts: no text has this byte.
  package static let end: UInt64 = 0xFF

  package mutating func combine(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01B3 }

  /// Combines the bytes of a text in UTF-8.
  package mutating func combine(_ text: String) { for byte in text.utf8 { combine(UInt64(byte)) } }
}
