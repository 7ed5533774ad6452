internal import HeadlessUIKit
internal import Shared

extension Snapshot {
  /// What a stack's bar shows now (protocol §9, §10).
  func topBar(_ stack: UINavigationController) -> JSON {
    let shown = stack.topOnScreen ?? stack.topViewController
    let (bar, item) = (stack.navigationBar, shown?.navigationItem)
    let testID = bar.accessibilityIdentifier
    var described: JSONObject = [
      "visible": .bool(!stack.isNavigationBarHidden), "hideOnScroll": .bool(stack.hidesBarsOnSwipe),
      "frame": numbers(frame(of: bar).numbers), "testID": text(testID),
      "title": title(item, in: bar, testID: testID),
      "subtitle": [
        "text": text((item?.titleView as? TopBarSubtitleView)?.subtitle),
        "testID": text(testID.map { "\($0).subtitle" }),
      ],
      "searchBar": searchBar(item), "largeTitle": largeTitle(stack, item),
      "backButton": backButton(stack, shown),
      "leftButtons": .array((item?.leftBarButtonItems ?? []).map { button($0, in: bar) }),
      "rightButtons": .array((item?.rightBarButtonItems ?? []).map { button($0, in: bar) }),
    ]
    if let background = bar.backgroundView as? RNNReactView {
      described["background"] = ["rootTag": background.rootTag.map { .int($0) } ?? .null]
    }
    return .object(described)
  }

  private func largeTitle(_ stack: UINavigationController, _ item: UINavigationItem?) -> JSON {
    let isDisplayed = stack.navigationBar.displaysLargeTitle && !stack.isNavigationBarHidden
    return ["visible": .bool(item?.largeTitleDisplayMode == .always), "displayed": .bool(isDisplayed)]
  }

  private func title(_ item: UINavigationItem?, in bar: UINavigationBar, testID: String?) -> JSON {
    var title: JSONObject = [
      "text": text(item?.title), "testID": text(testID.map { "\($0).title" }),
      "frame": numbers(bar.convert(bar.titleFrame, to: nil).numbers),
    ]
    if let view = item?.titleView as? RNNReactView { title["rootTag"] = view.rootTag.map { .int($0) } }
    return .object(title)
  }

  private func searchBar(_ item: UINavigationItem?) -> JSON {
    guard let bar = item?.searchController?.searchBar else { return .null }
    return [
      "visible": true, "text": .string(bar.text), "placeholder": .string(bar.placeholder ?? ""),
      "focused": .bool(bar.isFirstResponder),
    ]
  }

  private func backButton(_ stack: UINavigationController, _ shown: UIViewController?) -> JSON {
    guard let button = stack.navigationBar.backButton else { return .null }
    let layout = shown as? any RNNLayoutProtocol
    return [
      "title": .string(button.title), "testID": text(layout?.resolveOptions().text(.topBar.backButton.testID)),
      "visible": .bool(button.isVisible), "identifier": .string(layout?.options.backButtonIdentifier ?? "RNN.back"),
    ]
  }

  /// `{"id","text"|"icon"|"systemItem"|"component","enabled","testID","frame","rootTag"?}`; a native screen's own button
  /// has no id.
  func button(_ item: UIBarButtonItem, in bar: UINavigationBar) -> JSON {
    let button = item as? RNNUIBarButtonItem
    var described: JSONObject = [
      "id": text(button?.buttonId), "enabled": .bool(item.isEnabled), "testID": text(item.accessibilityIdentifier),
      "frame": bar.frame(of: item).map { numbers(bar.convert($0, to: nil).numbers) } ?? .null,
    ]
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

  private func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}
