internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Shows the state of a navigation with UIKit, one reaction of the store after another (layered-navigation §9).
@MainQueue
final class NavDisplay {
  let application: UIApplication
  let contexts: ContextManager
  let definitions: NavDefinitions
  /// The queue of the reactions, and that of the set-up of contents.
  let queue: NavOperationQueue
  let contents: NavOperationQueue
  var log: (NavRecord) -> Void = { _ in }
  /// Called when a navigation controller has shown something that no operation waits for.
  var onStray: () -> Void = {}

  let tabController: LayerTabBarController
  let tabs: LayerPresenter
  private(set) var stacks: [Layer: LayerNavigationController] = [:]
  var accesoryWindows: [Int: AccesoryWindow] = [:]
  var accesories: [Int: LayerPresenter] = [:]

  /// The step that is being carried out.
  var step: NavStep?
  /// The operations that wait for a controller, the oldest first.
  var pending: [ObjectIdentifier: [DisplayOperation]] = [:]
  /// The contents whose set-up has not ended.
  var handles: [ContentHandle] = []
  /// The transitions of stacks that run.
  var transitions: [Layer: LayerTransition] = [:]

  /// The animation by which the root appears, while it runs.
  var rootAnimation: UIViewPropertyAnimator?

  init(application: UIApplication, contexts: ContextManager, definitions: NavDefinitions) {
    self.application = application
    self.contexts = contexts
    self.definitions = definitions
    queue = NavOperationQueue(label: "display", application: application)
    contents = NavOperationQueue(label: "content", application: application)
    tabController = LayerTabBarController()
    tabs = LayerPresenter(tabController, standard: .tabs, standardDismissal: .tabs)
  }

  /// Makes the navigation controllers of all layers. Returns the roots' elements by layer.
  func setUp() -> [Layer: NavEntry] {
    var roots: [Layer: NavEntry] = [:]
    func add(_ layer: Layer, _ name: String, _ config: NavConfig, _ root: UIViewController) {
      let context = contexts.make(name, on: layer, navigator: .root)
      context.keep(root)
      (root as? any NavViewController)?.navContext = context
      let stack = LayerNavigationController(layer: layer, root: root, config: config)
      stack.delegate = self
      stacks[layer] = stack
      context.handOver()
      roots[layer] = NavEntry(contextId: context.contextId, controller: name, navigator: .root)
    }
    if let nav = definitions.nav { add(.nav, nav.name, nav.config, nav.make()) }
    for (index, root) in definitions.tabs {
      let made = root.make()
      add(.tab(index), root.name, root.config, made)
      stacks[.tab(index)]?.tabBarItem.title = made.title ?? root.name
    }
    for index in 0..<Layer.limit {
      var config = definitions.accesoryConfig
      config.navBar = false
      add(.accesory(index), Layer.accesory(index).name, config, AccesoryRootViewController())
    }
    tabController.setViewControllers(definitions.tabs.compactMap { stacks[.tab($0.index)] }, animated: false)
    if let first = definitions.tabs.first { showTabBar(of: .tab(first.index)) }
    return roots
  }

  // MARK: What is on the screen

  func isUp(_ accesory: Int) -> Bool { accesories[accesory]?.isPresented ?? false }

  /// The layer of the selected tab.
  var selectedTab: Layer? {
    let selected = tabController.selectedViewController as? LayerNavigationController
    return selected?.layer
  }

  /// Returns the controllers that a stack must have: the root, and those of its elements.
  func controllers(of stack: NavStack) -> [UIViewController] {
    let entries = ([stack.root].compactMap { $0 } + stack.entries)
    return entries.compactMap { contexts.context($0.contextId)?.viewController }
  }

  /// True if the navigation controller of a layer has exactly the controllers that its stack must have. Controllers that have left
  /// it may have ended by that, so that a stack whose elements lack one differs.
  func holds(_ stack: NavStack, in controller: LayerNavigationController) -> Bool {
    let wanted = controllers(of: stack)
    return wanted.count == stack.entries.count + (stack.root == nil ? 0 : 1) && controller.holds(wanted)
  }

  /// The stacks from the back of the screen to the front. The order of a dictionary differs from process to process.
  var orderedStacks: [LayerNavigationController] { Layer.all.compactMap { stacks[$0] } }

  /// The controllers of all stacks, for whoever must keep them alive. They end in this order.
  var allControllers: [UIViewController] { orderedStacks.flatMap(\.viewControllers) }
}
