internal import NavbridgeNavigation
internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
internal import NavbridgeWire
internal import ScriptSide

/// The layouts of containers (typed-routing §12). Making one registers the native stacks and tabs in it.
extension RoutingBridge {
  /// Sends the whole tree: the root, and then its presentations.
  func sendRoot(_ root: MountedContainer) {
    forgetLayout()
    isRootSent = true
    var subjects: [NativeSubject] = [.modals]
    let layout = layout(of: root, &subjects)
    submit(.setRoot(layout), on: subjects)
    present(within: Self.containersOutsideModals(in: root))
  }

  /// Returns the containers of a tree without those in presentations.
  static func containersOutsideModals(in container: MountedContainer) -> [MountedStack] {
    if let stack = container as? MountedStack { return [stack] }
    return container.nested.flatMap(containersOutsideModals)
  }

  private func layout(of container: MountedContainer, _ subjects: inout [NativeSubject]) -> Layout {
    switch container {
    case let tabs as MountedTabs: layout(ofTabs: tabs, &subjects)
    case let split as MountedSplit where !split.router.isCompact: layout(ofColumns: split, &subjects)
    case let stack as MountedStack: layout(of: register("stack-\(stack.id)", stack), &subjects)
    default: preconditionFailure("A container is tabs, a split view or a stack.")
    }
  }

  private func layout(ofTabs container: MountedTabs, _ subjects: inout [NativeSubject]) -> Layout {
    let made = NativeTabs(container)
    tabs[made.id] = made
    tabsOf[container.id] = made
    subjects.append(.tabs(made.id))
    var children: [Layout] = []
    for (index, tab) in container.tabs.enumerated() {
      if let mounted = container.nested(at: .tab(tab)) {
        children.append(layout(of: mounted, &subjects))
      } else {
        let stack = register("\(made.id)-\(index)", nil)
        made.unmounted[index] = stack
        children.append(layout(of: stack, &subjects))
      }
    }
    let options: JSON = [
      "bottomTabs": [
        "currentTabIndex": .int(Int64(made.selected)), "tabsAttachMode": .string(container.attachMode.rawValue),
      ]
    ]
    return .bottomTabs(children, id: made.id, options: options)
  }

  private func layout(ofColumns split: MountedSplit, _ subjects: inout [NativeSubject]) -> Layout {
    let id = "split-\(split.id)"
    let master = layout(of: register("\(id)-master", split, .master), &subjects)
    let detail = layout(of: register("\(id)-detail", split, .detail), &subjects)
    return .splitView(master: master, detail: detail, id: id)
  }

  private func layout(of stack: NativeStack, _ subjects: inout [NativeSubject]) -> Layout {
    subjects.append(.stack(stack.id))
    return .stack(fill(stack), id: stack.id)
  }

  /// Registers a native stack.
  func register(
    _ id: String, _ container: MountedStack?, _ column: NativeStack.Column = .all, suffix: String = ""
  ) -> NativeStack {
    let stack = NativeStack(id, container, column, suffix: suffix)
    stacks[id] = stack
    if let container { stacksOf[container.id, default: []].append(stack) }
    return stack
  }

  /// Makes the entries of a new stack, and returns their layouts.
  func fill(_ stack: NativeStack, options: JSON = [:]) -> [Layout] {
    let wanted = stack.wanted
    stack.entries = wanted.map { entry($0, in: stack) }
    return zip(wanted, stack.entries).map { layout(of: $0, $1, options: options) }
  }

  /// Makes the entry of a screen that is created.
  func entry(_ wanted: WantedScreen, in stack: NativeStack) -> StackEntry {
    let componentId: String
    switch wanted {
    case .mounted(let screen):
      componentId = "screen-\(screen.id)\(stack.suffix)"
      screens[componentId] = screen
    case .placeholder: componentId = "\(stack.id)-placeholder"
    }
    routes[componentId] = wanted.route
    return StackEntry(componentId: componentId, route: wanted.route, screen: wanted.id)
  }

  private static var hiddenTabBar: JSON { ["bottomTabs": ["visible": false]] }

  /// Returns the layout of a screen that is created. Its properties stay on this side.
  func layout(of wanted: WantedScreen, _ entry: StackEntry, options: JSON = [:]) -> Layout {
    guard case .mounted(let screen) = wanted else {
      return .component(name: WantedScreen.placeholderName, id: entry.componentId)
    }
    var all = screen.screen.options.merging(options)
    if screen.hidesTabBar { all = Self.hiddenTabBar.merging(all) }
    // The comparison of types is cheaper than a cast that fails.
    if type(of: screen.route.wrapped) == NativeScreenRoute.self, let native = screen.route.wrapped as? NativeScreenRoute
    {
      return .external(name: native.name, id: entry.componentId, options: all, passProps: screen.screen.props)
    }
    return .component(name: screen.screen.component, id: entry.componentId, options: all)
  }
}
