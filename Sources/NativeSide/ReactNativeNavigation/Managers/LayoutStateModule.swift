internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The module by which a script side reads the layout and follows changes that it has not requested (protocol §11).
/// iOS has no such module.
@MainQueue
final class LayoutStateModule: ListeningModule, LayoutStateObserver {
  private nonisolated static let declared = LayoutStateDeclaration.declared

  nonisolated static let implementation = ModuleImplementation(
    of: LayoutStateDeclaration.self,
    methods: listeningMethods + [
      .promise(declared.getLayout) { (module: LayoutStateModule, promise) in promise.resolve(module.readLayout()) }
    ],
    make: { LayoutStateModule($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession

  private init(_ session: ScriptSession) {
    self.session = session
    session.part(RunningModules.self).layoutObserver = self
  }

  var className: String { LayoutStateDeclaration.names[session.architecture] }

  private func readLayout() -> JSON {
    let root = session.host.window.rootViewController
    var modals: [JSON] = []
    var presenter = root
    while let modal = presenter?.ownPresentedViewController, !modal.isBeingDismissed {
      modals.append(modal.readLayoutNode())
      presenter = modal
    }
    let sizeClass = session.host.application.screen.horizontalSizeClass
    return [
      "root": root?.asLayout.map { $0.readLayoutNode() } ?? .null, "modals": .array(modals),
      "horizontalSizeClass": .string(sizeClass.rawValue),
    ]
  }

  func stackChanged(_ stack: UINavigationController) {
    guard listeners.count > 0, let id = stack.componentId else { return }
    let top = stack.topViewController
    emit(Self.declared.stackChanged, id, stack.viewControllers.count, top?.componentId, top?.layoutName ?? "")
  }

  func tabSelected(_ tabs: UITabBarController, selected: Int, unselected: Int) {
    guard listeners.count > 0, let id = tabs.componentId else { return }
    emit(Self.declared.tabSelected, id, selected, unselected)
  }
}

extension UIViewController {
  /// Returns the description of a controller and of those in it for the script (protocol §11, module `LayoutState`). A
  /// controller that belongs to no layout, such as a native screen that another one has pushed, has a name but no id.
  func readLayoutNode() -> JSON {
    (self as? RNNStackController)?.noteRead()
    let layout = asLayout
    let type = layout?.layoutType ?? .externalComponent
    var node: JSONObject = [:]
    node["id"] = layout.map { .string($0.layoutInfo.componentId) } ?? .null
    node["type"] = .string(type.rawValue)
    node["name"] = .string(layoutName)
    if let tabs = self as? RNNBottomTabsController { node["selectedTabIndex"] = .int(Int64(tabs.selectedIndex)) }
    node["children"] = .array(type == .externalComponent ? [] : children.map { $0.readLayoutNode() })
    return .object(node)
  }

  /// The name of a component, the name under which a native screen is registered, or else the name of its class.
  var layoutName: String {
    if let layout = asLayout { return layout.layoutInfo.name ?? "" }
    return (self as? ExternalScreenViewController)?.name ?? "\(Swift.type(of: self))"
  }
}
