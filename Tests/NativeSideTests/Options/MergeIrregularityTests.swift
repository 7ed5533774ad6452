import HeadlessUIKit
import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeWire

/// rnn-options §3: the cases in which merging on iOS is not value by value. The cases of presenters are in
/// `OptionsTests`.
@Suite("Merging options")
struct MergeIrregularityTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let stored: JSON
    let merge: JSON
    let result: JSON

    var testDescription: String { rule }
  }

  static let rows: [Row] = [
    Row(
      rule: "§3.1 an unset value overwrites hideOnScroll", stored: ["topBar": ["hideOnScroll": true, "visible": true]],
      merge: ["popGesture": true], result: ["popGesture": true, "topBar": ["visible": true]]),
    Row(
      rule: "§3.1 an unset value overwrites autoHideHomeIndicator", stored: ["layout": ["autoHideHomeIndicator": true]],
      merge: ["layout": ["direction": "rtl"]], result: ["layout": ["direction": "rtl"]]),
    Row(
      rule: "§3.1 a set value overwrites hideOnScroll", stored: ["topBar": ["hideOnScroll": true]],
      merge: ["topBar": ["hideOnScroll": false]], result: ["topBar": ["hideOnScroll": false]]),
    Row(
      rule: "§3.3 insets are replaced together", stored: ["layout": ["insets": ["top": 1, "left": 2]]],
      merge: ["layout": ["insets": ["bottom": 3]]], result: ["layout": ["insets": ["bottom": 3]]]),
    Row(
      rule: "§3.3 other options do not change insets", stored: ["layout": ["insets": ["top": 1]]],
      merge: ["popGesture": false], result: ["popGesture": false, "layout": ["insets": ["top": 1]]]),
    Row(
      rule: "§3.4 an animation is replaced as a whole",
      stored: ["animations": ["showModal": ["enter": ["alpha": ["from": 0], "enabled": true]]]],
      merge: ["animations": ["showModal": ["enter": ["y": ["from": 9]]]]],
      result: ["animations": ["showModal": ["enter": ["y": ["from": 9]]]]]),
    Row(
      rule: "§3.4 an animation without properties, waitForRender and enabled replaces nothing",
      stored: ["animations": ["push": ["content": ["enter": ["alpha": ["from": 0]]]]]],
      merge: ["animations": ["push": ["content": ["enter": [:]]]]],
      result: ["animations": ["push": ["content": ["enter": ["alpha": ["from": 0]]]]]]),
    Row(
      rule: "§3.4 lists of transitions are replaced",
      stored: ["animations": ["showModal": ["elementTransitions": [["id": "a"]]]]],
      merge: ["animations": ["showModal": ["elementTransitions": []]]],
      result: ["animations": ["showModal": ["elementTransitions": []]]]),
    Row(
      rule: "§3.5 buttons are replaced, also by an empty list", stored: ["topBar": ["rightButtons": [["id": "a"]]]],
      merge: ["topBar": ["rightButtons": []]], result: ["topBar": ["rightButtons": []]]),
    Row(
      rule: "§3.6 raw values are replaced", stored: ["layout": ["orientation": ["portrait", "landscape"]]],
      merge: ["layout": ["orientation": "all"]], result: ["layout": ["orientation": "all"]]),
    Row(
      rule: "§3.7 a button is replaced as a whole",
      stored: ["topBar": ["leftButtons": ["id": "a", "fontWeight": "bold", "text": "A"]]],
      merge: ["topBar": ["leftButtons": ["id": "a", "text": "B"]]],
      result: ["topBar": ["leftButtons": ["id": "a", "text": "B"]]]),
    Row(
      rule: "null clears a badge", stored: ["bottomTab": ["badge": "3"]], merge: ["bottomTab": ["badge": nil]],
      result: ["bottomTab": ["badge": ""]]),
  ]

  @Test("Merging options follows the exceptions of iOS", arguments: rows)
  func stored(_ row: Row) {
    var options = RNNNavigationOptions(row.stored)
    options.mergeOptions(RNNNavigationOptions(row.merge))
    #expect(options.tree == row.result)
  }

  @Test("Resolving options follows the same exceptions")
  func resolved() {
    let parent = RNNNavigationOptions([
      "topBar": ["hideOnScroll": true, "visible": false], "layout": ["insets": ["top": 1, "left": 2]],
    ])
    let child = RNNNavigationOptions(["layout": ["insets": ["bottom": 3]]])
    let resolved = ResolvedOptions([child, parent])
    #expect(resolved.bool(.topBar.hideOnScroll) == nil, "Only the most specific layer counts.")
    #expect(resolved.bool(.topBar.visible) == false)
    #expect(resolved.layoutInsets?.top == 0 && resolved.layoutInsets?.bottom == 3)
    #expect(ResolvedOptions([parent]).bool(.topBar.hideOnScroll) == true)
  }
}
