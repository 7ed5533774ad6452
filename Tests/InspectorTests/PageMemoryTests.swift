import Foundation
import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections
import Testing

/// What pages that have gone leave in `navbridge inspect`.
///
/// `NAVBRIDGE_RELOADS` sets the number of pages (45).
@Suite("Pages of the inspector that have gone", .timeLimit(.minutes(20)))
struct PageMemoryTests {
  private static let pages = ProcessInfo.processInfo.environment["NAVBRIDGE_RELOADS"].flatMap { Int($0) } ?? 45

  /// When a page closes.
  private enum End: CaseIterable {
    /// Before the server has answered.
    case atOnce
    case whenOpen
    case afterFirstMessage
  }

  private static func print(kilobytes: Int, on page: PageClient) async throws {
    let source = "for (let line = 0; line < \(kilobytes); line++) console.log(line, 'x'.repeat(1000)); 0"
    try await page.ask("evaluate", ["source": .string(source)])
  }

  private static func kilobytes(of process: Int32) -> Int {
    let status = SystemFiles.bytes(of: "/proc/\(process)/status").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  @Test("Reloads of a busy run cost what the first page costs, and none of them is counted")
  func reloads() async throws {
    _ = try await InspectTests.inspecting { page, folder, address in
      let tool = try #require(
        ProcessTree.named(["navbridge"]).first { process in
          (SystemFiles.bytes(of: "/proc/\(process)/environ").map { String(decoding: $0, as: UTF8.self) } ?? "")
            .contains("TMPDIR=\(folder.path)\0")
        })
      // What the run itself keeps.
      try await Self.print(kilobytes: 1500, on: page)
      for _ in 0..<3 {
        let other = try PageClient(address)
        await other.until { $0.state["at"] != nil }
        other.close()
      }
      await page.until { $0.state["pages"] == 1 }
      let before = Self.kilobytes(of: tool)
      for number in 0..<Self.pages {
        switch End.allCases[number % 3] {
        case .atOnce: try PageClient.knock(address)
        case .whenOpen: try PageClient(address).close()
        case .afterFirstMessage:
          let other = try PageClient(address)
          await other.until { $0.app["file"] != nil }
          other.close()
        }
        if number % (Self.pages / 3) == 0 { try await Self.print(kilobytes: 100, on: page) }
      }
      // The run may be shown to other pages for a moment longer.
      try await page.ask("evaluate", ["source": "1"])
      await page.until { $0.state["pages"] == 1 }
      try await Self.print(kilobytes: 100, on: page)
      let growth = Self.kilobytes(of: tool) - before
      #expect(growth < 20 << 10, "\(growth) KiB for \(Self.pages) pages")
      #expect(page.state["pages"] == 1)
    }
  }

  @Test("A page that cannot be told of the end of its finger takes it along, and another can put one down")
  func finger() async throws {
    _ = try await InspectTests.inspecting { page, _, address in
      let other = try PageClient(address)
      await page.until { $0.state["pages"] == 2 }
      // The finger waits behind the time, and its page goes before it is down.
      other.send("{\"id\":1,\"do\":\"advance\",\"ms\":20000}")
      other.send("{\"id\":2,\"do\":\"finger\",\"phase\":\"down\",\"x\":200,\"y\":500}")
      other.close()
      await page.until { $0.state["pages"] == 1 }
      try await page.ask("finger", ["phase": "down", "x": 100, "y": 500])
      try await page.ask("finger", ["phase": "up", "x": 100, "y": 500])
    }
  }
}
