public import NavbridgeWire

/// The rules of the matchers, which are those of the matchers in JavaScript with the same names. Each returns nil if the
/// screen is as expected.
extension Snapshot {
  /// Compares the screens of the stack in front, or of the stack with an id, lowest first.
  public func mismatch(stack ids: [String], id: String? = nil) -> ScreenMismatch? {
    let name = id.map { "stack '\($0)'" } ?? "stack in front"
    guard let stack = stack(id) else {
      return ScreenMismatch(
        id == nil ? "There is no stack in front." : "There is no \(name).", expected: "\(ids)", in: self)
    }
    return mismatch(of: stack.children, ids, "The \(name) has other screens.")
  }

  /// Nil if these modals are shown and no others, the lowest first.
  public func mismatch(modals ids: [String]) -> ScreenMismatch? {
    mismatch(of: modals, ids, "There are other modals.")
  }

  /// Nil if these overlays are shown and no others, the lowest first.
  public func mismatch(overlays ids: [String]) -> ScreenMismatch? {
    mismatch(of: overlays, ids, "There are other overlays.")
  }

  /// Compares the index of the selected tab.
  public func mismatch(selectedTab index: Int) -> ScreenMismatch? {
    guard let bar = tabs()?.tabBar else { return noTabs("\(index)") }
    guard bar.selectedIndex != index else { return nil }
    return ScreenMismatch(
      "Another tab is selected.", expected: "\(index)", received: "\(bar.selectedIndex)", in: self)
  }

  /// Compares the selected tab by its id or by that of a screen that it shows.
  public func mismatch(selectedTab id: String) -> ScreenMismatch? {
    guard let tabs = tabs(), let bar = tabs.tabBar else { return noTabs("'\(id)'") }
    let tab = tabs.children.indices.contains(bar.selectedIndex) ? tabs.children[bar.selectedIndex] : nil
    guard tab?.names.contains(id) != true else { return nil }
    let received = tab.map { $0.componentId ?? $0.className } ?? "no tab"
    return ScreenMismatch("Another tab is selected.", expected: "'\(id)'", received: "'\(received)'", in: self)
  }

  /// Compares the title in the bar of the stack in front, or of the stack with an id.
  public func mismatch(title: String, of stack: String? = nil) -> ScreenMismatch? {
    guard let bar = topBar(of: stack) else {
      let name = stack.map { "the stack '\($0)'" } ?? "a stack in front"
      return ScreenMismatch("There is no visible top bar of \(name).", expected: "\"\(title)\"", in: self)
    }
    let received = bar.title ?? ""
    guard received != title else { return nil }
    return ScreenMismatch("The title is another one.", expected: "\"\(title)\"", received: "\"\(received)\"", in: self)
  }

  /// Nil if the target is seen.
  public func mismatch(visible target: Target) -> ScreenMismatch? {
    switch isVisible(target) {
    case true?: nil
    case false?: ScreenMismatch("The \(target) is not visible.", in: self)
    case nil: ScreenMismatch("There is no \(target).", in: self)
    }
  }

  /// Something that is not there is not visible either.
  public func mismatch(notVisible target: Target) -> ScreenMismatch? {
    isVisible(target) == true ? ScreenMismatch("The \(target) is visible.", in: self) : nil
  }

  /// Nil if the first visible element of the target shows the text.
  public func mismatch(text: String, of target: Target) -> ScreenMismatch? {
    onElement(target) { element in
      guard element.text != text else { return nil }
      return ScreenMismatch(
        "The \(target) has another text.", expected: "\"\(text)\"", received: "\"\(element.text)\"", in: self)
    }
  }

  /// Nil if the first visible element of the target has the value.
  public func mismatch(value: JSON, of target: Target) -> ScreenMismatch? {
    onElement(target) { element in
      guard element.value != value else { return nil }
      return ScreenMismatch(
        "The \(target) has another value.", expected: "\(value)",
        received: element.value.map { "\($0)" } ?? "no value", in: self)
    }
  }

  /// Nil if the first visible element of the target has the focus.
  public func mismatch(focused target: Target) -> ScreenMismatch? {
    onElement(target) { $0.isFocused ? nil : ScreenMismatch("The \(target) is not focused.", in: self) }
  }

  private func onElement(_ target: Target, _ verdict: (Element) -> ScreenMismatch?) -> ScreenMismatch? {
    guard let element = element(target) else { return ScreenMismatch("There is no \(target).", in: self) }
    return verdict(element)
  }

  private func noTabs(_ expected: String) -> ScreenMismatch {
    ScreenMismatch("There are no tabs in front.", expected: expected, in: self)
  }

  /// Compares ids with nodes. A container may be named by the id of a screen that it shows.
  private func mismatch(of nodes: [Node], _ ids: [String], _ sentence: String) -> ScreenMismatch? {
    let shown = nodes.enumerated().map { at, node in
      at < ids.count && node.names.contains(ids[at]) ? ids[at] : node.componentId ?? node.className
    }
    guard shown != ids else { return nil }
    return ScreenMismatch(sentence, expected: "\(ids)", received: "\(shown)", in: self)
  }
}
