internal import NavbridgeRuntime
public import NavbridgeVocabulary
internal import NavbridgeWire

extension RouterApp {
  /// Checks the declaration. Throws the first mistake.
  ///
  /// - Parameter coordinators: The names of the registered native coordinators. Nil if they are not known yet.
  public func check(coordinators: Set<String>? = nil) throws(RouterAppFault) {
    try checkTabs()
    var names: Set<ExactText> = []
    for (index, screen) in screens.enumerated() {
      let isNew = names.insert(ExactText(screen.name)).inserted
      try check(screen, isNew: isNew, at: [.member("screens"), .item(index)], coordinators)
    }
    try checkLinks()
  }

  private func checkTabs() throws(RouterAppFault) {
    guard !tabs.isEmpty else { throw RouterAppFault([.member("tabs")], "An app needs at least one tab.") }
    var names: Set<ExactText> = []
    for (index, tab) in tabs.enumerated() {
      let path = [JSONStep.member("tabs"), .item(index)]
      if tab.name.isEmpty { throw RouterAppFault(path, "A tab needs a name.") }
      if !names.insert(ExactText(tab.name)).inserted {
        throw RouterAppFault(path + [.member("name")], "There are two tabs with the name '\(cut: tab.name)'.")
      }
      if tab.root.name.isEmpty {
        throw RouterAppFault(path + [.member("root")], "The tab '\(cut: tab.name)' needs a screen as its root.")
      }
      if screen(named: tab.root.name).map({ $0.isModal && $0.coordinator == nil }) ?? false {
        throw RouterAppFault(
          path + [.member("root")],
          "The root of the tab '\(cut: tab.name)' is '\(cut: tab.root.name)', which is modal. A modal cannot be a root."
        )
      }
    }
    if !tabs.contains(where: { $0.name.isExactly(home) }) { throw unknownTab(home, at: [.member("home")]) }
  }

  private func check(
    _ screen: Screen, isNew: Bool, at path: [JSONStep], _ coordinators: Set<String>?
  ) throws(RouterAppFault) {
    if screen.name.isEmpty { throw RouterAppFault(path, "A screen needs a name.") }
    if !isNew {
      throw RouterAppFault(
        path + [.member("name")], "There are two screens with the name '\(cut: screen.name)'.")
    }
    if let name = screen.coordinator, let coordinators, !coordinators.contains(name) {
      throw RouterAppFault(
        path + [.member("native")],
        "The screen '\(cut: screen.name)' has the native coordinator '\(cut: name)', which does not exist."
          + coordinators.sorted().question(about: name))
    }
    if screen.isNativeOnly, screen.coordinator == nil {
      throw RouterAppFault(
        path + [.member("nativeOnly")],
        "The screen '\(cut: screen.name)' is native-only, but it has no native coordinator.")
    }
    if let flag = screen.flag, flags[flag] == nil {
      throw RouterAppFault(
        path + [.member("flag")],
        "The screen '\(cut: screen.name)' depends on the feature flag \(Self.undeclared(flag, among: flags.keys.sorted()))"
      )
    }
    if !screen.isDismissable, !screen.isModal, screen.coordinator == nil {
      throw RouterAppFault(
        path + [.member("dismissable")],
        "The screen '\(cut: screen.name)' cannot be dismissed by a swipe, but it is not modal, so that it never could.")
    }
  }

  private func checkLinks() throws(RouterAppFault) {
    let links = JSONStep.member("links")
    for (index, scheme) in schemes.enumerated() where DeeplinkURL.scheme(of: "\(scheme):") != scheme.lowercased() {
      throw RouterAppFault(
        [links, .member("schemes"), .item(index)],
        "'\(cut: scheme)' is no scheme. A scheme is a letter and then letters, digits, '+', '-' and '.', without ':'.")
    }
    let hasWebScheme = schemes.contains { DeeplinkURL.webSchemes.contains($0.lowercased()) }
    if hasWebScheme, hosts.isEmpty {
      throw RouterAppFault([links, .member("schemes")], "Links of the web need 'hosts', and there are none.")
    }
    if !hasWebScheme, !hosts.isEmpty {
      throw RouterAppFault(
        [links, .member("hosts")], "Hosts are those of 'https' links, which is not among 'schemes'.")
    }
    let tabNames = Set(tabs.map { ExactText($0.name) })
    var patterns: Set<ExactText> = []
    for (index, template) in templates.enumerated() {
      try check(template, at: [links, .member("templates"), .item(index)], tabNames)
      if !patterns.insert(ExactText(template.pattern)).inserted {
        throw RouterAppFault(
          [links, .member("templates"), .item(index), .member("pattern")],
          "There are two templates with the pattern '\(cut: template.pattern)'.")
      }
    }
  }

  private func check(
    _ template: Template, at path: [JSONStep], _ tabNames: Set<ExactText>
  ) throws(RouterAppFault) {
    do throws(DeeplinkPattern.Fault) {
      _ = try DeeplinkPattern(template.pattern)
    } catch {
      throw RouterAppFault(
        path + [.member("pattern")], "The pattern '\(cut: template.pattern)' cannot be read: \(error).")
    }
    if template.screen.isEmpty { throw RouterAppFault(path, "A template needs the name of a screen.") }
    if let stack = template.stack, !tabNames.contains(ExactText(stack)) {
      throw unknownTab(stack, at: path + [.member("stack")])
    }
    if schemes.isEmpty {
      throw RouterAppFault(path, "A template needs a scheme in 'schemes', and there is none.")
    }
  }

  /// The most tabs that an error lists.
  private static let listedTabs = 20

  private func unknownTab(_ name: String, at path: [JSONStep]) -> RouterAppFault {
    var list = tabs.prefix(Self.listedTabs).map { "'\(cut: $0.name)'" }.joined(separator: ", ")
    if tabs.count > Self.listedTabs { list += " and \(tabs.count - Self.listedTabs) more" }
    return RouterAppFault(path, "There is no tab '\(cut: name)'. The tabs are \(list).")
  }

  /// The end of a sentence about a feature flag that the app does not declare.
  static func undeclared(_ flag: String, among flags: [String]) -> String {
    "'\(cut: flag)', which is not declared.\(flags.question(about: flag))"
  }
}
