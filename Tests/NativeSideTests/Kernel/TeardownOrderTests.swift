import Testing

@testable import NavbridgeKernel

@Suite("The order of a teardown")
struct TeardownOrderTests {
  @Test("Each order of a teardown has each part once, and all orders are there")
  func permutations() {
    let orders = TeardownOrder.allCases.filter { $0 != .any }.map { $0.parts.map(\.rawValue) }
    #expect(Set(orders).count == 6 && orders.count == 6)
    #expect(orders.allSatisfy { $0.sorted() == ["emitter", "modules", "surfaces"] })
    #expect(TeardownOrder.unusual.count == 5)
  }

  @Test("Outside of a search any order is the usual one")
  func any() { #expect(TeardownOrder.any.parts == NativeSideConfiguration().teardownOrder.parts) }
}
