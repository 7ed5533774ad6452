internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension NativeModules {
  /// The described modules in the form in which both routes have them, and the module by which scripts ask for those that are set
  /// up at their first use.
  nonisolated static func implementations(of modules: [NativeModuleDescription]) -> [ModuleImplementation] {
    if modules.isEmpty { return [] }
    return modules.map(implementation) + [registry(of: modules)]
  }

  private nonisolated static func implementation(of module: NativeModuleDescription) -> ModuleImplementation {
    var methods = module.methods.map { method in
      MethodImplementation(
        declaration: MethodDeclaration(described: method.name, method.kind, parameters: method.parameters),
        body: .queued(method.kind == .callbacks ? .promise : method.kind) { data, call, promise in
          (data as! RCTModuleData).invoke(method, call as! ModuleCall, promise)
        })
    }
    if module.supportedEvents != nil { methods += listening }
    // The constants of a lazy module come when the script asks for it.
    let constants = module.isLazy || module.constants.isEmpty ? JSON.null : .object(module.constants)
    return ModuleImplementation(
      described: ModuleDeclaration(described: module.name, methods: methods.map(\.declaration)), methods: methods,
      constants: { _ in constants },
      makeIn: { context in
        let session = context as! ScriptSession
        return session.host.nativeModules.instance(of: module, in: session)
      })
  }

  /// The two methods of an emitter. They run on the module's queue, as its others do.
  private nonisolated static var listening: [MethodImplementation] {
    let methods = ListeningMethods.declared
    return [
      MethodImplementation(
        declaration: methods.addListener.declaration,
        body: .queued(.void) { data, call, _ in
          let event = (call as! ModuleCall).arguments.read(FieldTypes.Text.self, at: 0)
          (data as! RCTModuleData).onQueue("addListener") { $0.addListener(event, in: $1) }
        }),
      MethodImplementation(
        declaration: methods.removeListeners.declaration,
        body: .queued(.void) { data, call, _ in
          let count = (call as! ModuleCall).arguments.read(FieldTypes.Number.self, at: 0)
          (data as! RCTModuleData).onQueue("removeListeners") { $0.removeListeners(count, in: $1) }
        }),
    ]
  }

  /// `ModuleRegistry.require(name)` blocks the script while a module is set up, and returns its constants.
  private nonisolated static func registry(of modules: [NativeModuleDescription]) -> ModuleImplementation {
    let require = MethodImplementation(
      declaration: MethodDeclaration(described: "require", .sync, parameters: ["name"]),
      body: .queued(.sync) { registry, call, promise in
        (registry as! RequiredModules).require((call as! ModuleCall).arguments[0]?.string ?? "", promise)
      })
    let lazy = JSON.texts(modules.filter(\.isLazy).map(\.name))
    return ModuleImplementation(
      described: ModuleDeclaration(described: RequiredModules.name, methods: [require.declaration]), methods: [require],
      constants: { _ in ["lazy": lazy] }, makeIn: { RequiredModules($0 as! ScriptSession) })
  }
}

/// The module by which a script asks for those that are set up at their first use.
@MainQueue
private final class RequiredModules: NativeModule {
  nonisolated static let name = "ModuleRegistry"

  private unowned let session: ScriptSession

  init(_ session: ScriptSession) { self.session = session }

  func require(_ name: String, _ promise: Promise?) {
    guard let module = session.nativeModule(named: name) else {
      return promise?.reject(
        RPCError(.rejected, "There is no module '\(cut: name)'.", data: ["code": ModuleCode.noModule.json]))
        ?? ()
    }
    module.require {
      promise?.resolve(.object(module.description.constants))
    } failed: {
      promise?.reject($0)
    }
  }
}
