internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// Applies the mounting transactions of scripts to the device's native components (react-native-host §2).
@MainQueue
final class RCTMountingManager: HostPart {
  init(host: NativeHost) {}

  nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(inPlace: SurfaceMessages.mount) { session, params throws(RPCError) in
        let mutations = try ComponentMutation.read(params["mutations"] ?? .null)
        try session.part(RCTComponentViewRegistry.self).perform(mutations, in: params["rootTag"]?.int ?? 0)
      },
      .handle(SurfaceMessages.command) { session, _, tag, command, arguments in
        session.part(RCTComponentViewRegistry.self)[tag]?.handleCommand(command, arguments ?? [])
      },
      .handle(SurfaceMessages.listens) { session, _, tag, event, listens in
        session.part(RCTComponentViewRegistry.self)[tag]?.setListens(to: event, listens)
      },
      .handle(SurfaceMessages.scrolled) { session, _, tag, offset, inset, adjusts in
        session.part(RCTComponentViewRegistry.self)[tag]?
          .contentDidScroll(to: offset, inset: inset, isAdjusted: adjusts)
      },
      .handle(SurfaceMessages.pulled) { session, _, tag, distance in
        session.part(RCTComponentViewRegistry.self)[tag]?.contentWasPulled(by: distance)
      },
    ]
  }
}

/// The native components of one script context, by React's tags.
@MainQueue
final class RCTComponentViewRegistry: SessionPart {
  private unowned let session: ScriptSession
  private var views: [Int64: RCTComponentView] = [:]
  /// The components that lie in a surface, and in no other component, by the surface's root tag.
  private var roots: [Int64: [RCTComponentView]] = [:]

  init(session: ScriptSession) { self.session = session }

  subscript(tag: Int64) -> RCTComponentView? { views[tag] }

  /// Performs the mutations of a transaction one after the other, and then notifies the components that have changed.
  ///
  /// Throws -32602 for the first mutation that names a component that does not exist; those before it are performed. The
  /// components of a surface that does not run any more can only be deleted.
  func perform(_ mutations: [ComponentMutation], in rootTag: Int64) throws(RPCError) {
    guard let surface = session.surfaces[rootTag] else {
      var deleted: Set<Int64> = []
      for case .delete(let tag) in mutations { if let view = views[tag] { delete(view, noting: &deleted) } }
      roots[rootTag] = nil
      return
    }
    var changed: OrderedDictionary<Int64, Bool> = [:]
    var deleted: Set<Int64> = []
    defer {
      for (tag, childrenChanged) in changed {
        views[tag]?.mountingTransactionDidMount(childrenChanged: childrenChanged)
      }
    }
    for mutation in mutations {
      switch mutation {
      case .create(let tag, let name, let props):
        guard let type = session.host.componentViews[name] else { throw .noComponent(name) }
        guard views[tag] == nil else { throw .usedTag(tag, name) }
        let view = type.init(MountedComponent(tag: tag, name: name, surface: surface))
        views[tag] = view
        view.set(props)
        changed[tag] = true
      case .props(let tag, let props):
        try find(tag).set(props)
        changed[tag] = changed[tag] ?? false
      case .layout(let tag, let frame):
        try find(tag).setReactFrame(CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        changed[tag] = changed[tag] ?? false
      case .children(let tag, let tags):
        var children: [RCTComponentView] = []
        for tag in tags { children.append(try find(tag)) }
        if tag == rootTag {
          replaceRoots(children, in: surface)
        } else {
          try find(tag).replaceChildren(children)
          changed[tag] = true
        }
      case .delete(let tag):
        if deleted.contains(tag) { continue }
        let view = try find(tag)
        if let around = view.reactSuperview {
          around.takeOut(view)
          changed[around.tag] = true
        } else {
          takeOut(view, of: rootTag)
        }
        delete(view, noting: &deleted)
      }
    }
  }

  /// Deletes a component with those in it, and adds their tags to a set.
  private func delete(_ view: RCTComponentView, noting deleted: inout Set<Int64>) {
    // Components of a script may lie in each other very deeply, or in a circle.
    var found = [view]
    deleted.insert(view.tag)
    var next = 0
    while next < found.count {
      let around = found[next]
      next += 1
      for child in around.reactSubviews where child.reactSuperview === around {
        if deleted.insert(child.tag).inserted { found.append(child) }
      }
    }
    for each in found.reversed() {
      each.delete()
      views[each.tag] = nil
    }
  }

  /// Takes a component out of the view of a surface, if it lies in no other component.
  private func takeOut(_ view: RCTComponentView, of rootTag: Int64) {
    guard let index = roots[rootTag]?.firstIndex(where: { $0 === view }) else { return }
    roots[rootTag]?.remove(at: index)
    view.removeFromSuperview()
  }

  private func find(_ tag: Int64) throws(RPCError) -> RCTComponentView {
    guard let view = views[tag] else { throw .noComponent(tagged: tag) }
    return view
  }

  /// Puts components into the view of a surface.
  private func replaceRoots(_ children: [RCTComponentView], in surface: RCTSurface) {
    for child in roots[surface.rootTag] ?? [] where !children.contains(where: { $0 === child }) {
      child.removeFromSuperview()
    }
    roots[surface.rootTag] = children
    for (index, child) in children.enumerated() { surface.view?.insertSubview(child, at: index) }
  }

  /// Ends all components, because React's views have ended with the context.
  func sessionDidEnd() {
    let ended = views
    (views, roots) = ([:], [:])
    for tag in ended.keys.sorted() { ended[tag]?.delete() }
  }
}

extension RPCError {
  fileprivate static func noComponent(_ name: String) -> RPCError {
    RPCError(
      .invalidParams,
      "\(SurfaceMessages.mount.name): there is no native component '\(cut: name)'. The answer to initialize lists them in "
        + "'components'.")
  }

  fileprivate static func noComponent(tagged tag: Int64) -> RPCError {
    RPCError(.invalidParams, "\(SurfaceMessages.mount.name): there is no component with the tag \(tag).")
  }

  fileprivate static func usedTag(_ tag: Int64, _ name: String) -> RPCError {
    RPCError(
      .invalidParams,
      "\(SurfaceMessages.mount.name): the tag \(tag) of a new component '\(cut: name)' is that of another one.")
  }
}
