internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire
internal import OrderedCollections

extension NativeHost {
  /// Starts the React root of a view in the current script context. Without a context it does nothing.
  ///
  /// - Parameters:
  ///   - properties: The root's initial properties beside its component id.
  ///   - passesComponentId: False for a root whose component gets no id, as those of React Native's own root view.
  package func run(
    _ view: RCTSurfaceHostingView, properties: JSONObject = JSONObject(), passesComponentId: Bool = true
  ) {
    guard let session else { return }
    let (name, componentId) = (view.moduleName, view.componentId)
    var initialProps = properties
    if passesComponentId { initialProps["componentId"] = .string(componentId) }
    let surface = RCTSurface(
      rootTag: makeRootTag(), moduleName: name, componentId: componentId, properties: initialProps, session: session)
    view.attach(surface) { [unowned self] frame, safeArea in
      guard surface.session != nil else { return }
      sendLayout(of: surface, frame: frame, safeArea: safeArea)
    }
    session.surfaces.insert(surface)
    expectMount(of: surface, in: session)
    wire.callFunction(session.peer, .runApplication) { writer in
      writer.value(name)
      writer.object {
        writer.key("rootTag")
        writer.value(surface.rootTag)
        writer.key("initialProps")
        writer.value(surface.properties)
        if let shownBy = view.shownBy {
          writer.key("shownBy")
          writer.value(shownBy)
        }
      }
    }
    trace?.surfaceRuns(surface.rootTag, name, id: componentId, bytes: wire.lastBytes)
  }

  /// Holds a virtual clock back until the surface has mounted. A script that leaves a surface unmounted for
  /// `--mount-timeout` is not waited for until it mounts a surface again. The limit therefore does not affect the order
  /// of events of a script that does mount. While a command waits for the surface, the limit is `--render-timeout`. A
  /// script that shares the clock reports when it has nothing left to do, so the clock is not held back for it here.
  private func expectMount(of surface: RCTSurface, in session: ScriptSession) {
    guard clockDriver != nil, !session.sharedClock else { return }
    let now = queue.target.now
    if !session.surfaces.isGivenUp { surface.expectedUntil = now + .milliseconds(Double(configuration.mountTimeout)) }
    surface.holdsClockUntil = now + .milliseconds(Double(configuration.renderTimeout))
    session.surfaces.watchClock(of: surface, on: queue)
  }

  /// Sends the script side the frame and the safe area of a surface, in window coordinates (protocol §5).
  private func sendLayout(of surface: RCTSurface, frame: CGRect, safeArea: UIEdgeInsets) {
    guard let session = surface.session else { return }
    wire.notify(
      session.peer, SurfaceMessages.layout, surface.rootTag, SIMD4(frame.x, frame.y, frame.width, frame.height),
      SIMD4(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right))
  }
}

extension RCTSurface {
  private var host: NativeHost { NativeHost.of(owner) }

  /// Runs `work` with React's next mount. A mounted screen is laid out by the transition that calls this method, and
  /// then mounts again. The script does not report that second mount, so the next turn is used instead. Otherwise the
  /// mount of any surface is sufficient, as on iOS. If no mount comes within the render limit, `work` runs without it,
  /// and a diagnostic is recorded.
  package func afterNextMount(_ work: @escaping @MainQueue @Sendable () -> Void) {
    guard let session, !isMounted else { return host.application.async(work) }
    // Otherwise the work would count as a consequence of the surface that mounts next.
    let work = host.keepingCause(work)
    guard !host.configuration.faithfulHangs else {
      _ = session.surfaces.afterNextMount(work)
      return
    }
    let limit = Guarded<TimeLimit?>(nil)
    let giveUp = session.surfaces.afterNextMount {
      limit.withLock { $0 = nil }
      work()
    }
    let (host, name, milliseconds) = (host, moduleName, host.configuration.renderTimeout)
    let timeLimit = host.renderLimit {
      host.diagnostics.record(
        "noMount",
        "A transition to '\(cut: name)' began without React's mount, which has not come in \(milliseconds) ms.")
      giveUp()
    }
    limit.withLock { $0 = timeLimit }
  }
}
