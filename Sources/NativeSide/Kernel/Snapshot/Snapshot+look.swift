package import HeadlessUIKit
package import NavbridgeWire
internal import OrderedCollections

/// The look of bars and texts, in the terms of the options where an option exists.
extension Snapshot {
  package func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// Returns `#RRGGBB`. A snapshot that is to be drawn has the colour of the appearance in force, and `#RRGGBBAA` for one
  /// that is not opaque.
  package func color(_ color: UIColor?) -> JSON { text(hasLook ? color.map(seen) : color?.description) }

  package func attributes(_ attributes: UITextAttributes) -> JSONObject {
    [
      "color": color(attributes.foregroundColor), "fontFamily": text(attributes.font?.familyName),
      "fontSize": attributes.font.map { .double($0.pointSize) } ?? .null,
      "fontWeight": text(attributes.font?.weight.rawValue),
    ]
  }

  /// The background of a bar. `style` is opaque, translucent, transparent or color.
  package func background(_ background: UIBarBackground) -> JSONObject {
    let (style, shown): (String, UIColor?) =
      switch background {
      case .opaque: ("opaque", nil)
      case .translucent: ("translucent", nil)
      case .transparent: ("transparent", .clear)
      case .color(let color): ("color", color)
      }
    return ["style": .string(style), "color": color(shown), "translucent": .bool(background == .translucent)]
  }

  /// The line under a bar.
  package func border(_ shadow: UIBarShadow) -> JSON {
    if case .color(let shown) = shadow { return ["visible": true, "color": color(shown)] }
    return ["visible": .bool(shadow != .none), "color": .null]
  }

  /// The look of a stack's bar over the visible screen.
  package func appearance(_ appearance: UINavigationBarAppearance) -> JSONObject {
    [
      "background": .object(background(appearance.background)), "border": border(appearance.shadow),
      "title": .object(attributes(appearance.titleTextAttributes)),
      "largeTitle": .object(attributes(appearance.largeTitleTextAttributes)),
    ]
  }

  package func tabBarLook(_ bar: UITabBar) -> JSONObject {
    let look = bar.appearance
    return [
      "background": .object(background(look.background)), "hideShadow": .bool(bar.clipsToBounds),
      "barStyle": text(look.barStyle?.rawValue),
      "border": look.border.map { ["color": color($0.color), "width": .double($0.width)] } ?? .null,
      "shadow": [
        "color": color(look.shadow.color), "radius": look.shadow.radius.map { .double($0) } ?? .null,
        "opacity": look.shadow.opacity.map { .double($0) } ?? .null,
      ],
    ]
  }
}
