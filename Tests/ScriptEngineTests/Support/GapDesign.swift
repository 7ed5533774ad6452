import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

@testable import NavbridgeKernel

/// A native router whose reports have the numbers that the script asks for, so that changes can be missing.
@MainQueue
final class GapModule: NativeModule {
  private nonisolated static let declared = NativeAppViewDeclaration.declared

  nonisolated static let implementation = ModuleImplementation(
    of: NativeAppViewDeclaration.self,
    methods: [
      .promise(declared.perform) { (module: GapModule, promise, _, action) in
        module.report(Int(action["seq"]?.int ?? 0))
        promise.resolve([:])
      },
      .promise(declared.openURL) { (_: GapModule, promise, _, _) in promise.resolve([:]) },
      .promise(declared.getState) { (module: GapModule, promise, _) in
        promise.resolve(RouterState(tabs: [], seq: module.seq).json)
      },
    ],
    make: { GapModule($0) })

  private unowned let session: ScriptSession
  private var seq = 0
  private init(_ session: ScriptSession) { self.session = session }

  private func report(_ seq: Int) {
    self.seq = max(self.seq, seq)
    session.emit(Self.declared.state, seq, "change", "native", [], RouterState(tabs: [], seq: seq).json)
  }
}

/// A design that shows nothing and offers the module.
@MainQueue
final class GapDesign: NavigationDesign {
  nonisolated static let description = DesignDescription(name: "gap")
  nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    [GapModule.implementation]
  }

  init(host: NativeHost) {}
}
