internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNCommandsHandler {
  /// Pushes a screen (rnn-commands §3.4).
  func push(_ componentId: String, commandId: String, layout: JSONValue, _ promise: Promise) throws(NativeException) {
    let new = try controllerFactory.createLayout(layout)
    layoutManager.addPendingViewController(new)
    // The lookup runs while the new tree is pending, so an id inside the new tree is found there first, as on iOS.
    let from = layoutManager.findComponentForId(componentId)
    let options = new.resolveOptionsWithDefault()
    if isPreview(options) { return preview(new, from: from, to: componentId, commandId: commandId, promise) }
    let transition = options.screenTransition(OptionPath.animations.push)
    let animated = transition.isEnabled ?? true
    new.waitForRender = transition.shouldWaitForRender(default: defaultWaitForRender)
    guard let from, mayHaveStack(from, when: [new]) else {
      promise.note(noStack(componentId, found: from != nil))
      return new.render()
    }
    new.expect(in: from.stack)
    // The new controller owns this callback, so the callback must not hold the controller strongly.
    new.layoutState.reactViewReadyCallback = { [self, slot = new.slot] in
      guard let new = slot.layout else { return promise.note("the new screen was gone when its content appeared.") }
      guard let stack = from.stack else {
        discard([new])
        return promise.note(noStack(componentId, found: true))
      }
      do throws(NativeException) {
        try stack.push(new, animated: animated) { [self] in
          let new = slot.layout
          layoutManager.removePendingViewController(new)
          complete(commandId, promise, new.map { .string($0.layoutInfo.componentId) } ?? .null)
        }
      } catch {
        discard([new])
        reject(promise, error)
      }
    }
    render(new, promise)
  }

  /// Begins a pop: finds the component, merges the options into it, and returns it with its stack and whether the pop
  /// is animated. Returns nil if the component or its stack is missing. The promise is then rejected or has a note.
  private func beginPop(
    _ componentId: String, _ mergeOptions: JSONValue, _ promise: Promise, notFound: RNNErrorHandler.Failure
  ) throws(NativeException) -> (controller: any RNNLayoutProtocol, stack: RNNStackController, animated: Bool)? {
    let options = try optionsReader.read(mergeOptions)
    guard let controller = layoutManager.findComponentForId(componentId) else {
      RNNErrorHandler.reject(promise, notFound)
      return nil
    }
    let animated = merge(options, into: controller)
    guard let stack = controller.stack else {
      promise.note(noStack(componentId, found: true))
      return nil
    }
    return (controller, stack, animated)
  }

  /// Pops the top of the stack, wherever in the stack the component is (rnn-commands §3.6).
  func pop(
    _ componentId: String, commandId: String, mergeOptions: JSONValue, _ promise: Promise
  ) throws(NativeException) {
    guard
      let (_, stack, animated) = try beginPop(componentId, mergeOptions, promise, notFound: .popNotFound(componentId))
    else { return }
    stack.pop(animated: animated) { [self] hasPopped in
      guard hasPopped else { return RNNErrorHandler.reject(promise, .nothingPopped) }
      complete(commandId, promise, .string(componentId))
    }
  }

  /// Pops to a component (rnn-commands §3.7).
  func popTo(
    _ componentId: String, commandId: String, mergeOptions: JSONValue, _ promise: Promise
  ) throws(NativeException) {
    guard
      let (controller, stack, animated) = try beginPop(
        componentId, mergeOptions, promise, notFound: .popToNotFound(componentId))
    else { return }
    guard stack.viewControllers.contains(where: { $0 === controller }) else {
      return RNNErrorHandler.reject(promise, .notInStack)
    }
    stack.popTo(controller, animated: animated) { [self] in
      complete(commandId, promise, .string(componentId))
    }
  }

  /// Pops to the root of a stack (rnn-commands §3.8).
  func popToRoot(
    _ componentId: String, commandId: String, mergeOptions: JSONValue, _ promise: Promise
  ) throws(NativeException) {
    guard
      let (_, stack, animated) = try beginPop(
        componentId, mergeOptions, promise, notFound: .popToRootNotFound(componentId))
    else { return }
    stack.popToRoot(animated: animated) { [self] in
      complete(commandId, promise, .string(componentId))
    }
  }

  /// Merges a pop's options into the named controller and returns true if the pop is animated.
  private func merge(_ options: RNNNavigationOptions, into controller: any RNNLayoutProtocol) -> Bool {
    controller.mergeOptions(options)
    return controller.resolveOptionsWithDefault().boolOrDefault(.animations.pop.enabled)
  }

  /// Returns true if a component may be in a stack when the content is ready, which is when iOS reads the stack. A
  /// component that still waits for its own content to be pushed is in no stack before that. A component that this
  /// command has made never will be.
  func mayHaveStack(_ from: any RNNLayoutProtocol, when made: [any RNNLayoutProtocol]) -> Bool {
    if from.stack != nil { return true }
    return layoutManager.isPending(from.topMostAncestor) && !made.contains { from.isInside($0) }
  }

  /// The reason for which a command has no stack to work on.
  ///
  /// - Parameter found: True if there is a component with the id.
  func noStack(_ componentId: String, found: Bool) -> String {
    guard found else {
      let advice = layoutManager.ids.question(about: componentId)
      return "there is no component '\(cut: componentId)', so iOS drops the operation.\(advice)"
    }
    guard layoutManager.isRepeated(componentId) else {
      return "the component '\(cut: componentId)' is in no stack, so iOS drops the operation."
    }
    return "there are several components with the id '\(cut: componentId)', and iOS takes one of them that is in no "
      + "stack, such as the new one of this command, and drops the operation. Give each component an id of its own."
  }
}
