internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension DeeplinkPattern {
  /// Returns the parameters of a URL that matches this pattern: those of the path, then those of the query, then those
  /// of the fragment. A parameter that comes first is not replaced. Nil if the URL does not match.
  func parameters(of url: DeeplinkURL) throws(NativeRouterError) -> JSONObject? {
    guard var parameters = pathParameters(of: url.segments),
      requiredKeys.allSatisfy({ key in url.query.contains { $0.key == key } })
    else { return nil }
    parameters.addAbsent(url.query)
    parameters.addAbsent(try fragmentParameters(of: url))
    return parameters
  }

  private func pathParameters(of path: [String]) -> JSONObject? {
    var parameters = JSONObject()
    var rest = path[...]
    for segment in segments {
      guard let first = rest.popFirst() else { return nil }
      switch segment {
      case .literal(let text): if first != text { return nil }
      case .placeholder(let name): parameters[name] = .string(first)
      case .tail(let name):
        parameters[name] = .string(([first] + rest).joined(separator: "/"))
        rest = []
      }
    }
    return rest.isEmpty ? parameters : nil
  }

  private func fragmentParameters(of url: DeeplinkURL) throws(NativeRouterError) -> [(key: String, value: String)] {
    guard let fragment = url.fragment?[...] else { return [] }
    if fragmentName == nil, fragment.contains("=") { return try DeeplinkURL.pairs(fragment, of: String(fragment)) }
    return [(key: fragmentName ?? "fragment", value: try DeeplinkURL.decoded(fragment, of: String(fragment)))]
  }
}

extension JSONObject {
  /// Adds pairs of texts under keys that are not there yet. Of pairs with the same key the last counts.
  fileprivate mutating func addAbsent(_ pairs: [(key: String, value: String)]) {
    let earlier = keys
    for (key, value) in pairs where !earlier.contains(ExactText(key)) { self[key] = .string(value) }
  }
}
