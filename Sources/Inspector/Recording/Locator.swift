package import NavbridgeWire

/// The way in which a test finds what lies at a place of the screen.
package enum Locator: Equatable, Sendable {
  case testID(String)
  case text(String)
  /// An empty input, by the placeholder that it shows. No other text is the same.
  case placeholder(String)
  /// Nothing has a name there that only it has.
  case place(x: Double, y: Double)

  /// The most characters of a text that names something. A paragraph is no name.
  private static let longest = 60

  /// - Parameters:
  ///   - element: the answer to `device/elementAt`.
  ///   - snapshot: the screen, in which the name must be the only one of its kind.
  package init(x: Double, y: Double, element: JSON?, in snapshot: JSON) {
    let names = Names(snapshot)
    // A key lies over what has a name below it.
    if element?["key"]?.string != nil {
      self = .place(x: x.rounded(), y: y.rounded())
      return
    }
    let text = element?["text"]?.string ?? names.text(atX: x, y: y)
    if let id = element?["testID"]?.string, !id.isEmpty, names.count(of: id, as: "testID") < 2 {
      self = .testID(id)
    } else if let text, !text.isEmpty, text.count <= Self.longest, names.count(of: text, as: "text") < 2 {
      self = names.isPlaceholder(text) ? .placeholder(text) : .text(text)
    } else {
      self = .place(x: x.rounded(), y: y.rounded())
    }
  }

  /// The element of a driver's params; nil for those that name none by its testID or text.
  init?(target: JSON) {
    if let id = target["testID"]?.string {
      self = .testID(id)
    } else if let text = target["text"]?.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// The back button in front; nil where none is shown, or it has neither a testID nor a text.
  package static func backButton(in snapshot: JSON) -> Locator? {
    switch snapshot {
    case .array(let items): return items.reversed().firstResult(backButton)
    case .object(let members):
      if members["visible"] == false { return nil }
      if let button = members["backButton"], button["visible"] == true {
        let named = [button["testID"]?.string.map(Locator.testID), button["title"]?.string.map(Locator.text)]
        if let found = named.lazy.compactMap({ $0 }).first(where: { $0 != .testID("") && $0 != .text("") }) {
          return found
        }
      }
      return members.reversed().firstResult { backButton(in: $0.value) }
    default: return nil
    }
  }

  /// The target of a matcher; nil for a place.
  package var target: JSON? {
    switch self {
    case .testID(let id): ["testID": .string(id)]
    case .text(let text), .placeholder(let text): ["text": .string(text)]
    case .place: nil
    }
  }

  /// A finger that taps there, or presses long.
  package func touch(isLong: Bool) -> RecordedAct.Action {
    guard case .place(let x, let y) = self else {
      return .request(method: isLong ? "device/longPress" : "device/tap", params: target ?? [:])
    }
    let place: JSON = [.double(x), .double(y), 0]
    let end: JSON = [.double(x), .double(y), .int(isLong ? 700 : 50)]
    return .request(method: "device/gesture", params: ["path": [place, end]])
  }
}

/// The names that stand in a snapshot.
private struct Names {
  private let snapshot: JSON

  init(_ snapshot: JSON) { self.snapshot = snapshot }

  /// The text of a bar that is shown at a place, such as a title, which a finger does not find.
  func text(atX x: Double, y: Double) -> String? { text(atX: x, y: y, in: snapshot) }

  private func text(atX x: Double, y: Double, in value: JSON) -> String? {
    switch value {
    case .array(let items): return items.reversed().firstResult { text(atX: x, y: y, in: $0) }
    case .object(let members):
      if members["visible"] == false { return nil }
      // A modal covers what lies below it.
      if let modal = members["presented"]?.array?.last(where: { contains(x, y, $0["frame"]) }) {
        return text(atX: x, y: y, in: modal)
      }
      if members["type"] == "Alert", let text = alertText(atX: x, y: y, in: members) { return text }
      // A finger finds React's content itself; its frames are those within their parents.
      let inner = members.firstResult { member in
        Self.others.contains(member.key.text) || member.key.text == "react" ? nil : text(atX: x, y: y, in: member.value)
      }
      if let inner { return inner }
      return contains(x, y, members["frame"]) ? members["text"]?.string : nil
    default: return nil
    }
  }

  /// The title or the message of an alert at a place.
  private func alertText(atX x: Double, y: Double, in alert: JSONObject) -> String? {
    ["title", "message"].first { contains(x, y, alert["layout"]?[$0]?["frame"]) }.flatMap { alert[$0]?.string }
  }

  /// True if a frame of the snapshot, `[x, y, width, height]`, has a point.
  private func contains(_ x: Double, _ y: Double, _ frame: JSON?) -> Bool {
    guard let frame = frame?.array?.compactMap(\.double), frame.count == 4 else { return false }
    return x >= frame[0] && x <= frame[0] + frame[2] && y >= frame[1] && y <= frame[1] + frame[3]
  }

  /// The members that repeat what the others show.
  private static let others: Set = ["options", "resolvedOptions", "look"]

  /// True if a text that stands once is the placeholder of an empty input.
  func isPlaceholder(_ text: String) -> Bool { isPlaceholder(text, in: snapshot) }

  private func isPlaceholder(_ text: String, in value: JSON) -> Bool {
    switch value {
    case .array(let items): items.contains { isPlaceholder(text, in: $0) }
    case .object(let members):
      members["placeholder"] == .string(text) && members["value"] == ""
        || members.contains { !Self.others.contains($0.key.text) && isPlaceholder(text, in: $0.value) }
    default: false
    }
  }

  func count(of name: String, as member: String) -> Int { count(of: name, as: member, in: snapshot) }

  private func count(of name: String, as member: String, in value: JSON) -> Int {
    switch value {
    case .array(let items): return items.reduce(0) { $0 + count(of: name, as: member, in: $1) }
    case .object(let members):
      // Screens below others are in the document and cannot be touched.
      if members["visible"] == false, members["class"] != nil { return 0 }
      let isAlert = member == "text" && members["type"] == "Alert"
      // An input that is empty shows its placeholder.
      let isEmpty = member == "text" && members["value"] == ""
      let texts = [member] + (isAlert ? ["title", "message"] : []) + (isEmpty ? ["placeholder"] : [])
      return members.reduce(texts.count { members[$0] == .string(name) }) { total, each in
        Self.others.contains(each.key.text)
          ? total : total + count(of: name, as: member, in: each.value)
      }
    default: return 0
    }
  }
}
