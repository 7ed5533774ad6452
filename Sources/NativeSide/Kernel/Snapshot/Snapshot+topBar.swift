internal import HeadlessUIKit
internal import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Describes the current content of a stack's bar (protocol §9, §10).
  func topBar(_ stack: UINavigationController) -> JSON {
    let shown = stack.controllerInBar ?? stack.topViewController
    let (bar, item) = (stack.navigationBar, shown?.navigationItem)
    let look = item?.standardAppearance ?? UINavigationBarAppearance()
    var described: JSONObject = [
      "visible": .bool(!stack.isNavigationBarHidden), "hideOnScroll": .bool(stack.hidesBarsOnSwipe),
      "frame": .numbers(frame(of: bar).numbers), "testID": text(bar.accessibilityIdentifier),
      "barStyle": .string(bar.barStyle.rawValue), "border": border(look.shadow),
      "title": title(item, in: bar, look),
      "searchBar": searchBar(item), "largeTitle": largeTitle(stack, item, look),
      "backButton": backButton(stack, item, look),
      "leftButtons": .array((item?.leftBarButtonItems ?? []).map { button($0, at: bar.frame(of: $0), in: stack) }),
      "rightButtons": .array((item?.rightBarButtonItems ?? []).map { button($0, at: bar.frame(of: $0), in: stack) }),
    ]
    var background = background(look.background)
    background["blur"] = .bool(bar.isBlurred)
    background["clipToBounds"] = .bool(bar.clipsToBounds)
    (bar.backgroundView as? any SnapshotDescribing)?.describe(in: &background, of: self)
    described["background"] = .object(background)
    described["scrollEdgeAppearance"] = item?.scrollEdgeAppearance.map { .object(appearance($0)) } ?? .null
    if hasLook, let leaving = leavingContent(stack) { described["leaving"] = leaving }
    if let menu = stack.openMenu, menu.item == nil {
      described["backMenu"] = .array(menu.rows.map { text($0.title) })
    }
    return .object(described)
  }

  /// The content of the bar that a running push or pop replaces. Nil at rest.
  private func leavingContent(_ stack: UINavigationController) -> JSON? {
    guard let motion = stack.drawnMotion, let from = motion.from else { return nil }
    let (bar, item, children) = (stack.navigationBar, from.navigationItem, stack.children)
    let look = item.standardAppearance ?? UINavigationBarAppearance()
    let place = children.firstIndex { $0 === from }
    // A screen that was popped lay above the one to which the stack goes back.
    let previous = place.map { $0 > 0 ? children[$0 - 1] : nil } ?? motion.to
    let back = previous.map { bar.backButton(of: from, above: $0) }
    func buttons(_ items: [UIBarButtonItem]) -> JSON {
      .array(
        items.map {
          let frame = bar.frame(of: $0, leavingWith: item, beside: back)
          return button($0, at: frame, in: stack)
        })
    }
    let parts = stack.leavingBar(over: from)
    func frame(_ frame: CGRect) -> JSON { .numbers((stack.viewIfLoaded?.convert(frame, to: nil) ?? frame).numbers) }
    var title = self.title(item, in: bar, look)
    if let frame = parts.largeTitle.map(frame) { title.update { $0["frame"] = frame } }
    var largeTitle = attributes(look.largeTitleTextAttributes)
    largeTitle["displayed"] = .bool(parts.largeTitle != nil)
    var searchBar = self.searchBar(item)
    if let frame = parts.searchBar.map(frame) { searchBar.update { $0["frame"] = frame } }
    return [
      "barStyle": .string(bar.barStyle.rawValue), "frame": frame(parts.frame), "title": title,
      "largeTitle": .object(largeTitle), "searchBar": searchBar,
      "backButton": back.map { describe($0, over: item, stack, look) } ?? .null,
      "leftButtons": buttons(item.leftBarButtonItems), "rightButtons": buttons(item.rightBarButtonItems),
    ]
  }

  /// Describes the open menu of a button.
  private func menu(_ menu: UIContextMenu) -> JSON {
    ["frame": .numbers(menu.convert(menu.listFrame, to: nil).numbers), "rows": .array(menu.rows.map(row))]
  }

  private func row(_ row: UIContextMenu.Row) -> JSON {
    var described: JSONObject = ["text": text(row.title), "enabled": .bool(row.isEnabled)]
    switch row.element {
    case let action as UIAction:
      described["id"] = text(action.identifier)
      described["state"] = .string(action.state.rawValue)
      described["destructive"] = .bool(action.attributes.contains(.destructive))
    case let menu as UIMenu:
      described["destructive"] = .bool(menu.options.contains(.destructive))
      described["opens"] = .int(Int64(menu.children.count))
    default: break
    }
    if let icon = row.element?.image?.source { described["icon"] = .string(icon) }
    return .object(described)
  }

  private func largeTitle(
    _ stack: UINavigationController, _ item: UINavigationItem?, _ look: UINavigationBarAppearance
  ) -> JSON {
    let isDisplayed = stack.navigationBar.displaysLargeTitle && !stack.isNavigationBarHidden
    var described = attributes(look.largeTitleTextAttributes)
    described["visible"] = .bool(item?.largeTitleDisplayMode == .always)
    described["displayed"] = .bool(isDisplayed)
    return .object(described)
  }

  private func title(_ item: UINavigationItem?, in bar: UINavigationBar, _ look: UINavigationBarAppearance) -> JSON {
    var title = attributes(look.titleTextAttributes)
    title["text"] = text(item?.title)
    title["testID"] = text(item?.titleView?.accessibilityIdentifier)
    title["frame"] = .numbers(bar.convert(bar.titleFrame, to: nil).numbers)
    (item?.titleView as? any SnapshotDescribing)?.describe(in: &title, of: self)
    describeReactContent(of: item?.titleView, in: &title)
    return .object(title)
  }

  private func searchBar(_ item: UINavigationItem?) -> JSON {
    guard let item, let search = item.searchController else { return .null }
    let bar = search.searchBar
    var described: JSONObject = [
      "hideTopBarOnFocus": .bool(search.hidesNavigationBarDuringPresentation),
      "obscuresBackground": .bool(search.obscuresBackgroundDuringPresentation),
      "hideOnScroll": .bool(item.hidesSearchBarWhenScrolling),
      "visible": .bool(item.showsSearchBar), "text": .string(bar.text), "placeholder": .string(bar.placeholder ?? ""),
      "focused": .bool(bar.isFirstResponder), "backgroundColor": color(bar.backgroundColor),
      "tintColor": color(bar.tintColor), "cancelText": text(bar.cancelText),
    ]
    if bar.window != nil, item.showsSearchBar {
      described["frame"] = .numbers(frame(of: bar).numbers)
      if let cancel = bar.cancelFrame { described["cancelFrame"] = .numbers(bar.convert(cancel, to: nil).numbers) }
    }
    described["testID"] = text(bar.accessibilityIdentifier)
    return .object(described)
  }

  private func backButton(
    _ stack: UINavigationController, _ item: UINavigationItem?, _ look: UINavigationBarAppearance
  ) -> JSON {
    guard let button = stack.navigationBar.backButton else { return .null }
    return describe(button, over: item, stack, look)
  }

  private func describe(
    _ button: UINavigationBar.BackButton, over item: UINavigationItem?, _ stack: UINavigationController,
    _ look: UINavigationBarAppearance
  ) -> JSON {
    var described: JSONObject = [
      "title": .string(button.title), "testID": text(button.item?.accessibilityIdentifier),
      "visible": .bool(button.isVisible), "displayMode": text(button.displayMode.rawValue),
      "color": color(button.item?.tintColor ?? stack.navigationBar.tintColor),
      "icon": text(look.backIndicatorImage?.source),
      "fontFamily": text(button.item?.titleTextAttributes.font?.familyName),
      "fontSize": button.item?.titleTextAttributes.font.map { .double($0.pointSize) } ?? .null,
    ]
    if button.isVisible {
      let bar = stack.navigationBar
      described["frame"] = .numbers(bar.convert(bar.backButtonFrame, to: nil).numbers)
      if hasLook, bar.design == .iOS26 { described["platter"] = true }
      if hasLook, let item { described["shownTitle"] = .string(bar.shownTitle(of: button, over: item)) }
    }
    (button.item as? any SnapshotDescribing)?.describe(in: &described, of: self)
    return .object(described)
  }

  /// Describes a button. Only the buttons of a design have an id.
  ///
  /// - Parameter frame: its place in the bar; nil if it is not shown.
  private func button(_ item: UIBarButtonItem, at frame: CGRect?, in stack: UINavigationController) -> JSON {
    let bar = stack.navigationBar
    var described: JSONObject = [
      "id": .null, "enabled": .bool(item.isEnabled), "testID": text(item.accessibilityIdentifier),
      "frame": frame.map { .numbers(bar.convert($0, to: nil).numbers) } ?? .null,
      "color": color(item.tintColor ?? bar.tintColor), "accessibilityLabel": text(item.accessibilityLabel),
    ]
    if let icon = item.image?.source { described["icon"] = .string(icon) }
    if let name = item.systemItem { described["systemItem"] = .string(name) }
    if let title = item.title { described["text"] = .string(title) }
    if hasLook, let title = item.systemTitle {
      described["systemTitle"] = .string(title)
      described["bold"] = .bool(item.isSystemTitleBold)
    }
    for part in [item, item.customView] as [AnyObject?] {
      (part as? any SnapshotDescribing)?.describe(in: &described, of: self)
    }
    describeReactContent(of: item.customView, in: &described)
    if hasLook, bar.design == .iOS26, !item.hidesSharedBackground { described["platter"] = true }
    if let open = stack.openMenu, open.item === item { described["menu"] = menu(open) }
    return .object(described)
  }
}
