import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

@testable import NavbridgeKernel

/// A design without screens, whose only module has a method that blocks the script.
@MainQueue
final class EchoDesign: NavigationDesign {
  nonisolated static let description = DesignDescription(name: "echo")

  init(host: NativeHost) {}

  nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    [EchoModule.implementation]
  }

}

struct EchoDeclaration: DeclaredModule {
  static let names = ModuleNames("Echo")
  static let declared = EchoDeclaration()

  let shout = DeclaredMethod(
    "shout", .text("text"), .optional(.number("times")), returns: .text("the text"), kinds: .sync)
}

@MainQueue
final class EchoModule: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: EchoDeclaration.self,
    methods: [
      .mainSync(EchoDeclaration.declared.shout) { (_: EchoModule, text, times) in
        String(repeating: text + "!", count: Int(times ?? 1))
      }
    ],
    make: { _ in EchoModule() })
}
