internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNCommandsHandler {
  /// Replaces the children of a stack (rnn-commands §3.5). A child of the type 'Existing' stays, with its id and its
  /// content (protocol §11); react-native-navigation rebuilds all children.
  func setStackRoot(
    _ componentId: String, commandId: String, children: JSONValue, _ promise: Promise
  ) throws(NativeException) {
    let children = try StackChildren(children, of: componentId, isStrict: host.configuration.strict) {
      layoutManager.findComponentForId(componentId)?.stack
    } make: { node, index throws(NativeException) in
      try controllerFactory.createLayout(node, at: "children[\(index)]")
    }
    guard !children.isEmpty else {
      return promise.note("setStackRoot was given no children, so nothing becomes ready to be shown.")
    }
    let made = children.made
    let newTop = children.newTop
    layoutManager.addPendingViewController(newTop)
    let from = layoutManager.findComponentForId(componentId)
    for child in made { child.expect(in: from?.stack) }
    let hidden = made.dropLast(newTop == nil ? 0 : 1)
    for child in hidden {
      child.destinationApplication = host.application
      child.sendPlaces()
      child.render()
    }
    let options = children.top?.resolveOptionsWithDefault()
    let animated = options?.bool(.animations.setStackRoot.enabled) ?? defaultWaitForRender
    newTop?.waitForRender = options?.bool(.animations.setStackRoot.waitForRender) ?? defaultWaitForRender
    guard let from, mayHaveStack(from, when: made) else {
      promise.note(noStack(componentId, found: from != nil))
      newTop?.render()
      return
    }
    let show = { [self, slot = newTop?.slot] in
      guard let stack = from.stack else {
        discard(made)
        return promise.note(noStack(componentId, found: true))
      }
      for child in made { child.forgetDestination() }
      do throws(NativeException) {
        try stack.setStackChildren(children.controllers(in: stack), animated: animated) { [self] in
          layoutManager.removePendingViewController(slot?.layout)
          complete(commandId, promise, .string(componentId))
        }
      } catch {
        discard(made)
        reject(promise, error)
      }
    }
    // A top that stays has its content already.
    guard let newTop else { return show() }
    newTop.layoutState.reactViewReadyCallback = show
    render(newTop, with: Array(hidden), promise)
  }
}

extension RNNCommandsHandler {
  /// Sets the window's root (rnn-commands §3.1). `layout` is `{root, modals, overlays}`, of which iOS reads only
  /// `root`. A layout that is refused has no effect.
  func setRoot(_ layout: JSONValue, commandId: String, _ promise: Promise) throws(NativeException) {
    let node = try controllerFactory.readLayout(layout["root"] ?? .null, at: "layout.root")
    setTextDirection()
    modalManager.reset()
    let root = try controllerFactory.createLayout(node, at: "layout.root")
    layoutManager.addPendingViewController(root)
    let options = root.resolveOptionsWithDefault()
    root.waitForRender = options.flag("waitForRender", of: .animations.setRoot) ?? defaultWaitForRender
    let dissolve = options.value(at: .animations.setRoot)?["alpha"]?["duration"]?.double ?? 0
    root.layoutState.reactViewReadyCallback = { [self, slot = root.slot] in
      guard let root = slot.layout else { return promise.note("the new root was gone when its content appeared.") }
      host.window.rootViewController?.asLayout?.destroy()
      host.window.rootViewController = root
      setRootAnimator.animate(host.window, duration: dissolve) { [self] in
        layoutManager.removePendingViewController(root)
        complete(commandId, promise, .string(root.layoutInfo.componentId))
      }
    }
    render(root, promise)
  }

  /// Sets the text direction from the default options only. It stays until others replace it. Any word but `rtl` means
  /// left to right (rnn-commands §3.1, step 2).
  private func setTextDirection() {
    guard let direction = controllerFactory.defaultOptions.value(at: .layout.direction) else { return }
    host.application.userInterfaceLayoutDirection = direction.string == "rtl" ? .rightToLeft : .leftToRight
  }
}
