internal import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The module by which the script side controls the scroll views of native screens, by their testIDs
/// (layout-guides §12). Each method resolves with the resulting insets and offset.
@MainQueue
package final class DCFLayout: NativeModule {
  private nonisolated static let declared = DCFLayoutDeclaration.declared

  package nonisolated static let implementation = ModuleImplementation(
    of: DCFLayoutDeclaration.self,
    methods: [
      .promise(declared.setContentInset) { (module: DCFLayout, promise, viewId, contentInset) in
        guard let inset = UIEdgeInsets(numbers: contentInset.json) else {
          return promise.reject(
            RPCError(
              .invalidParams,
              "DCFLayout.setContentInset: the argument 'contentInset' must be four numbers: top, left, bottom, right."))
        }
        module.change(viewId, promise) { $0.contentInset = inset }
      },
      .promise(declared.setAutomaticallyAdjustContentInsets) { (module: DCFLayout, promise, viewId, isAutomatic) in
        module.change(viewId, promise) { $0.automaticallyAdjustContentInsets = isAutomatic }
      },
      .promise(declared.refreshContentInset) { (module: DCFLayout, promise, viewId) in
        module.change(viewId, promise) { $0.refreshContentInset() }
      },
      .promise(declared.scrollToPosition) { (module: DCFLayout, promise, viewId, x, y, animated) in
        module.change(viewId, promise) { $0.scrollToPosition(CGPoint(x: x, y: y), animated: animated) }
      },
      .promise(declared.scrollToTop) { (module: DCFLayout, promise, viewId, animated) in
        module.change(viewId, promise) { $0.scrollToTop(animated: animated) }
      },
      .promise(declared.scrollToBottom) { (module: DCFLayout, promise, viewId, animated) in
        module.change(viewId, promise) { $0.scrollToBottom(animated: animated) }
      },
      .promise(declared.flashScrollIndicators) { (module: DCFLayout, promise, viewId) in
        module.change(viewId, promise) { $0.flashScrollIndicators() }
      },
    ],
    make: { DCFLayout($0) })

  private unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }

  private func change(_ viewId: String, _ promise: Promise, _ change: (DCFScrollView) -> Void) {
    guard let view = session.host.part(DCFLayoutPublisher.self).scrollView(viewId) else {
      return promise.reject(
        RPCError(
          .rejected, "There is no scroll view with the testID '\(cut: viewId)' in a native screen.",
          data: ["code": "VIEW_NOT_FOUND", "userInfo": [:]]))
    }
    change(view)
    promise.resolve(.object(view.insets))
  }
}

/// Layout guides for native screens that scroll.
package enum DCFLayoutLibrary: NativeLibrary {
  package static let modules = [DCFLayout.implementation]
}
