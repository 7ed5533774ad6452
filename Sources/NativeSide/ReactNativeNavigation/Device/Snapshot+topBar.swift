internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension Snapshot {
  /// Describes the current content of a stack's bar (protocol §9, §10).
  func topBar(_ stack: UINavigationController) -> JSON {
    let shown = stack.controllerInBar ?? stack.topViewController
    let (bar, item) = (stack.navigationBar, shown?.navigationItem)
    let testID = bar.accessibilityIdentifier
    let look = item?.standardAppearance ?? UINavigationBarAppearance()
    let subtitle = item?.titleView as? TopBarSubtitleView
    var described: JSONObject = [
      "visible": .bool(!stack.isNavigationBarHidden), "hideOnScroll": .bool(stack.hidesBarsOnSwipe),
      "frame": .numbers(frame(of: bar).numbers), "testID": text(testID),
      "barStyle": .string(bar.barStyle.rawValue), "border": border(look.shadow),
      "title": title(item, in: bar, testID: testID, look),
      "subtitle": self.subtitle(subtitle, testID: testID),
      "searchBar": searchBar(item), "largeTitle": largeTitle(stack, item, look),
      "backButton": backButton(stack, shown, look),
      "leftButtons": .array((item?.leftBarButtonItems ?? []).map { button($0, in: bar) }),
      "rightButtons": .array((item?.rightBarButtonItems ?? []).map { button($0, in: bar) }),
    ]
    var background = background(look.background)
    background["blur"] = .bool(bar.isBlurred)
    background["clipToBounds"] = .bool(bar.clipsToBounds)
    if let view = bar.backgroundView as? RNNReactView { background["rootTag"] = view.rootTag.map { .int($0) } ?? .null }
    described["background"] = .object(background)
    described["scrollEdgeAppearance"] = item?.scrollEdgeAppearance.map { .object(appearance($0)) } ?? .null
    return .object(described)
  }

  private func subtitle(_ view: TopBarSubtitleView?, testID: String?) -> JSON {
    var subtitle = attributes(view?.subtitleAttributes ?? UITextAttributes())
    subtitle["text"] = text(view?.subtitle)
    subtitle["testID"] = text(testID.map { "\($0).subtitle" })
    return .object(subtitle)
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

  private func title(
    _ item: UINavigationItem?, in bar: UINavigationBar, testID: String?, _ look: UINavigationBarAppearance
  ) -> JSON {
    let subtitled = item?.titleView as? TopBarSubtitleView
    var title = attributes(subtitled?.titleAttributes ?? look.titleTextAttributes)
    title["text"] = text(item?.title)
    title["testID"] = text(testID.map { "\($0).title" })
    title["frame"] = .numbers(bar.convert(bar.titleFrame, to: nil).numbers)
    if let view = item?.titleView as? RNNReactView { title["rootTag"] = view.rootTag.map { .int($0) } }
    return .object(title)
  }

  private func searchBar(_ item: UINavigationItem?) -> JSON {
    guard let bar = item?.searchController?.searchBar else { return .null }
    return [
      "hideTopBarOnFocus": .bool(item?.searchController?.hidesNavigationBarDuringPresentation ?? false),
      "obscuresBackground": .bool(item?.searchController?.obscuresBackgroundDuringPresentation ?? false),
      "hideOnScroll": .bool(item?.hidesSearchBarWhenScrolling ?? false),
      "visible": true, "text": .string(bar.text), "placeholder": .string(bar.placeholder ?? ""),
      "focused": .bool(bar.isFirstResponder), "backgroundColor": color(bar.backgroundColor),
      "tintColor": color(bar.tintColor), "cancelText": text(bar.cancelText),
    ]
  }

  private func backButton(
    _ stack: UINavigationController, _ shown: UIViewController?, _ look: UINavigationBarAppearance
  ) -> JSON {
    guard let button = stack.navigationBar.backButton else { return .null }
    let layout = shown?.asLayout
    var described: JSONObject = [
      "title": .string(button.title), "testID": text(layout?.presentedOptions.text(.topBar.backButton.testID)),
      "visible": .bool(button.isVisible), "identifier": .string(layout?.options.backButtonIdentifier ?? "RNN.back"),
      "displayMode": text(button.displayMode.rawValue), "color": color(button.item?.tintColor),
      "icon": text(look.backIndicatorImage?.source),
      "fontFamily": text(button.item?.titleTextAttributes.font?.familyName),
      "fontSize": button.item?.titleTextAttributes.font.map { .double($0.pointSize) } ?? .null,
    ]
    if let own = button.item as? RNNBackButtonItem {
      described["enableMenu"] = .bool(own.enablesMenu)
      described["iconBackground"] = iconBackground(own.iconBackground)
    }
    return .object(described)
  }

  private func iconBackground(_ background: IconBackgroundOptions?) -> JSON {
    guard let background else { return .null }
    return [
      "color": color(background.color), "cornerRadius": .double(background.cornerRadius),
      "width": background.width.map { .double($0) } ?? .null, "height": background.height.map { .double($0) } ?? .null,
    ]
  }

  /// Describes a button: `{"id","text"|"icon"|"systemItem"|"component","enabled","testID","frame","rootTag"?}`. A
  /// native screen's own button has no id.
  func button(_ item: UIBarButtonItem, in bar: UINavigationBar) -> JSON {
    let button = item as? RNNUIBarButtonItem
    var described: JSONObject = [
      "id": text(button?.buttonId), "enabled": .bool(item.isEnabled), "testID": text(item.accessibilityIdentifier),
      "frame": bar.frame(of: item).map { .numbers(bar.convert($0, to: nil).numbers) } ?? .null,
      "color": color(item.tintColor), "accessibilityLabel": text(item.accessibilityLabel),
    ]
    if var background = button?.options.iconBackground, let color = button?.iconBackgroundColor {
      background.color = color
      described["iconBackground"] = iconBackground(background)
    }
    if let insets = button?.options.iconInsets, insets != .zero { described["iconInsets"] = .numbers(insets.numbers) }
    if button != nil { described.merge(attributes(item.titleTextAttributes).filter { $0.key != "color" }) { $1 } }
    switch button?.options.content {
    case .component(let component)?:
      described["component"] = ["name": .string(component.name), "componentId": .string(component.componentId)]
    case .icon(let icon)?: described["icon"] = icon
    case .sfSymbol(let name)?: described["icon"] = ["system": .string(name)]
    case .systemItem(let name)?: described["systemItem"] = .string(name)
    case .text?, nil: break
    }
    if let shown = button?.options.text ?? item.title { described["text"] = .string(shown) }
    if let view = button?.reactView { described["rootTag"] = view.rootTag.map { .int($0) } }
    return .object(described)
  }
}
