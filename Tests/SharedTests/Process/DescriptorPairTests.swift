import Glibc
import Testing

@testable import NavbridgeRuntime

@Suite("A pair of descriptors")
struct DescriptorPairTests {
  @Test("A pair of descriptors connects its ends, and is closed in each program that a child process starts")
  func pairs() throws {
    for pair in [try DescriptorPair.pipe(), try DescriptorPair.sockets()] {
      defer {
        close(pair.first)
        close(pair.second)
      }
      #expect([pair.first, pair.second].map { fcntl($0, F_GETFD) & FD_CLOEXEC } == [FD_CLOEXEC, FD_CLOEXEC])
      #expect(SystemFiles.write("seven", to: pair.second))
      var bytes = [UInt8](repeating: 0, count: 5)
      #expect(unsafe read(pair.first, &bytes, 5) == 5 && String(decoding: bytes, as: UTF8.self) == "seven")
    }
  }
}
