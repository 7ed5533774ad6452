internal import NavbridgeWire

/// The views of a native screen by which a test names something, and those that scroll, as nodes of a printed tree:
/// `{"element": TEXT}`.
enum NativeViewText {
  /// The most lines for one screen. A person reads no more.
  private static let most = 60
  private static let kinds = ["UILabel": "label", "UIButton": "button", "DCFScrollView": "scroll view"]

  static func lines(_ node: JSON, whole: Bool = false) -> [JSON] {
    (node["views"]?.array ?? []).lazy.compactMap(line).prefix(whole ? .max : most).map { ["element": .string($0)] }
  }

  private static func line(_ view: JSON) -> String? {
    let (text, testID, inset) = (view["text"]?.string, view["testID"]?.string, view["contentInset"]?.array)
    guard text?.isEmpty == false || testID != nil || inset != nil else { return nil }
    let kind = view["class"]?.string ?? "view"
    var line = [kinds[kind] ?? kind, text.map { "\"\($0)\"" }, testID.map { "#\($0)" }].compactMap { $0 }
    if let inset { line.append("inset \(numbers(inset))") }
    if let offset = view["contentOffset"]?.array { line.append("offset \(numbers(offset))") }
    if view["enabled"] == false { line.append("disabled") }
    return line.joined(separator: " ")
  }

  /// Numbers in a row, in the order of the protocol: an inset is top, left, bottom and right. A third of a point is 0.33.
  private static func numbers(_ values: [JSON]) -> String {
    values.map { JSON.double((($0.double ?? 0) * 100).rounded() / 100).description }.joined(separator: " ")
  }
}
