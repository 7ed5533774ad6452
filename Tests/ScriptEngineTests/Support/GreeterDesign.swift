import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

@testable import NavbridgeKernel

/// A module with one method and one event, declared here and implemented below. No other file names them.
struct GreeterDeclaration: DeclaredModule {
  static let names = ModuleNames(bridge: "Greeter", turbo: "TurboGreeter")
  static let declared = GreeterDeclaration()

  let greet = DeclaredMethod("greet", .text("name"), .optional(.flag("loudly")), returns: .text("the greeting"))
  let greeted = DeclaredMessage("greeterGreeted", .text("name"), .integer("count"))
}

@MainQueue
final class GreeterModule: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: GreeterDeclaration.self,
    methods: [
      .promise(GreeterDeclaration.declared.greet) { (module: GreeterModule, promise, name, loudly) in
        module.count += 1
        module.session.emit(GreeterDeclaration.declared.greeted, name, module.count)
        promise.resolve(.string("Hello, \(name)\(loudly == true ? "!" : ".")"))
      }
    ],
    make: { GreeterModule($0) })

  private unowned let session: ScriptSession
  private var count = 0
  private init(_ session: ScriptSession) { self.session = session }
}

/// A design that shows nothing and offers the module.
@MainQueue
final class GreeterDesign: NavigationDesign {
  nonisolated static let description = DesignDescription(name: "greeter")
  nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    [GreeterModule.implementation]
  }

  init(host: NativeHost) {}
}
