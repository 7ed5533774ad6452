import NavbridgeWire
import OrderedCollections
import Testing

extension InspectTests {
  @Test("A page on which somebody is about to go back is answered when apps are kept on the way, and jumps are right")
  func prepares() async throws {
    _ = try await Self.inspecting { page, _, _ in
      try await page.ask("prepare")
      try await page.ask("pause")
      for number in 0..<30 {
        try await page.ask("evaluate", ["source": .string("console.log(\(number))")])
        try await page.ask("advance", ["ms": 100])
      }
      try await page.ask("prepare")
      let lines = page.lines.count
      for time in [2950.0, 1450, 2050, 0] {
        try await page.ask("goTo", ["at": .double(time)])
        #expect(page.state["at"]?.double == time && page.state["note"] == .null)
      }
      try await page.ask("present")
      #expect(page.state["end"] == 3000 && page.lines.count == lines)
    }
  }
}
