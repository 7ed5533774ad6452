import NavbridgeTestRunner
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("The page of a failure under a schedule", .timeLimit(.minutes(20)))
struct OrdersPageTests {
  private static func film(_ picture: String) -> JSON {
    [
      "kind": "film", "test": 0, "leftOut": 0, "recordings": [],
      "apps": [
        [
          "name": "shop", "lines": ["-> push1"],
          "frames": [["at": 5, "lines": [0], "svg": .string(picture), "place": "a.test.js:2:3"]],
        ]
      ],
    ]
  }

  private static func explored(films: Bool) -> ExploredTest {
    var test = ExploredTest(path: ["group", "</script><b>"])
    test.failure = .init(
      TestFailure(message: "too late"), schedule: "7:1", transcript: ["0.0 ms  b", "0.0 ms  a"], number: 5,
      decisions: 40,
      runs: 9, notes: ["7:1  b runs before a"], isRepeatable: true)
    guard films else { return test }
    test.failure?.films = FilmedRuns(
      usual: .init(failure: nil, transcript: ["0.0 ms  a", "0.0 ms  b"], film: film("<svg>usual</svg>")),
      failing: .init(failure: "too late", transcript: ["0.0 ms  b", "0.0 ms  a"], film: film("<svg>failing</svg>")))
    return test
  }

  private static let job = TestJob(file: "a.test.js", architecture: .bridge)

  @Test("The page has the films of both runs, the step at which they part, the decisions and the command")
  func page() throws {
    let page = try #require(
      OrdersPage.text(of: Self.explored(films: true), Self.job, replay: "navbridge replay f.json") { _ in
        "one\ntwo\nthree"
      })
    let data = page.replacing("\\u003C", with: "<")
    for part in [
      "<svg>usual</svg>", "<svg>failing</svg>",
      "At once the failing order has ‘b’ before ‘a’, and the usual one after it.",
      #""steps":["- a","+ b"]"#, "7:1  b runs before a", #""replay":"navbridge replay f.json""#, #""route":"bridge""#,
      #""lines":["one","two","three",""#.dropLast(2) + "]",
    ] { #expect(data.contains(part), "\(part)") }
    #expect(!page.contains("</script><b>"))
    // Each picture and line of both runs is there once.
    #expect(data.ranges(of: "<svg>usual</svg>").count == 1)
  }

  @Test("A failure without films has no page, nor has a test without a failure")
  func none() {
    #expect(OrdersPage.text(of: Self.explored(films: false), Self.job, replay: "") { _ in nil } == nil)
    #expect(OrdersPage.text(of: ExploredTest(path: ["t"]), Self.job, replay: "") { _ in nil } == nil)
  }
}
