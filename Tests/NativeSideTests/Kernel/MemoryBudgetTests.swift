import Testing

@testable import NavbridgeKernel

/// Which peers are given up when too much is kept for all of them.
@Suite("The budget of kept memory")
struct MemoryBudgetTests {
  struct Row: Sendable {
    /// The bytes of the connections 1, 2, 3, ….
    let bytes: [Int]
    let cut: [Int]
  }

  static let rows = [
    Row(bytes: [], cut: []), Row(bytes: [100], cut: []), Row(bytes: [101], cut: [1]),
    Row(bytes: [40, 60], cut: []), Row(bytes: [41, 60], cut: [2]), Row(bytes: [60, 30, 60], cut: [3]),
    Row(bytes: [60, 60, 60, 60], cut: [4, 3, 2]), Row(bytes: [90, 1, 80, 1], cut: [1]),
    Row(bytes: [0, 0, 500], cut: [3]),
  ]

  @Test(
    "The budget of kept memory closes the largest, of equals the youngest, until the rest is within the limit",
    arguments: rows)
  func cuts(_ row: Row) {
    let shares = row.bytes.enumerated().map { MemoryBudget.Share(connection: $0 + 1, bytes: $1) }
    let cuts = MemoryBudget(limit: 100).cuts(of: shares)
    #expect(cuts.map(\.connection) == row.cut)
    #expect(cuts.first.map { $0.total == row.bytes.reduce(0, +) } ?? true)
  }
}
