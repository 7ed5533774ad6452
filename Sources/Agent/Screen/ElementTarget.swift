internal import NavbridgeInspector
internal import NavbridgeWire

/// The way in which a call names an element of the screen. Members that are given must all fit.
struct ElementTarget: Sendable, Equatable {
  var ref: String?
  var testID: String?
  var text: String?
  var label: String?
  var placeholder: String?
  var role: String?
  var name: String?
  var at: ToolPoint?

  var isEmpty: Bool { self == ElementTarget() }

  /// The name in a step's words, such as `testID "add"`.
  var words: String {
    if let ref { return ref }
    let members = [
      ("testID", testID), ("text", text), ("label", label), ("placeholder", placeholder), ("role", role),
      ("name", name),
    ]
    let named = members.compactMap { member, value in value.map { "\(member) \(AppText.quoted($0))" } }
    return named.isEmpty ? at.map { "[\($0.x.wholePoints), \($0.y.wholePoints)]" } ?? "" : named.joined(separator: " ")
  }

  /// Finds the one element that is meant.
  ///
  /// - Parameter ids: the names that elements have.
  func element(in elements: [ScreenElement], ids: ElementIDs) throws(ToolRefusal) -> ScreenElement {
    let found = matches(in: elements, ids: ids)
    let seen = found.filter { !$0.seen.isEmpty }
    // Of equal names, what a person can act on is meant.
    let best = [seen.filter(\.isActionable), seen, found].first { !$0.isEmpty } ?? []
    if best.count == 1 { return best[0] }
    guard !best.isEmpty else { throw missing(in: elements, ids: ids) }
    let lines = best.prefix(5).map { "  " + ScreenText.line($0, id: ids.existing($0.key) ?? "?") }
    throw ToolRefusal(
      "\(best.count) elements have \(words). Name one by its ref:\n" + lines.joined(separator: "\n")
        + (best.count > 5 ? "\n  …" : ""))
  }

  /// All elements that are meant. A text that no element has exactly may be a part of one, or have other cases.
  ///
  /// - Parameter comparisons: how texts may be compared, the first first.
  func matches(
    in elements: [ScreenElement], ids: ElementIDs, comparisons: [TextComparison] = TextComparison.allCases
  ) -> [ScreenElement] {
    for comparison in comparisons {
      let found = elements.filter { fits($0, ids: ids, comparison) }
      if !found.isEmpty { return found }
    }
    return []
  }

  enum TextComparison: CaseIterable {
    case equal, withoutCase, part

    func fits(_ wanted: String, _ text: String) -> Bool {
      switch self {
      case .equal: wanted == text
      case .withoutCase: wanted.lowercased() == text.lowercased()
      case .part: !wanted.isEmpty && text.lowercased().contains(wanted.lowercased())
      }
    }
  }

  private func fits(_ element: ScreenElement, ids: ElementIDs, _ comparison: TextComparison) -> Bool {
    if let ref, ids.existing(element.key) != ref { return false }
    if let testID, element.testID != testID { return false }
    if let placeholder, element.placeholder != placeholder { return false }
    if let role, element.role.rawValue != role { return false }
    for wanted in [label, name] { if let wanted, !comparison.fits(wanted, element.name) { return false } }
    if let text {
      let texts = [element.name, element.value ?? ""]
      if !texts.contains(where: { comparison.fits(text, $0) }) { return false }
    }
    return true
  }

  /// Refuses a ref that no element ever had, and a role that there is not.
  func expectKnown(ids: ElementIDs) throws(ToolRefusal) {
    if let ref, !ids.wasGiven(ref) {
      throw ToolRefusal("There is no element '\(ref.cut(to: 20))'. 'see' lists the elements that are.")
    }
    if let role, ScreenElement.Role(rawValue: role) == nil {
      throw ToolRefusal("There is no role '\(role.cut(to: 40))'.")
    }
  }

  /// The refusal of a name that no element has, with those that are near.
  private func missing(in elements: [ScreenElement], ids: ElementIDs) -> ToolRefusal {
    if let ref {
      let sentence =
        ids.wasGiven(ref) ? "\(ref) is not on the screen any more." : "There is no element '\(ref.cut(to: 20))'."
      return ToolRefusal("\(sentence) 'see' lists the elements that are.")
    }
    if let role, ScreenElement.Role(rawValue: role) == nil {
      let roles = Set(elements.map(\.role.rawValue)).sorted()
      return ToolRefusal(
        "There is no role '\(role.cut(to: 40))'.\(roles.question(about: role)) On the screen are: \(roles.joined(separator: ", "))."
      )
    }
    if let testID {
      let names = elements.compactMap(\.testID)
      let near = names.nearest(to: testID).map { " Did you mean \(AppText.quoted($0))?" } ?? ""
      return ToolRefusal("No element has the testID \(AppText.quoted(testID)).\(near)" + Self.list(elements, ids))
    }
    let wanted = text ?? name ?? label ?? placeholder ?? ""
    let near = elements.map(\.name).nearest(to: wanted).map { " Did you mean \(AppText.quoted($0))?" } ?? ""
    return ToolRefusal("No element has \(words).\(near)" + Self.list(elements, ids))
  }

  /// The first elements that can be acted on, for whoever has named one that is not there.
  private static func list(_ elements: [ScreenElement], _ ids: ElementIDs) -> String {
    let seen = elements.filter { $0.isActionable && !$0.seen.isEmpty }
    guard !seen.isEmpty else { return " Nothing on the screen can be acted on." }
    let lines = seen.prefix(8).map { "  " + ScreenText.line($0, id: ids.existing($0.key) ?? "?") }
    return " On the screen are:\n" + lines.joined(separator: "\n")
      + (seen.count > 8 ? "\n  and \(seen.count - 8) more: see" : "")
  }
}

extension ElementTarget {
  /// The arguments that name an element, for a tool with a target at `path`.
  static func fields<Arguments>(
    _ path: any WritableKeyPath<Arguments, ElementTarget> & Sendable
  ) -> [ToolField<Arguments>] {
    members.map { $0.within(path) }
  }

  private static let members: [ToolField<ElementTarget>] = [
    ToolField("ref", \.ref, "The element's ref of an earlier answer, such as e12."),
    ToolField("testID", \.testID, "The element's testID."),
    ToolField("text", \.text, "The text that it shows, or a part of it."),
    ToolField("role", \.role, "Its role, such as button; usually with 'name'."),
    ToolField("name", \.name, "Its name, as 'see' shows it."),
    ToolField("label", \.label, "Its accessibility label."),
    ToolField("placeholder", \.placeholder, "The placeholder of an input."),
  ]
}
