import OrderedCollections
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

@Suite("The options' declarations")
struct OptionDeclarationTests {
  @Test("The options' declarations have distinct paths and consecutive indices")
  func identity() {
    #expect(Set(OptionPath.all.map(\.path)).count == OptionPath.all.count)
    #expect(OptionPath.all.map(\.index) == Array(OptionPath.all.indices))
    #expect(OptionPath.all.count <= OptionMask.capacity)
    // rnn-options §4: 206 paths and 29 keys of buttons; §7: 42 of animations.
    #expect(OptionPath.all.count + OptionGroups.shared.ofButtons.count >= 226)
  }

  @Test("The options' declarations end the program if they are more than a mask holds")
  func capacity() async {
    await #expect(processExitsWith: .failure) {
      var options = OptionBuilder()
      for number in 0...OptionMask.capacity { _ = options.add("option\(number)", .bool) }
    }
    var options = OptionBuilder()
    for number in 0..<OptionMask.capacity { #expect(options.add("option\(number)", .bool).index == number) }
    let mask = OptionMask(options.options)
    #expect(mask.count == OptionMask.capacity && mask.contains(OptionMask.capacity - 1))
  }

  @Test(
    "The options' declarations have readers unless they are declared as unread, or as read by the library's JavaScript")
  func readers() {
    for option in OptionPath.all {
      let isUnread = option.fidelity == .unread || option.fidelity == .idOfComponent
      #expect(option.readers.isEmpty == isUnread, "\(option.path)")
    }
  }

  @Test("The options' declarations of bar animations that are not drawn name RNNCommandsHandler as their only reader")
  func undrawn() {
    for option in OptionPath.all where option.fidelity == .undrawn {
      #expect(option.path.hasPrefix("animations.") && option.readers.map(\.name) == ["RNNCommandsHandler"])
    }
    #expect(OptionPath.all.filter { $0.fidelity == .undrawn }.count == 6)
  }

  @Test("The options' declarations have defaults of their own types")
  func defaults() {
    for option in OptionPath.all + OptionGroups.shared.ofButtons {
      guard let value = option.defaultValue else { continue }
      let (stored, isExpected) = option.type.accept(value)
      #expect(stored == value && isExpected, "\(option.path)")
    }
  }

  @Test("The options' declarations are all in the tables of the options page")
  func page() {
    let page = OptionsPage.markdown
    for option in OptionPath.all + OptionGroups.shared.ofButtons { #expect(page.contains("| `\(option.path)` |")) }
  }

  @Test("The options' declarations parse the values that are sent under their paths")
  func parsing() {
    for option in OptionPath.all {
      let value = Self.example(of: option.type)
      let sent = option.keys.reversed().reduce(value) { .object([ExactText($1): $0]) }
      var faults: [OptionFault] = []
      let options = RNNNavigationOptions(sent) { faults.append($0) }
      #expect(options.values[option] == value, "\(option.path)")
      #expect(options.tree == sent)
      #expect(faults.isEmpty)
    }
  }

  private static func example(of type: OptionType) -> JSON {
    switch type {
    case .bool: true
    case .text, .clearableText, .words: "word"
    case .number, .intNumber, .double, .timeInterval: 7
    case .color: 0xFF00_00FF
    case .image: ["uri": "i.png"]
    case .word(let words): .string(words[0])
    case .dictionary: ["key": 1]
    case .array: [1]
    case .buttons: [["id": "a"]]
    case .transition: ["alpha": ["from": 0]]
    }
  }
}
