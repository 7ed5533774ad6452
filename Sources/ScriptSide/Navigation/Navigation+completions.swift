internal import NavbridgeVocabulary
package import NavbridgeWire
package import ScriptSide

/// The commands without a wait, for a model that orders its commands itself. `completion` is called once, on the script
/// thread.
extension Navigation {
  package typealias Completion = RPCClient.Completion

  package func setRoot(_ root: Layout, completion: @escaping Completion) {
    send(\.setRoot, ["root": root.node(&ids), "modals": [], "overlays": []], completion: completion)
  }

  package func push(_ componentId: String, _ layout: Layout, completion: @escaping Completion) {
    send(\.push, componentId, layout.node(&ids), completion: completion)
  }

  package func pop(_ componentId: String, completion: @escaping Completion) {
    send(\.pop, componentId, nil, completion: completion)
  }

  package func popTo(_ componentId: String, completion: @escaping Completion) {
    send(\.popTo, componentId, nil, completion: completion)
  }

  package func popToRoot(_ componentId: String, completion: @escaping Completion) {
    send(\.popToRoot, componentId, nil, completion: completion)
  }

  package func setStackRoot(_ componentId: String, _ children: [Layout], completion: @escaping Completion) {
    send(\.setStackRoot, componentId, .array(children.map { $0.node(&ids) }), completion: completion)
  }

  package func showModal(_ layout: Layout, completion: @escaping Completion) {
    send(\.showModal, layout.node(&ids), completion: completion)
  }

  package func dismissModal(_ componentId: String, options: JSON?, completion: @escaping Completion) {
    send(\.dismissModal, componentId, options, completion: completion)
  }

  /// Reads the layout as the native side has it.
  package func getLayout(completion: @escaping Completion) {
    let method = LayoutStateDeclaration.declared.getLayout
    call(LayoutStateDeclaration.names[settings.architecture], method.name, arguments: { _ in }, completion: completion)
  }

  private func send<Result, each Argument: FieldType>(
    _ method: KeyPath<RNNCommands, DeclaredMethod<Result, FieldTypes.Text, repeat each Argument>>,
    _ arguments: repeat (each Argument).Content, completion: @escaping Completion
  ) {
    let method = RNNCommands.declared[keyPath: method]
    let commandId = ids.next(method.name)
    call(
      RNNCommands.names[settings.architecture], method.name,
      arguments: { method.write(commandId, repeat each arguments, to: $0) }, completion: completion)
  }
}
