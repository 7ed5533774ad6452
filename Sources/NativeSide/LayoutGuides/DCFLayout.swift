internal import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
internal import NavbridgeWire

/// The module by which the script side controls the scroll views of native screens, by their testIDs
/// (layout-guides §12). Each method resolves with the resulting insets and offset.
@MainQueue
package final class DCFLayout: NativeModule {
  package nonisolated static let declaration = ModuleDeclaration(
    name: "DCFLayout",
    methods: [
      .promise("setContentInset", [.init("viewId", .text), .init("contentInset", .array)]) {
        (module: DCFLayout, arguments, promise) in
        guard let inset = UIEdgeInsets(numbers: arguments.json(1)) else {
          return promise.reject(
            RPCError(
              .invalidParams,
              "DCFLayout.setContentInset: the argument 'contentInset' must be four numbers: top, left, bottom, right."))
        }
        module.change(arguments.text(0), promise) { $0.contentInset = inset }
      },
      .promise("setAutomaticallyAdjustContentInsets", [.init("viewId", .text), .init("isAutomatic", .flag)]) {
        (module: DCFLayout, arguments, promise) in
        let isAutomatic = arguments[1]?.bool ?? true
        module.change(arguments.text(0), promise) { $0.automaticallyAdjustContentInsets = isAutomatic }
      },
      .promise("refreshContentInset", [.init("viewId", .text)]) { (module: DCFLayout, arguments, promise) in
        module.change(arguments.text(0), promise) { $0.refreshContentInset() }
      },
      .promise(
        "scrollToPosition",
        [.init("viewId", .text), .init("x", .number), .init("y", .number), .init("animated", .flag)]
      ) { (module: DCFLayout, arguments, promise) in
        let offset = CGPoint(x: arguments[1]?.double ?? 0, y: arguments[2]?.double ?? 0)
        let isAnimated = arguments[3]?.bool ?? true
        module.change(arguments.text(0), promise) { $0.scrollToPosition(offset, animated: isAnimated) }
      },
      .promise("scrollToTop", [.init("viewId", .text), .init("animated", .flag)]) {
        (module: DCFLayout, arguments, promise) in
        let isAnimated = arguments[1]?.bool ?? true
        module.change(arguments.text(0), promise) { $0.scrollToTop(animated: isAnimated) }
      },
      .promise("scrollToBottom", [.init("viewId", .text), .init("animated", .flag)]) {
        (module: DCFLayout, arguments, promise) in
        let isAnimated = arguments[1]?.bool ?? true
        module.change(arguments.text(0), promise) { $0.scrollToBottom(animated: isAnimated) }
      },
      .promise("flashScrollIndicators", [.init("viewId", .text)]) { (module: DCFLayout, arguments, promise) in
        module.change(arguments.text(0), promise) { $0.flashScrollIndicators() }
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
