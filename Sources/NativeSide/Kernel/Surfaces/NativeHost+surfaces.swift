internal import HeadlessUIKit
internal import Shared

extension NativeHost {
  /// Starts a view's React root in the script context that runs; without one nothing is started.
  func run(_ view: RCTSurfaceHostingView) {
    guard let session else { return }
    let (name, componentId) = (view.moduleName, view.componentId)
    let surface = RCTSurface(rootTag: makeRootTag(), moduleName: name, componentId: componentId, session: session)
    view.attach(surface) { [unowned self] frame, safeArea in
      guard surface.session != nil else { return }
      sendLayout(of: surface, frame: frame, safeArea: safeArea)
    }
    session.surfaces.insert(surface)
    expectMount(of: surface, in: session)
    wire.callFunction(session.peer, "AppRegistry", "runApplication") { writer in
      writer.value(name)
      writer.object {
        writer.key("rootTag")
        writer.value(surface.rootTag)
        writer.key("initialProps")
        writer.object {
          writer.key("componentId")
          writer.value(componentId)
        }
      }
    }
    trace?.record(.surface, subject: name, action: "run", id: componentId, bytes: wire.lastBytes)
  }

  /// Holds a virtual clock back until the surface has mounted. A script that leaves one unmounted for `--mount-timeout` is
  /// given up until it mounts again, so that the limit decides on no order of one that does mount; while a command waits
  /// for the surface, the limit is `--render-timeout`. A script that shares the clock sends itself when it has nothing
  /// left to do.
  private func expectMount(of surface: RCTSurface, in session: ScriptSession) {
    guard keeper != nil, !session.sharedClock else { return }
    let now = queue.target.now
    if !session.surfaces.isGivenUp { surface.expectedUntil = now + .milliseconds(Double(configuration.mountTimeout)) }
    surface.holdsClockUntil = now + .milliseconds(Double(configuration.renderTimeout))
    session.surfaces.watchClock(of: surface, on: queue)
  }

  /// Tells script a surface's frame and safe area, in window coordinates (protocol §5).
  private func sendLayout(of surface: RCTSurface, frame: CGRect, safeArea: UIEdgeInsets) {
    guard let session = surface.session else { return }
    wire.notify(session.peer, "surface/layout") { writer in
      writer.object {
        writer.key("rootTag")
        writer.value(surface.rootTag)
        writer.key("frame")
        writer.array { for number in frame.numbers { writer.value(number) } }
        writer.key("safeArea")
        writer.array { for number in safeArea.numbers { writer.value(number) } }
      }
    }
  }
}

extension CGRect {
  /// x, y, width, height: the wire's order.
  var numbers: [Double] { [x, y, width, height] }
}

extension UIEdgeInsets {
  /// top, left, bottom, right: the wire's order.
  var numbers: [Double] { [top, left, bottom, right] }
}
