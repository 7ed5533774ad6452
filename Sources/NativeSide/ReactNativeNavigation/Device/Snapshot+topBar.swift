internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Adds the members of RNN's options to the description of a stack's bar (protocol §9, §10).
  func describeTopBar(of stack: UINavigationController, in described: inout JSONObject) {
    let shown = stack.controllerInBar ?? stack.topViewController
    let testID = stack.navigationBar.accessibilityIdentifier
    described["title"]?.update { title in
      title["testID"] = text(testID.map { "\($0).title" })
      guard let view = shown?.navigationItem.titleView as? RNNReactView else { return }
      title["component"] = ["name": .string(view.moduleName), "componentId": .string(view.componentId)]
    }
    described["subtitle"] = subtitle(shown?.navigationItem.titleView as? TopBarSubtitleView, testID: testID)
    described["backButton"]?.update { button in
      let layout = shown?.asLayout
      button["testID"] = text(layout?.presentedOptions.text(.topBar.backButton.testID))
      button["identifier"] = .string(layout?.options.backButtonIdentifier ?? "RNN.back")
    }
    guard let view = stack.navigationBar.backgroundView as? RNNReactView, view.rootTag == nil else { return }
    described["background"]?.update { $0["rootTag"] = .null }
  }

  private func subtitle(_ view: TopBarSubtitleView?, testID: String?) -> JSON {
    var subtitle = attributes(view?.subtitleAttributes ?? UITextAttributes())
    subtitle["text"] = text(view?.subtitle)
    subtitle["testID"] = text(testID.map { "\($0).subtitle" })
    return .object(subtitle)
  }

  func iconBackground(_ background: IconBackgroundOptions?) -> JSON {
    guard let background else { return .null }
    return [
      "color": color(background.color), "cornerRadius": .double(background.cornerRadius),
      "width": background.width.map { .double($0) } ?? .null, "height": background.height.map { .double($0) } ?? .null,
    ]
  }
}

extension TopBarSubtitleView: SnapshotDescribing {
  /// Adds the look of the title above the subtitle.
  func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node.merge(snapshot.attributes(titleAttributes))
  }
}

extension RNNBackButtonItem: SnapshotDescribing {
  func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["enableMenu"] = .bool(enablesMenu)
    node["iconBackground"] = snapshot.iconBackground(iconBackground)
  }
}
