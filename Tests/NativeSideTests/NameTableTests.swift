import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("The table of names")
struct NameTableTests {
  private func find(_ name: String, in table: NameTable) -> Int? {
    unsafe Array(name.utf8).withUnsafeBufferPointer { unsafe table[$0] }
  }

  @Test("The table of names finds each of many names, and no other")
  func names() {
    let names = (0..<300).map { "Module\($0 % 17).method\($0)" } + ["", "é", "Ünïcode.näme"]
    let table = NameTable(names)
    for (index, name) in names.enumerated() { #expect(find(name, in: table) == index) }
    for name in ["Module", "Module0.method1", "module0.method0", "Module0.method0 ", "e"] {
      #expect(find(name, in: table) == nil)
    }
  }

  @Test("The table of names distinguishes equal names of different scopes")
  func scopes() {
    let table = NameTable(scoped: [(0, "visible"), (7, "visible"), (7, "text")])
    let found = [(0, "visible"), (7, "visible"), (7, "text"), (0, "text"), (8, "text")].map { scope, name in
      unsafe Array(name.utf8).withUnsafeBufferPointer { unsafe table[$0, in: scope] }
    }
    #expect(found == [0, 1, 2, nil, nil])
  }

  @Test("The table of names returns the first of equal names, and finds nothing if it is empty")
  func corners() {
    #expect(find("a", in: NameTable(["a", "b", "a"])) == 0)
    #expect(find("a", in: NameTable([])) == nil)
    #expect(find("", in: NameTable([])) == nil)
  }
}
