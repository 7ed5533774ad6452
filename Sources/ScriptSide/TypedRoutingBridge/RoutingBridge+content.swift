internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
package import NavbridgeVocabulary
package import NavbridgeWire
package import ScriptSide

/// The content of the bridge's screens, as drivers read and touch it (protocol §5, 'Touches').
extension RoutingBridge {
  package func surfaceStarted(rootTag: Int, componentId: String, _ properties: JSONValue) {
    guard screens[componentId] != nil else { return }
    surfaces[rootTag] = ScreenSurface(componentId: componentId)
  }

  package func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) { surfaces[rootTag]?.layOut(layout) }

  package func surfaceEnded(rootTag: Int) { surfaces[rootTag] = nil }

  package func content(rootTag: Int) -> JSON? {
    guard let surface = surfaces[rootTag], let mounted = screens[surface.componentId] else { return nil }
    return surface.tree(of: mounted.screen)
  }

  package func touched(_ touch: SurfaceTouch) -> SurfacePoint? {
    let tag = Int(touch.place.rootTag)
    guard touch.place.hostTag == nil, let surface = surfaces[tag], let mounted = screens[surface.componentId],
      let (place, tapped) = surfaces[tag]?.follow(touch, mounted.screen.links)
    else { return nil }
    if let tapped, let router = mounted.router {
      tapped.tap(in: router)
      // The commands that follow are sent before the answer to the finger.
      router.tree.render()
    }
    return place
  }
}

/// A screen that a native stack shall show.
@ScriptThread
enum WantedScreen {
  case mounted(MountedScreen)
  /// The content of a column, or of a tab, for which there is no route yet. A native stack is never empty.
  case placeholder

  var route: AnyRoute {
    switch self {
    case .mounted(let screen): screen.route
    case .placeholder: AnyRoute(NativeScreenRoute(Self.placeholderName))
    }
  }

  /// The screen's number within its tree. Numbers of mounted screens begin at 1.
  var id: Int { if case .mounted(let screen) = self { screen.id } else { 0 } }

  /// The component's name of a placeholder.
  static let placeholderName = "navbridge.Placeholder"
}
