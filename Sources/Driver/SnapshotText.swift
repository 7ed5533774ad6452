public import NavbridgeWire

/// A snapshot as text for people: a tree with a line for each window and controller, and for each element of React's that
/// is seen and has something by which a test names it.
public enum SnapshotText {
  /// The elements and texts are as many and as long as a person reads.
  public static func lines(_ snapshot: JSON) -> [String] { lines(snapshot, whole: false) }

  /// All elements and texts, such as a comparison needs.
  package static func wholeLines(_ snapshot: JSON) -> [String] { lines(snapshot, whole: true) }

  private static func lines(_ snapshot: JSON, whole: Bool) -> [String] {
    (snapshot["windows"]?.array ?? []).flatMap { window($0, whole) }
  }

  private static func window(_ window: JSON, _ whole: Bool) -> [String] {
    let roots = [window["root"]].compactMap { $0 } + (window["presented"]?.array ?? [])
    let shown = roots.filter { !$0.isNull }
    return ["\(window["kind"]?.string ?? "") window"] + children(shown, whole, indentation: "")
  }

  private static func children(_ nodes: [JSON], _ whole: Bool, indentation: String) -> [String] {
    nodes.enumerated().flatMap { index, node in
      let isLast = index == nodes.count - 1
      return ["\(indentation)\(isLast ? "└─ " : "├─ ")\(words(node))"]
        + children(inside(node, whole), whole, indentation: indentation + (isLast ? "   " : "│  "))
    }
  }

  /// The nodes in a node: controllers, components in its bar, native views, and elements of React's.
  private static func inside(_ node: JSON, _ whole: Bool) -> [JSON] {
    (node["react"].map { ReactElementText(whole: whole).elements(in: $0) } ?? []) + BarText.lines(node, whole: whole)
      + NativeViewText.lines(node, whole: whole) + (node["children"]?.array ?? [])
  }

  private static func words(_ node: JSON) -> String {
    if let element = node["element"]?.string { return element }
    var words = [node["type"]?.string ?? node["class"]?.string ?? "?"]
    if let id = node["componentId"]?.string { words.append(id) }
    if let name = node["name"]?.string { words.append("(\(name))") }
    if let bar = node["topBar"], bar["visible"] == true {
      let back = bar["backButton"]?["title"]?.string.map { "< \($0) | " } ?? ""
      words.append("[\(back)\(bar["title"]?["text"]?.string ?? "")]")
    }
    if node["visible"] == true && (node["children"]?.array ?? []).isEmpty { words.append("visible") }
    return words.joined(separator: " ")
  }
}
