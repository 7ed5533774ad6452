/// The name of a controller, with the id of the resource that it shows. Both are compared when a stack is searched
/// (layered-navigation §3).
struct ControllerReference: Hashable, Sendable {
  let controller: String
  let resourceId: String?
  /// The context that is meant, where two of a stack have the same name and resource.
  let contextId: Int?

  init(_ controller: String, resourceId: String? = nil, contextId: Int? = nil) {
    self.controller = controller
    self.resourceId = resourceId
    self.contextId = contextId
  }

  func matches(_ entry: NavEntry) -> Bool {
    if let contextId { return entry.contextId == contextId }
    return entry.controller == controller && entry.resourceId == resourceId
  }
}

extension ControllerReference {
  /// The controller with its resource, as texts have them: `controller.resourceId`. Blanks, `#`, `%`, and the dots of the
  /// controller are escaped.
  static func path(_ controller: String, _ resourceId: String?) -> String {
    let controller = escaped(controller, " #%.")
    return resourceId.map { "\(controller).\(escaped($0, " #%"))" } ?? controller
  }

  /// Returns what a path may mean, the likeliest first. Empty if an escape cannot be read.
  ///
  /// The first dot ends the controller. An app may also write a controller's dots as they are: then the longest name comes
  /// first.
  static func readings(of path: Substring) -> [ControllerReference] {
    let dots = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: ".") }
    let ends = Array(dots.prefix(1)) + [path.endIndex] + dots.dropFirst().reversed()
    return ends.compactMap { end in
      let resource = end == path.endIndex ? nil : path[path.utf8.index(after: end)...]
      guard let controller = unescaped(path[..<end]) else { return nil }
      guard let resource else { return ControllerReference(controller) }
      return unescaped(resource).map { ControllerReference(controller, resourceId: $0) }
    }
  }

  private static func escaped(_ name: String, _ special: StaticString) -> String {
    special.withUTF8Buffer { special in
      guard unsafe name.utf8.contains(where: special.contains) else { return name }
      var bytes: [UInt8] = []
      for byte in name.utf8 {
        if unsafe special.contains(byte) {
          bytes += [UInt8(ascii: "%")] + String(byte, radix: 16, uppercase: true).utf8
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns nil if a `%` begins no escape.
  private static func unescaped(_ name: Substring) -> String? {
    guard name.utf8.contains(UInt8(ascii: "%")) else { return String(name) }
    var bytes: [UInt8] = []
    var rest = name.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let escape = UInt8(Substring(rest.prefix(2)), radix: 16), " #%.".utf8.contains(escape) else { return nil }
      bytes.append(escape)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
