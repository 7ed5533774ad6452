import Testing

@testable import NativeSide
@testable import NavbridgeReactNativeNavigation

@Suite("The suggestion for an unknown option")
struct NearestOptionTests {
  static let rows: [(path: String, nearest: String?)] = [
    ("popGestur", "popGesture"), ("topBar.titel", "topBar.title"), ("topBar.title.txet", "topBar.title.text"),
    ("topbar", "topBar"), ("topBar.backgruond", "topBar.background"), ("bottomTabs.visibel", "bottomTabs.visible"),
    ("topBar.rightButtons.0.colr", "topBar.rightButtons.0.color"), ("topBar.colour", nil), ("nonsense", nil), ("", nil),
    (String(repeating: "x", count: 100_000), nil),
  ]

  @Test("The suggestion for an unknown option is the nearest known option, also in groups and buttons", arguments: rows)
  func nearest(_ path: String, _ nearest: String?) {
    #expect(OptionFault(path: path, kind: .unknown).nearest == nearest)
  }

  @Test(
    """
    The suggestion for an unknown option is part of the warning, and a refusal does not mention that the option is \
    ignored
    """)
  func sentences() {
    let fault = OptionFault(path: "popGestur", kind: .unknown)
    #expect(
      fault.sentence
        == "There is no option 'popGestur'; did you mean 'popGesture'? It is ignored. docs/options.md lists the options."
    )
    for kind in [OptionFault.Kind.unknown, .wrongType(expected: "a number", isKept: false)] {
      let refusal = OptionFault(path: "popGestur", kind: kind).refusal
      #expect(refusal.contains("--strict refuses it.") && !refusal.contains("gnored"))
    }
  }
}
