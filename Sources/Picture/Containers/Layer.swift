internal import NavbridgeWire

/// The root of a window, or what is presented over it.
struct Layer {
  let node: JSON
  let frame: Rect
  /// UIKit's name of the presentation. Nil for the root.
  let style: String?
  let transition: String
  /// The part of its way that has been drawn: 0 for what is not there yet, 1 at rest.
  let shown: Double

  init(_ node: JSON, isRoot: Bool, screen: Rect) {
    self.node = node
    frame = Rect(node["frame"]) ?? screen
    style = isRoot ? nil : node["presentationStyle"]?.string ?? "fullScreen"
    transition = node["transitionStyle"]?.string ?? "coverVertical"
    let progress = max(0, min(1, node["motion"]?["progress"]?.double ?? 1))
    shown =
      isRoot || node["motion"] == nil ? 1 : node["motion"]?["operation"]?.string == "dismiss" ? 1 - progress : progress
  }

  var isSheet: Bool { style == "pageSheet" || style == "formSheet" }

  /// True for a sheet that lies before the whole width of a phone, with its presenter pushed back.
  func isCard(on shape: DeviceShape) -> Bool { isSheet && !shape.isPad && frame.y > 0 }

  /// True where the presenter is darkened.
  var dims: Bool { isSheet || style == "popover" }

  /// True for a layer through which the one below shines.
  var isClear: Bool { style == "overFullScreen" || style == "overCurrentContext" || style == "custom" }
}

extension Painter {
  func layers(of window: JSON) -> [Layer] {
    let root = window["root"].flatMap { $0.isNull ? nil : Layer($0, isRoot: true, screen: shape.screen) }
    let presented = (window["presented"]?.array ?? []).map { Layer($0, isRoot: false, screen: shape.screen) }
    return (root.map { [$0] } ?? []) + presented
  }

  /// Draws the layers from the lowest to the topmost.
  func draw(layers: [Layer], isOverlay: Bool) {
    for (index, layer) in layers.enumerated() {
      let above = layers[(index + 1)...].filter { $0.isCard(on: shape) && $0.shown > 0 }
      let pushedBack = above.reduce(0) { $0 + $1.shown }
      if layer.dims, layer.shown > 0 {
        canvas.rect(shape.screen, Ink(rgb: 0, alpha: (palette.isDark ? 0.48 : 0.2) * layer.shown))
      }
      let place = Surroundings(isClear: layer.style == nil ? isOverlay : layer.isClear, isRaised: layer.isSheet)
      guard pushedBack > 0, let next = above.first else {
        draw(layer, place)
        continue
      }
      // A presenter of sheets lies behind them: smaller, darker, ten points higher, with the sheet's corners.
      let scale = 1 - pushedBack * 32 / shape.screen.width
      let top = layer.frame.y + (next.frame.y - 10 - layer.frame.y) * next.shown
      let radius = shape.radius + (10 - shape.radius) * next.shown
      let clip = canvas.clip(layer.frame, Corners(layer.isSheet ? 10 : radius))
      group(
        dy: top - layer.frame.y, scaleX: scale, scaleY: scale, about: (layer.frame.midX, layer.frame.y), clip: clip
      ) {
        draw(layer, place)
      }
    }
  }

  private func draw(_ layer: Layer, _ place: Surroundings) {
    guard layer.style != nil else { return draw(node: layer.node, place) }
    let rest = 1 - layer.shown
    if layer.isSheet || layer.style == "popover" {
      // From iOS 26 on a sheet has the corners of the screen.
      let radius = shape.hasGlass ? max(10, shape.radius) : 10
      let corners = shape.isPad || layer.style == "popover" ? Corners(10) : Corners(top: radius)
      let clip = canvas.clip(layer.frame, corners)
      return group(dy: rest * (shape.screen.bottom - layer.frame.y), clip: clip) { draw(node: layer.node, place) }
    }
    guard rest > 0 else { return draw(node: layer.node, place) }
    switch layer.transition {
    case "crossDissolve": group(opacity: layer.shown) { draw(node: layer.node, place) }
    case "flipHorizontal":
      // A turn about the vertical axis is seen as a width that comes from nothing.
      group(scaleX: max(0.001, layer.shown), about: (layer.frame.midX, 0)) { draw(node: layer.node, place) }
    default: group(dy: rest * (shape.screen.bottom - layer.frame.y)) { draw(node: layer.node, place) }
    }
  }
}
