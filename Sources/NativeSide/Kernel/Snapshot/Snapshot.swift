package import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

/// The current tree of windows, view controllers and bars (protocol §9).
@MainQueue
package struct Snapshot {
  package let host: NativeHost
  /// React's trees of surfaces, by root tag, as far as they were asked for.
  private let trees: [SurfacePlace: JSON]
  private let contributors: [any SnapshotContributor]
  /// True for a snapshot that is to be drawn. It has what nobody else reads, and colours as they are seen.
  package let hasLook: Bool

  package init(_ host: NativeHost, trees: [SurfacePlace: JSON] = [:], look: Bool = false) {
    self.host = host
    self.trees = trees
    hasLook = look
    contributors = host.parts(of: (any SnapshotContributor).self)
  }

  /// Adds React's tree to a node that has the tag of a surface.
  package func describeContent(in node: inout JSONObject) {
    if let rootTag = node["rootTag"]?.int, let tree = trees[SurfacePlace(rootTag: Int64(rootTag))] {
      node["react"] = tree
    }
  }

  /// Returns the whole tree, or the node of one component.
  func answer(componentId: String?) throws(RPCError) -> JSON {
    host.application.drawFrame()
    guard let componentId else { return whole }
    return node(try find(componentId))
  }

  package func find(_ componentId: String) throws(RPCError) -> UIViewController {
    guard let found = host.controller(withComponentId: componentId) else { throw notFound(componentId) }
    return found
  }

  /// Returns the options of a component, as its library explains them.
  func explainOptions(of componentId: String) throws(RPCError) -> JSON {
    let controller = try find(componentId)
    for contributor in contributors {
      if let explanation = contributor.explainOptions(of: controller) { return explanation }
    }
    throw notFound(componentId)
  }

  private func notFound(_ componentId: String) -> RPCError {
    let names = NamesOnScreen(kind: .components, names: componentIds)
    return RPCError(.notFound, "There is no component '\(cut: componentId)'. \(names.sentence(near: componentId))")
  }

  /// The ids of all components of the windows.
  private var componentIds: [String] { host.application.controllersInWindows.compactMap(host.componentId) }

  /// The whole tree as it is, without a frame that is drawn before.
  var whole: JSON {
    var node: JSONObject = [
      "epoch": .int(Int64(host.machine.visibleEpoch)),
      "orientation": .string(host.application.screen.orientation.rawValue),
      "size": .numbers([host.application.screen.bounds.width, host.application.screen.bounds.height]),
      "safeArea": .numbers(host.application.safeAreaInsets.numbers),
      "userInterfaceStyle": .string(host.interfaceStyle.current.rawValue),
      "keyboard": keyboard,
      "windows": .array(host.application.windows.filter { !$0.isHidden }.map(window)),
    ]
    if !host.lifecycle.openedURLs.isEmpty { node["opened"] = .texts(host.lifecycle.openedURLs) }
    if hasLook { describeDevice(in: &node) }
    for contributor in contributors { contributor.describe(in: &node) }
    return .object(node)
  }

  /// The keyboard, with its frame while it shows.
  private var keyboard: JSON {
    guard host.keyboard.isVisible else { return ["visible": false] }
    return ["visible": true, "frame": .numbers(host.keyboard.layout.frame.numbers)]
  }

  private func window(_ window: UIWindow) -> JSON {
    var node: JSONObject = [
      "kind": "main", "level": .double(window.windowLevel),
      "key": .bool(window.isKeyWindow), "accessibilityHidden": .bool(window.accessibilityElementsHidden),
      "direction": host.application.userInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr",
      "statusBar": statusBar(window), "homeIndicator": ["autoHidden": .bool(window.prefersHomeIndicatorAutoHidden)],
      "backgroundColor": color(window.backgroundColor), "crossDissolve": .null,
      "root": window.rootViewController.map(self.node) ?? .null,
      "presented": .array(window.presentedViewControllers.map(presented)),
    ]
    for contributor in contributors { contributor.describe(window, in: &node) }
    return .object(node)
  }

  /// The node of a modal, with its presentation and transition styles (protocol §10).
  private func presented(_ controller: UIViewController) -> JSON {
    var node = node(controller).object ?? [:]
    node["presentationStyle"] = (controller.presentationController?.presentationStyle.rawValue).map { .string($0) }
    node["transitionStyle"] = .string(controller.modalTransitionStyle.rawValue)
    if hasLook { describeMotion(ofPresented: controller, in: &node) }
    return .object(node)
  }

  func node(_ controller: UIViewController) -> JSON {
    var node: JSONObject = [
      "class": .string("\(Swift.type(of: controller))"), "superclasses": superclasses(of: controller),
      "componentId": host.componentId(of: controller).map { .string($0) } ?? .null, "name": .null,
      "type": .null, "appearance": .string(controller.appearanceState.rawValue),
      "visible": .bool(controller.isVisible),
      "frame": .numbers(frame(of: controller.viewIfLoaded).numbers),
      "safeArea": .numbers(controller.safeAreaInsets.numbers),
    ]
    if let testID = controller.viewIfLoaded?.accessibilityIdentifier { node["testID"] = .string(testID) }
    describeContainer(controller, in: &node)
    for contributor in contributors { contributor.describe(controller, in: &node, of: self) }
    if let alert = controller as? RCTAlertController { node.merge(alert.description) }
    if let modal = controller as? RCTModalHostViewController { describe(modal, in: &node) }
    describeReactContent(of: controller.viewIfLoaded, in: &node)
    describeContent(in: &node)
    node["children"] = .array(controller.children.map(self.node))
    if hasLook { describeMotion(in: controller, &node) }
    return .object(node)
  }

  private func describe(_ modal: RCTModalHostViewController, in node: inout JSONObject) {
    node["type"] = "ModalHost"
    node["hostTag"] = .int(modal.content.tag)
  }

  /// Adds the tag of a component with content of React's, and the tree of its content.
  func describeReactContent(of view: UIView?, in node: inout JSONObject) {
    guard let place = (view as? any ReactContentView)?.reactPlace, let hostTag = place.hostTag else { return }
    node["hostTag"] = .int(hostTag)
    if let tree = trees[SurfacePlace(rootTag: place.surface.rootTag, hostTag: hostTag)] { node["react"] = tree }
  }

  /// The names of the superclasses, from the direct superclass up to `UIViewController`.
  private func superclasses(of controller: UIViewController) -> JSON {
    var names: [JSON] = []
    var mirror = Mirror(reflecting: controller).superclassMirror
    while let next = mirror {
      names.append(.string("\(next.subjectType)"))
      mirror = next.superclassMirror
    }
    return .array(names)
  }

  /// The visible frame of a view in window coordinates. While the view is not loaded, it is the frame of the screen.
  package func frame(of view: UIView?) -> CGRect {
    view?.frameOnScreen ?? host.application.screen.bounds
  }
}
