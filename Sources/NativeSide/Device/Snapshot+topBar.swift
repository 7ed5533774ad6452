internal import HeadlessUIKit
internal import Shared

extension Snapshot {
  /// What a stack's bar shows now (protocol §9, §10).
  func topBar(_ stack: UINavigationController) -> JSON {
    let shown = stack.topOnScreen ?? stack.topViewController
    let title: JSON = shown?.navigationItem.title.map { .string($0) } ?? .null
    let backButton: JSON? = stack.navigationBar.backButton.map { button in
      let identifier = (shown as? any RNNLayoutProtocol)?.options.backButtonIdentifier ?? "RNN.back"
      return [
        "title": .string(button.title), "testID": nil, "visible": .bool(button.isVisible),
        "identifier": .string(identifier),
      ]
    }
    return [
      "visible": .bool(!stack.isNavigationBarHidden), "testID": nil,
      "title": ["text": title, "testID": nil, "frame": numbers(stack.navigationBar.frame.numbers)],
      "subtitle": ["text": nil, "testID": nil], "searchBar": nil,
      "largeTitle": ["visible": false, "displayed": false], "backButton": backButton ?? .null,
      "leftButtons": [], "rightButtons": [],
    ]
  }
}
