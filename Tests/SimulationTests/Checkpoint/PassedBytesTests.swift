import NavbridgeSimulation
import Testing

/// Values that a process passes to a copy of itself.
@Suite("Bytes that one process passes to another")
struct PassedBytesTests {
  private static func passed<Value: PassedValue>(_ value: Value) throws -> Value {
    var bytes = PassedBytes(PassedBytes(of: value).bytes)
    return try bytes.read()
  }

  @Test(
    "A whole number arrives as it is, and a small one has one byte",
    arguments: [(0, 1), (-1, 1), (63, 1), (-64, 1), (64, 2), (-65, 2), (Int.max, 10), (Int.min, 10)])
  func numbers(_ number: Int, bytes: Int) throws {
    #expect(try Self.passed(number) == number)
    #expect(PassedBytes(of: number).bytes.count == bytes)
  }

  @Test("Bits, flags, texts, lists, sets and tables arrive as they are, the empty ones too")
  func values() throws {
    #expect(try [0, 127, 128, UInt64.max].map(Self.passed) == [0, 127, 128, .max])
    #expect(try [true, false].map(Self.passed) == [true, false])
    #expect(try ["", "a\0b", "ü🙂"].map(Self.passed) == ["", "a\0b", "ü🙂"])
    #expect(try Self.passed([3, -4, 5]) == [3, -4, 5] && Self.passed([Int]()) == [])
    #expect(try Self.passed(Set([7, 9])) == [7, 9])
    #expect(try Self.passed(["a": 1, "b": 2]) == ["a": 1, "b": 2])
    #expect(try Self.passed(Int?.none) == nil && Self.passed(Int?(0)) == 0)
    #expect(try Self.passed([String?.none, "x"]) == [nil, "x"])
  }

  @Test("Values come in the order in which they were written")
  func order() throws {
    var bytes = PassedBytes(of: 1)
    bytes.write("two")
    bytes.write([3])
    var read = PassedBytes(bytes.bytes)
    #expect(try read.read(Int.self) == 1 && read.read(String.self) == "two" && read.read([Int].self) == [3])
    #expect(throws: PassedBytes.Broken.self) { try read.read(Int.self) }
  }

  @Test("Bytes that end in the middle of a value, or state more than there is, are refused")
  func broken() {
    let whole = PassedBytes(of: ["abc", "defg"]).bytes
    for count in whole.indices {
      var part = PassedBytes(Array(whole[..<count]))
      #expect(throws: PassedBytes.Broken.self) { try part.read([String].self) }
    }
    for bytes in [[UInt8](repeating: 0xFF, count: 12), [0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 1]] {
      var damaged = PassedBytes(bytes)
      #expect(throws: PassedBytes.Broken.self) { try damaged.read([Int].self) }
      damaged = PassedBytes(bytes)
      #expect(throws: PassedBytes.Broken.self) { try damaged.read(String.self) }
    }
    var odd = PassedBytes(of: ["a"])
    odd.write([Int]())
    var table = PassedBytes(odd.bytes)
    #expect(throws: PassedBytes.Broken.self) { try table.read([String: Int].self) }
  }
}
