import NavbridgeWire
import Testing

@testable import NavbridgeComparison

/// Ids that libraries number.
@Suite("Generated ids", .timeLimit(.minutes(20)))
struct GeneratedIdsTests {
  /// Texts, and what precedes the generated part.
  static let stems: [(String, String?)] = [
    ("Component7", "Component"), ("push3", "push"), ("dismissAllModals12", "dismissAllModals"), ("Stack1", "Stack"),
    ("order7", nil), ("Component", nil), ("7", nil), ("", nil), ("Component7a", nil), ("Component 7", nil),
    ("Home-V1StGXR8_Z5jdHi6B-myT", "Home-"), ("Home-short", nil), ("-V1StGXR8_Z5jdHi6B-myT", nil),
  ]

  @Test("Generated ids are known by what precedes their number", arguments: stems)
  func stem(_ text: String, _ stem: String?) {
    #expect(GeneratedIds.stem(of: text[...]).map(String.init) == stem)
  }

  private static func component(_ number: Int, _ name: String, at time: Int = 0) -> [String] {
    ["ComponentWillAppear", "ComponentDidAppear"].map {
      RunLines.event($0, "Component\(number)", at: time).replacing("Screen", with: name)
    }
  }

  private static func surface(_ action: String, _ tag: Int, _ id: String?) -> String {
    let id = id.map { "\"\($0)\"" } ?? "null"
    return
      #"{"kind":"surface","at":0,"epoch":1,"action":"\#(action)","rootTag":\#(tag),"componentId":\#(id)}"#
  }

  @Test("Generated ids that are numbered differently in the whole run are the same")
  func shifted() throws {
    let one = Self.component(1, "A") + Self.component(2, "B") + [RunLines.screen("Component2")]
    let other = Self.component(3, "A") + Self.component(4, "B") + [RunLines.screen("Component4")]
    let comparison = RunComparison(try RunLines.run(one), try RunLines.run(other))
    #expect(comparison.isSame, "\(comparison.parts)")
  }

  @Test("Generated ids of a screen that only one run has do not change those of the others")
  func inserted() throws {
    let one = Self.component(1, "A") + Self.component(2, "B")
    let other = Self.component(1, "A") + Self.component(2, "New") + Self.component(3, "B")
    let comparison = RunComparison(try RunLines.run(one), try RunLines.run(other))
    #expect(comparison.differences.map(\.change) == [.added, .added])
    #expect(comparison.parts.first?.lines.filter { $0.hasPrefix("+") }.count == 2)
  }

  @Test("Generated ids that stand for other screens are a difference")
  func exchanged() throws {
    let one = Self.component(1, "A") + Self.component(2, "A") + [RunLines.screen("Component1")]
    let other = Self.component(1, "A") + Self.component(2, "A") + [RunLines.screen("Component2")]
    let comparison = RunComparison(try RunLines.run(one), try RunLines.run(other))
    #expect(comparison.differences.map(\.section) == [.tree, .picture])
  }

  @Test("Generated ids that the other run has for something else get a mark")
  func taken() throws {
    let one = Self.component(1, "A") + Self.component(2, "Gone")
    let other = Self.component(2, "A")
    let comparison = RunComparison(try RunLines.run(one), try RunLines.run(other))
    let lines = comparison.parts.flatMap(\.lines).filter { $0.hasPrefix("-") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(" Component2′") }, "\(lines)")
  }

  @Test("Generated ids of React's roots are named by their components")
  func tags() throws {
    let one = [Self.surface("starts", 1, "a"), Self.surface("mounted", 1, nil)]
    let other = [Self.surface("starts", 11, "a"), Self.surface("mounted", 11, nil)]
    #expect(RunComparison(try RunLines.run(one), try RunLines.run(other)).isSame)
    let third = [Self.surface("starts", 1, "a"), Self.surface("starts", 11, "b"), Self.surface("mounted", 11, nil)]
    let comparison = RunComparison(try RunLines.run(one), try RunLines.run(third))
    #expect(comparison.parts.map(\.title) == ["React roots"])
    #expect(comparison.differences.map(\.change) == [.removed, .added, .added], "\(comparison.parts)")
  }

  @Test("Generated ids of React's views are not compared")
  func views() throws {
    func screen(_ tag: Int) -> String {
      RunLines.screen("a").replacing(#""children":[]"#, with: #""react":{"tag":\#(tag),"name":"View","children":[]}"#)
    }
    let comparison = RunComparison(try RunLines.run([screen(3)]), try RunLines.run([screen(20)]))
    #expect(comparison.isSame, "\(comparison.parts)")
  }
}
