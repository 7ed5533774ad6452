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
          data: ["code": ModuleCode.viewNotFound.json, "userInfo": [:]]))
    }
    change(view)
    promise.resolve(.object(view.insets))
  }
}

/// Layout guides for native screens that scroll.
package enum DCFLayoutLibrary {
  package static let modules = [DCFLayout.implementation]
}

/// The lengths of a controller's two guides, in points.
public struct LayoutGuidePair: Sendable, Equatable {
  /// The length of the upper guide, in points.
  public let top: Double
  /// The length of the lower guide, in points.
  public let bottom: Double

  /// Guides without a length.
  public static let zero = LayoutGuidePair(top: 0, bottom: 0)

  /// Both lengths are in points.
  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}

/// The controller whose guides apply to a view, and the insets that follow from them (layout-guides §7).
@MainQueue
struct LayoutGuideSource {
  let controller: UIViewController
  /// True when the controller provides its guides by `DCFViewControllerProtocol`. Otherwise UIKit's guides are used.
  let isByProtocol: Bool
  let guides: LayoutGuidePair
  /// The part of the guides that overlaps the view's host.
  let insets: UIEdgeInsets

  /// - Parameter root: The controller's view.
  /// - Parameter host: The child of `root` that contains the view. Nil for `root` itself and for a direct child of it.
  init(_ controller: UIViewController, root: UIView, host: UIView?) {
    self.controller = controller
    let own = controller as? any DCFViewControllerProtocol
    isByProtocol = own != nil
    let top = own?.currentTopLayoutGuide ?? controller.topLayoutGuide
    let bottom = own?.currentBottomLayoutGuide ?? controller.bottomLayoutGuide
    guides = LayoutGuidePair(top: top.length, bottom: bottom.length)
    let whole = UIEdgeInsets(top: guides.top, left: 0, bottom: guides.bottom, right: 0)
    insets = host.map { whole.reaching(into: $0.frame, of: root.bounds.size) } ?? whole
  }
}
