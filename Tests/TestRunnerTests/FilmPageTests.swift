import NavbridgeTestRunner
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("The page of a film for a client") struct FilmPageTests {
  private static let film: JSON = [
    "kind": "film", "test": 0, "leftOut": 2, "recordings": [],
    "apps": [
      [
        "name": "shop", "lines": ["-> push1"],
        "frames": [["at": 5, "lines": [0], "svg": "<svg>one</svg>", "place": "/e/a.test.js:2:3"]],
      ]
    ],
  ]

  @Test("A film of a test that has passed has the test's names, its pictures and its lines") func passed() {
    let page = FilmPage.text(
      Self.film, of: ["file": "/e/a.test.js", "path": ["group", "test"], "outcome": "passed"], architecture: .bridge
    ) { $0 == "/e/a.test.js" ? "first\nsecond line\nthird" : nil }
    for part in ["group > test", "second line", "one</svg>", "-> push1", #""route":"bridge""#, "The first 2 pictures"] {
      #expect(page.contains(part) || page.contains(part.replacing("<", with: "\\u003C")), "\(part)")
    }
    #expect(page.contains(#""outcome":"passed""#) && !page.contains(#""failure""#))
  }

  @Test("A film of a test that has failed has the failure and its place, and none of a file that cannot be read")
  func failed() {
    let test: JSON = [
      "file": "/e/a.test.js", "path": ["t"], "outcome": "failed", "message": "too late", "place": "/e/a.test.js:3:1",
    ]
    let page = FilmPage.text(Self.film, of: test, architecture: .turbo) { _ in nil }
    #expect(page.contains("too late") && page.contains("/e/a.test.js:3:1") && !page.contains("second line"))
    #expect(FilmPage.text([:], of: [:], architecture: .turbo) { _ in nil }.contains(#""outcome":"passed""#))
  }
}
