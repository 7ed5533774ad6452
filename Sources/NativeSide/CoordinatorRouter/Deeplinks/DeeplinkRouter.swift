package import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The first stop of every link, from outside or from inside (native-router §11). It makes an action of a URL; the
/// router performs it.
package struct DeeplinkRouter: Sendable {
  /// A link that a template matches.
  package struct Match: Sendable, Equatable {
    /// The text of the pattern that was chosen.
    package let pattern: String
    /// The position of the template in the app's declaration.
    package let template: Int
    package let route: NativeRoute
    package let stack: String?

    /// The action that the router performs.
    package var action: NavigationAction { .navigate(action: nil, route: route, stack: stack) }
  }

  private struct Entry: Sendable {
    let position: Int
    let template: RouterApp.Template
    let pattern: DeeplinkPattern
  }

  private let schemes: [String]
  private let hosts: [String]
  /// The templates in the order in which they are chosen.
  private let entries: [Entry]

  /// Makes the link router of an app. The check of the app has refused patterns that cannot be read.
  package init(_ app: RouterApp) {
    schemes = app.schemes.map { $0.lowercased() }
    hosts = app.hosts.map { $0.lowercased() }
    // The sort is stable: equal patterns stay in the order of their registration.
    entries = app.templates.enumerated()
      .compactMap { position, template in
        (try? DeeplinkPattern(template.pattern)).map { Entry(position: position, template: template, pattern: $0) }
      }
      .sorted { $0.pattern.isBefore($1.pattern) }
  }

  /// Returns the route of a URL. The scheme is checked first, then a template is chosen, the parameters are extracted,
  /// and a route is made with them. Throws `notOurs`, `badURL` or `noTemplate`.
  package func match(_ text: String) throws(NativeRouterError) -> Match {
    guard let scheme = DeeplinkURL.scheme(of: text) else {
      throw .badURL(text, "it does not begin with a scheme")
    }
    guard schemes.contains(scheme) else { throw notOurs(text, "scheme", schemes) }
    let url = try DeeplinkURL(text)
    if DeeplinkURL.webSchemes.contains(scheme), !hosts.contains(url.host ?? "") {
      throw notOurs(text, "host", hosts)
    }
    for entry in entries {
      guard var params = try entry.pattern.parameters(of: url) else { continue }
      for (name, value) in entry.template.defaults where params[name] == nil { params[name] = value }
      return Match(
        pattern: entry.template.pattern, template: entry.position,
        route: NativeRoute(name: entry.template.screen, params: params), stack: entry.template.stack)
    }
    let declared = entries.sorted { $0.position < $1.position }
    let patterns = declared.map { "'\($0.template.pattern)'" }.joined(separator: ", ")
    throw NativeRouterError(
      .noTemplate,
      "No template of this app matches '\(cut: text)'. "
        + (patterns.isEmpty ? "The app has none." : "Its templates are \(cut: patterns)."))
  }

  private func notOurs(_ url: String, _ noun: String, _ supported: [String]) -> NativeRouterError {
    let list = supported.map { "'\($0)'" }.joined(separator: ", ")
    return NativeRouterError(
      .notOurs,
      "'\(cut: url)' has no \(noun) of this app. "
        + (supported.isEmpty ? "The app has none." : "These are supported: \(list)."))
  }
}
