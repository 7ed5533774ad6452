package import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

extension Snapshot {
  /// Describes the labels, controls and scroll views of a native controller, as they lie in its view (protocol §9).
  ///
  /// - Parameter withChildren: True when the views of child view controllers belong to the description.
  package func views(of controller: UIViewController, withChildren: Bool) -> JSON {
    .array(controller.viewIfLoaded.map { elements(in: $0, withChildren: withChildren) } ?? [])
  }

  private func elements(in view: UIView, withChildren: Bool) -> [JSON] {
    view.subviews.flatMap { inner -> [JSON] in
      guard withChildren || inner.controller == nil else { return [] }
      return (element(inner).map { [$0] } ?? []) + elements(in: inner, withChildren: withChildren)
    }
  }

  private func element(_ view: UIView) -> JSON? {
    let scroll = scrollView(of: view)
    guard scroll != nil || view is UILabel || view is UIControl else { return nil }
    var node: JSONObject = [
      "class": .string("\(Swift.type(of: view))"), "text": text(view.shownText),
      "testID": text(view.accessibilityIdentifier), "frame": .numbers(frame(of: view).numbers),
      "enabled": .bool(scroll?.isScrollEnabled ?? (view as? UIControl)?.isEnabled ?? true),
    ]
    if let scroll {
      node["contentInset"] = .numbers(scroll.contentInset.numbers)
      node["contentOffset"] = .numbers([scroll.contentOffset.x, scroll.contentOffset.y])
      node["contentSize"] = .numbers([scroll.contentSize.width, scroll.contentSize.height])
      node["indicatorFlashes"] = .int(Int64(scroll.indicatorFlashes))
      node["scrollIndicatorInsets"] = .numbers(scroll.scrollIndicatorInsets.numbers)
    }
    (view as? any SnapshotDescribing)?.describe(in: &node, of: self)
    return .object(node)
  }

  /// Returns the scroll view that a view is or wraps. Nil for one that is wrapped, because its owner stands for it.
  private func scrollView(of view: UIView) -> UIScrollView? {
    if let owner = view as? any ScrollViewOwner { return owner.scrollView }
    return view.superview is any ScrollViewOwner ? nil : view as? UIScrollView
  }
}

extension RCTSurfaceHostingView: SnapshotDescribing {
  /// Adds the root's tag, as long as there is a root.
  package func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    if let rootTag { node["rootTag"] = .int(rootTag) }
    snapshot.describeContent(in: &node)
  }
}

extension Snapshot {
  /// Answers a request for a snapshot, with React's trees of the visible surfaces if they are asked for and the script
  /// describes them.
  ///
  /// - Parameters:
  ///   - components: the tag of the view whose components of React are described in full; nil for no components.
  ///   - answer: makes the answer of the tree.
  static func answer<Answer>(
    _ host: NativeHost, componentId: String? = nil, withReact: Bool, look: Bool, components: Int? = nil,
    _ reply: DriverReply<Answer>,
    _ answer: @escaping (JSON) -> Answer
  ) throws(RPCError) {
    guard withReact, host.session?.touches == true else {
      return host.wire.resolve(reply, answer(try Snapshot(host, look: look).answer(componentId: componentId)))
    }
    try Snapshot.withReact(host, componentId: componentId, look: look, components: components) { snapshot in
      do throws(RPCError) {
        host.wire.resolve(reply, answer(try snapshot.get().answer(componentId: componentId)))
      } catch {
        host.wire.reject(reply, error)
      }
    }
  }

  /// Makes a snapshot with React's trees of the visible surfaces, which the script describes.
  ///
  /// - Parameter completion: gets the snapshot, or the reason for which the script has not described its content.
  static func withReact(
    _ host: NativeHost, componentId: String? = nil, look: Bool, components: Int? = nil,
    completion: @escaping @MainQueue (Result<Snapshot, RPCError>) -> Void
  ) throws(RPCError) {
    let finger = Finger(host)
    let contents =
      if let componentId {
        try Snapshot(host, look: look).find(componentId).viewIfLoaded.map(finger.reactContents) ?? []
      } else {
        finger.reactContents
      }
    let trees = SurfaceTrees.Collection { result in
      completion(result.map { Snapshot(host, trees: $0, look: look) })
    }
    let describesModals = host.session?.scrolls ?? false
    trees.collect(
      contents.filter { $0.place.hostTag == nil || describesModals }, host.part(SurfaceTrees.self), look: look,
      components: components)
  }
}
