#if JavaScript
import NavbridgeWire
import Testing

@testable import ScriptEngine

/// The library's options processor (rnn-options §6): the options that an app passes, and those that the native side
/// receives.
@Suite("Options sent to the native side", .timeLimit(.minutes(20)))
struct OptionsProcessingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let options: String
    let sent: JSON
    /// The app's code before the command.
    var before = ""

    init(_ name: String, _ options: String, _ sent: JSON, before: String = "") {
      testDescription = name
      self.options = options
      self.sent = sent
      self.before = before
    }
  }

  private static let fade: JSON = ["alpha": ["from": 0]]

  static let rows = [
    Row(
      "colours become numbers, null becomes NoColor, and 'bkgColor' is unchanged",
      "{topBar: {background: {color: '#010203', tintColor: null}, bkgColor: 'red'}}",
      ["topBar": ["background": ["color": 0xFF01_0203, "tintColor": "NoColor"], "bkgColor": "red"]]),
    Row(
      "semantic colours are unchanged, and colours of two appearances become two numbers",
      """
      {a: {color: require('react-native').PlatformColor('label', 'link')}, b: {color: {light: '#000000', dark: 'none'}},
        c: {color: require('react-native').DynamicColorIOS({light: '#000000', dark: '#ffffff'})}}
      """,
      [
        "a": ["color": ["semantic": ["label", "link"]]], "b": ["color": ["dynamic": ["light": 0xFF00_0000]]],
        "c": ["color": ["dynamic": ["light": 0xFF00_0000, "dark": 0xFFFF_FFFF]]],
      ]),
    Row(
      "each processor of a path receives the app's value, and the last one determines the result",
      "{topBar: {title: {text: 't'}}}",
      ["topBar": ["title": ["text": "t2"]]],
      before: "for (const n of [1, 2]) Navigation.addOptionProcessor('topBar.title.text', (text) => text + n);"),
    Row(
      "a processor does not change a colour", "{topBar: {title: {color: 'red'}}}",
      ["topBar": ["title": ["color": 0xFFFF_0000]]],
      before: "Navigation.addOptionProcessor('topBar.title.color', () => 'blue');"),
    Row(
      "an index is a part of a path", "{topBar: {rightButtons: [{id: 'x', text: 'a'}, {id: 'y', text: 'b'}]}}",
      ["topBar": ["rightButtons": [["id": "x", "text": "a"], ["id": "y", "text": "B"]]]],
      before: "Navigation.addOptionProcessor('topBar.rightButtons.1.text', (text) => text.toUpperCase());"),
    Row(
      "removing a processor also removes the later ones of its path", "{subtitle: 's'}", ["subtitle": "s1"],
      before: """
        const [, second] = [1, 2, 3].map((n) => Navigation.addOptionProcessor('subtitle', (text) => text + n));
        second.remove();
        """),
    Row(
      "props are not options", "{layout: {passProps: {color: 'red'}}}",
      ["layout": ["passProps": ["color": "red"]]]),
    Row(
      "a button's props are kept under its id", "{subtitle: 's'}", ["subtitle": 7],
      before: """
        Navigation.mergeOptions('b', {topBar: {rightButtons: [{id: 'a', passProps: {n: 7}}]}});
        Navigation.addOptionProcessor('subtitle', (text, command, props) => props.n);
        """),
    Row(
      "a component of a bar has its id as componentId, and its props stay in the script",
      "{topBar: {title: {component: {name: 'T', id: 't', passProps: {n: 1}}}}}",
      ["topBar": ["title": ["component": ["name": "T", "id": "t", "componentId": "t"]]]]),
    Row(
      "a requested search bar is described completely",
      "{topBar: {searchBar: true, searchBarPlaceholder: 'p', hideNavBarOnFocusSearchBar: true}}",
      [
        "topBar": [
          "searchBar": [
            "visible": true, "hideOnScroll": false, "hideTopBarOnFocus": true,
            "obscuresBackgroundDuringPresentation": false, "placeholder": "p",
          ], "searchBarPlaceholder": "p", "hideNavBarOnFocusSearchBar": true,
        ]
      ]),
    Row(
      "a described search bar is invisible by default", "{topBar: {searchBar: {placeholder: 'q'}}}",
      [
        "topBar": [
          "searchBar": [
            "visible": false, "hideOnScroll": false, "hideTopBarOnFocus": false,
            "obscuresBackgroundDuringPresentation": false, "placeholder": "q",
          ]
        ]
      ]),
    Row(
      "parts of a push without enter and exit become enter, and those of a pop exit",
      """
      {animations: {push: {content: {alpha: {from: 0}}, topBar: {enter: {alpha: {from: 0}}}},
        pop: {content: {alpha: {from: 0}}}}}
      """,
      [
        "animations": [
          "push": ["content": ["enter": fade], "topBar": ["enter": fade]], "pop": ["content": ["exit": fade]],
        ]
      ]
    ),
    Row(
      "a modal's animation becomes enter, and a dismissal's keeps its exit",
      """
      {animations: {showModal: {alpha: {from: 0}, elementTransitions: [{id: 'e'}]}, dismissModal: {exit: {alpha: {from: 0}}}}}
      """,
      [
        "animations": [
          "showModal": ["enter": fade, "elementTransitions": [["id": "e"]]], "dismissModal": ["exit": fade],
        ]
      ]),
    Row(
      "a flat animation of a stack's root becomes that of its content",
      "{animations: {setStackRoot: {alpha: {from: 0}, enabled: true}}}",
      ["animations": ["setStackRoot": ["content": ["enter": fade], "enabled": true]]]),
    Row(
      "an interpolation given by its name becomes one with a type",
      "{animations: {pop: {content: {exit: {x: {interpolation: 'linear'}}}}}}",
      ["animations": ["pop": ["content": ["exit": ["x": ["interpolation": ["type": "linear"]]]]]]]),
  ]

  @Test("Options sent to the native side are processed as in the library", arguments: rows)
  func options(_ row: Row) async throws {
    let source = "\(row.before)\nNavigation.mergeOptions('a', \(row.options));"
    let outcome = try await Run.script(source, change: { $0.transcript = .json })
    let commands = outcome.lines.compactMap { try? JSONDocument($0).root.json }.filter { $0["kind"] == "command" }
    #expect(commands.last?["arguments"] == ["a", row.sent])
    #expect(outcome.ending == nil)
  }
}
#endif
