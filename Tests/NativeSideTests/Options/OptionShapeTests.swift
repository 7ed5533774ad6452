import NavbridgeRuntime
import OrderedCollections
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

@Suite("A tree of options")
struct OptionShapeTests {
  @Test("A tree of options needs each group's options to be declared side by side")
  func contiguous() {
    var ended: Set<ArraySlice<String>> = []
    var open: Set<ArraySlice<String>> = []
    for option in OptionPath.all {
      let groups = Set(option.keys.indices.dropFirst().map { option.keys[..<$0] })
      ended.formUnion(open.subtracting(groups))
      #expect(groups.isDisjoint(with: ended), "\(option.path) is apart from the rest of its group.")
      open = groups
    }
  }

  @Test("A tree of options has its keys in the order of declaration, whatever options are set")
  func order() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<60 {
      let chance = [1, 2, 5, 20, 100][round % 5]
      let options = OptionPath.all.filter { _ in Int.random(in: 0..<100, using: &generator) < chance }
      var values = OptionValues()
      var expected = JSON.object([:])
      for option in options {
        values[option] = .string(option.path)
        expected = Self.setting(.string(option.path), at: option.keys[...], of: expected)
      }
      // The text shows the order of the keys, too.
      #expect(values.tree.description == expected.description)
      #expect(RNNNavigationOptions(values: values).tree == expected)
      #expect(ResolvedOptions([RNNNavigationOptions(values: values)]).tree.description == expected.description)
    }
  }

  private static func setting(_ value: JSON, at keys: ArraySlice<String>, of tree: JSON) -> JSON {
    guard let key = keys.first else { return value }
    var members = tree.object ?? [:]
    members[key] = setting(value, at: keys.dropFirst(), of: members[key] ?? [:])
    return .object(members)
  }
}
